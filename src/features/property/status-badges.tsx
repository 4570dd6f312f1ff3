import { useTranslation } from 'react-i18next';
import { marketTone } from '#src/domain/market-status.ts';
import { isNew, type Home } from '#src/domain/home.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { useNow } from '#src/ui/use-now.ts';
import classes from './home-detail.module.css';

export function StatusBadges({ home }: { home: Home }) {
  const { t } = useTranslation('home');
  const now = useNow();
  const format = useHomeFormat();
  const market = home.marketStatus;
  return (
    <span className={classes['badges']}>
      {home.propStatus === 'hidden' && <Badge>{t('status.hidden')}</Badge>}
      {isNew(home, now) && <Badge tone="info">{t('new')}</Badge>}
      {market && <Badge tone={marketTone(market)}>{format.market(market)}</Badge>}
    </span>
  );
}
