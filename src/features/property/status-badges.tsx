import { useTranslation } from 'react-i18next';
import { marketStatus } from '#src/domain/market-status.ts';
import { isNew, type Home } from '#src/domain/home.ts';
import { Badge } from '#src/ui/badge.tsx';
import { useNow } from '#src/ui/use-now.ts';
import classes from './detail.module.css';

/** The home's market status, and whether it is new or archived. */
export function StatusBadges({ home }: { home: Home }) {
  const { t } = useTranslation('home');
  const now = useNow();
  const status = marketStatus(home.marketStatus);
  return (
    <span className={classes['badges']}>
      {home.propStatus === 'hidden' && <Badge>{t('status.hidden')}</Badge>}
      {isNew(home, now) && <Badge tone="info">{t('new')}</Badge>}
      {home.marketStatus && (
        <Badge tone={status === 'active' ? 'good' : 'caution'}>
          {status ? t(`market.${status}`) : home.marketStatus}
        </Badge>
      )}
    </span>
  );
}
