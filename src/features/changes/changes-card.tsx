import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChanges } from '#src/api/use-changes.ts';
import { homeIn } from '#src/api/homes.ts';
import { meQuery } from '#src/api/user.ts';
import { useHomes } from '#src/api/use-homes.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ChangeRow } from './change-row.tsx';
import classes from './changes-card.module.css';

/** How many rows stand there at first (a phone shows `few`), and at most. */
const rows = { few: 3, first: 5, most: 50 };

/** "Since you last looked": what changed of all homes, the newest first. */
export function ChangesCard() {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const { changes, since, markSeen } = useChanges();
  const homes = useHomes();
  const { data: me } = useQuery(meQuery);
  const [open, setOpen] = useState(false);
  const shown = changes.slice(0, open ? rows.most : rows.first);
  const rest = changes.length - rows.most;
  const title = useRef<HTMLSpanElement>(null);
  const seen = async () => {
    await markSeen();
    setOpen(false);
    // The button goes with what it was for.
    title.current?.focus();
  };
  return (
    <Card
      className={classes['card']}
      title={
        <span ref={title} tabIndex={-1} className={classes['title']}>
          {t('title')}
        </span>
      }
      action={
        changes.length > 0 && (
          <button type="button" className={`link ${classes['seen']}`} onClick={() => void seen()}>
            {t('markSeen')}
          </button>
        )
      }
    >
      <p className="muted small" role="status">
        {changes.length > 0
          ? t('lead', { count: changes.length, time: format.dateTime(since) })
          : t('none', { time: format.dateTime(since) })}
      </p>
      {changes.length === 0 ? (
        <div className={classes['none']}>
          <BellOff size={24} aria-hidden />
          <p>{t('noneHint')}</p>
        </div>
      ) : (
        <ul className={classes['rows']} data-open={open || undefined}>
          {shown.map((change) => {
            const home = homeIn(homes, change.homeId);
            return (
              home && (
                <ChangeRow
                  key={`${change.homeId} ${change.kind}`}
                  change={change}
                  home={home}
                  agentName={me?.agent?.firstName ?? null}
                />
              )
            );
          })}
        </ul>
      )}
      {open && rest > 0 && <p className="muted small">{t('more', { count: rest })}</p>}
      {changes.length > rows.few && (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes['all'] ?? ''}
          data-always={changes.length > rows.first || undefined}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? t('fewer') : t('all', { amount: format.number(changes.length) })}
        </Button>
      )}
    </Card>
  );
}
