import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useChanges } from '#src/api/changes.ts';
import { meQuery } from '#src/api/user.ts';
import type { Change } from '#src/domain/changes.ts';
import { Card } from '#src/ui/card.tsx';
import classes from './home-changes.module.css';
import told from './told-change.module.css';
import { useToldChange } from './use-told-change.tsx';

/** What changed of one home since the buyer last looked; nothing where nothing did. */
export function HomeChanges({ id }: { id: string }) {
  const { t } = useTranslation('changes');
  const { changes } = useChanges();
  const { data: me } = useQuery(meQuery);
  // That the home itself is new is told by its badge.
  const here = changes.filter(({ homeId, kind }) => homeId === id && kind !== 'new');
  if (here.length === 0) return null;
  return (
    <Card>
      <h2>{t('here')}</h2>
      <p className="small muted">{t('title')}</p>
      <ul className={classes['rows']}>
        {here.map((change) => (
          <Row key={change.kind} change={change} agentName={me?.agent?.firstName ?? null} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ change, agentName }: { change: Change; agentName: string | null }) {
  const { text, value, when } = useToldChange(change, agentName);
  const isReply = change.kind === 'reply';
  return (
    <li className={classes['row']}>
      <p className={`muted small ${isReply ? told['quote'] : ''}`}>
        <bdi>
          {isReply ? (
            <Link to="/app/comments" search={{ id: change.homeId }} className={classes['link']}>
              {text}
            </Link>
          ) : (
            text
          )}
        </bdi>
        {when && <span className={told['ago']}> · {when}</span>}
      </p>
      {value}
    </li>
  );
}
