import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChanges } from '#src/api/use-changes.ts';
import { homeIn } from '#src/api/homes.ts';
import { useHomes } from '#src/api/use-homes.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { NothingYet } from '#src/ui/nothing-yet.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { ChangeRow } from './change-row.tsx';
import classes from './changes-card.module.css';
import { useMomentText } from './use-moment-text.ts';

/** How many rows show at first, and how many each press adds. */
const rows = { first: 3, added: 50 };

/** "Since you last looked": what changed, newest first. */
export function ChangesCard() {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const momentText = useMomentText();
  const now = useNow();
  const { changes, since, markSeen } = useChanges();
  const homes = useHomes();
  const [most, setMost] = useState(rows.first);
  const open = most > rows.first;
  const rest = changes.length - most;
  const title = useRef<HTMLSpanElement>(null);
  const seen = async () => {
    await markSeen();
    setMost(rows.first);
    // The button disappears, so move the focus to the title.
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
          <button type="button" className={`link off-paper ${classes['seen']}`} onClick={() => void seen()}>
            {t('markSeen')}
          </button>
        )
      }
    >
      {since !== null && (
        <p className="muted small" role="status">
          {changes.length > 0
            ? t('lead', { count: changes.length, when: momentText(since, now) })
            : t('none', { when: momentText(since, now) })}
        </p>
      )}
      {changes.length === 0 ? (
        <NothingYet icon={Bell} text={t('noneHint')} />
      ) : (
        <ul className={classes['rows']}>
          {changes.slice(0, most).map((change) => {
            const home = homeIn(homes, change.homeId);
            return home && <ChangeRow key={`${change.homeId} ${change.kind}`} change={change} home={home} />;
          })}
        </ul>
      )}
      {open && rest > 0 && (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes['all']}
          onClick={({ currentTarget }) => {
            // The button disappears with the last part.
            if (rest <= rows.added) (currentTarget.nextElementSibling as HTMLElement | null)?.focus();
            setMost(most + rows.added);
          }}
        >
          {t('more', { count: rest })}
        </Button>
      )}
      {changes.length > rows.first && (
        <Button
          variant="subtle"
          size="compact-md"
          className={`off-paper ${classes['all']}`}
          aria-expanded={open}
          onClick={() => setMost(open ? rows.first : rows.added)}
        >
          {open ? t('fewer') : t('all', { amount: format.number(changes.length) })}
        </Button>
      )}
    </Card>
  );
}
