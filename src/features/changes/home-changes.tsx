import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useChanges } from '#src/api/use-changes.ts';
import type { Change } from '#src/domain/changes.ts';
import { Card } from '#src/ui/card.tsx';
import classes from './home-changes.module.css';
import { useToldChange } from './use-told-change.tsx';

/** What changed of one home since the buyer last looked; nothing where nothing did. */
export function HomeChanges({ id }: { id: string }) {
  const { t } = useTranslation('changes');
  const { changes } = useChanges();
  // That the home itself is new is told by its badge.
  const here = changes.filter(({ homeId, kind }) => homeId === id && kind !== 'new');
  if (here.length === 0) return null;
  return (
    <Card>
      <h2>{t('here')}</h2>
      <p className="small muted">{t('title')}</p>
      <ul className={classes['rows']}>
        {here.map((change) => (
          <Row key={change.kind} change={change} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ change }: { change: Change }) {
  const { text, value, when } = useToldChange(change);
  // Its conversation has what a reply says; both values show what else has changed.
  if (change.kind === 'reply')
    return (
      <li className={classes['row']}>
        <span className="small muted">{when}</span>
        <Link to="/app/comments" search={{ id: change.homeId }} className={classes['link']}>
          {value}
        </Link>
      </li>
    );
  return (
    <li className={classes['row']}>
      <span className="small muted">
        <span className={when === null ? undefined : 'visually-hidden'}>{text} </span>
        {when}
      </span>
      {value}
    </li>
  );
}
