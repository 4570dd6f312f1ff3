import { ArrowRight, Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChanges } from '#src/api/use-changes.ts';
import { homeIn } from '#src/api/homes.ts';
import { useKnownHomes } from '#src/api/use-homes.ts';
import type { Change } from '#src/domain/changes.ts';
import { marketOf } from '#src/domain/market-status.ts';
import { useMarketText } from '#src/i18n/market-text.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/button.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { NewsPopover } from './news-popover.tsx';
import classes from './news-popover.module.css';
import { NewsRow } from './news-row.tsx';

const shown = 8;

/** Homes newly shared, and changed prices and statuses, since the buyer last looked. New replies are among the messages. */
export function Notifications({ beside }: { beside: boolean }) {
  const { t } = useTranslation('shell');
  const { changes, markSeen } = useChanges();
  const news = changes.filter(({ kind }) => kind !== 'reply');
  return (
    <NewsPopover
      icon={Bell}
      beside={beside}
      title={t('notifications.title')}
      label={news.length > 0 ? t('notifications.new', { count: news.length }) : t('notifications.title')}
      marked={news.length > 0}
      action={
        news.length > 0 && (
          <Button variant="subtle" size="compact-md" onClick={() => void markSeen()}>
            {t('notifications.markSeen')}
          </Button>
        )
      }
    >
      {(close) =>
        news.length === 0 ? (
          <p className={classes['empty']}>{t('notifications.none')}</p>
        ) : (
          <ul className={classes['list']}>
            {news.slice(0, shown).map((change) => (
              <ChangeNews key={`${change.homeId}/${change.kind}`} change={change} onOpen={close} />
            ))}
          </ul>
        )
      }
    </NewsPopover>
  );
}

function ChangeNews({ change, onOpen }: { change: Change; onOpen: () => void }) {
  const { t } = useTranslation(['shell', 'home']);
  const format = useFormat();
  const now = useNow();
  const marketText = useMarketText();
  const home = homeIn(useKnownHomes(), change.homeId);
  if (!home) return null;
  const values =
    change.kind === 'price'
      ? [format.money(change.from), format.money(change.to)]
      : change.kind === 'status'
        ? [marketText(marketOf(change.from)), marketText(marketOf(change.to))]
        : null;
  return (
    <NewsRow home={home} to="/app/listing/detail" badge={change.kind === 'new' && t('home:new')} onOpen={onOpen}>
      <span className={classes['text']}>
        {values ? (
          <>
            <span className="visually-hidden">{t(`shell:notifications.${change.kind as 'price' | 'status'}`)} </span>
            <s>{values[0]}</s>
            <ArrowRight size={16} className="mirrored" aria-hidden />
            <b>{values[1]}</b>
          </>
        ) : (
          t('shell:notifications.shared')
        )}
        {change.changedAt !== null && ` · ${format.ago(change.changedAt, now)}`}
      </span>
    </NewsRow>
  );
}
