import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useChanges } from '#src/api/use-changes.ts';
import type { Change } from '#src/domain/changes.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { ChangeAge } from './change-age.tsx';
import classes from './home-changes.module.css';
import { useChangeText } from './use-change-text.tsx';

export function HomeChanges({ id }: { id: string }) {
  const { t } = useTranslation('changes');
  const { changes } = useChanges();
  // A badge already says that the home is new.
  const here = changes.filter(({ homeId, kind }) => homeId === id && kind !== 'new');
  if (here.length === 0) return null;
  return (
    <Card className="off-paper">
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
  const { text, values } = useChangeText(change);
  // The conversation has the text of a reply.
  if (change.kind === 'reply')
    return (
      <li className={classes['row']}>
        <ChangeAge changedAt={change.changedAt} />
        <Link to="/app/comments" search={{ id: change.homeId }} className={classes['link']}>
          <Badge tone="info">{text}</Badge>
        </Link>
      </li>
    );
  return (
    <li className={classes['row']}>
      <span className="visually-hidden">{text} </span>
      <ChangeAge changedAt={change.changedAt} />
      {values}
    </li>
  );
}
