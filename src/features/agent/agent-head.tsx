import { Link } from '@tanstack/react-router';
import { Clock, Pencil, UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownHomes } from '#src/api/use-homes.ts';
import { useTurnOf } from '#src/api/use-turns.ts';
import { useSignedIn } from '#src/api/signed-in.ts';
import { useMe } from '#src/api/use-me.ts';
import { agentWroteAt } from '#src/domain/conversation.ts';
import { agentState, fullName } from '#src/domain/user.ts';
import { useFormat } from '#src/i18n/format.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { useNow } from '#src/ui/use-now.ts';
import classes from './agent.module.css';

const agentForm = { to: '/app/settings', hash: 'agent' } as const;

/** The agent: linked, awaited or not set. Outside the settings it links to the form there. */
export function AgentHead({ inSettings = false }: { inSettings?: boolean }) {
  const { t } = useTranslation('agent');
  const format = useFormat();
  const now = useNow();
  const me = useMe();
  const { userId } = useSignedIn();
  const homes = useKnownHomes()?.items;
  const wroteAt = useMemo(() => homes && agentWroteAt(homes, userId), [homes, userId]);
  const turnOf = useTurnOf();
  const turns = useMemo(() => homes?.filter((home) => turnOf(home)?.of === 'agent').length, [homes, turnOf]);
  const name = me.agent && (fullName(me.agent) ?? me.agent.email ?? me.agentEmail);
  const { title, line, avatar } = {
    linked: {
      title: name,
      line: turns ? t('turns', { count: turns }) : wroteAt && t('wrote', { when: format.ago(wroteAt, now) }),
      avatar: <Avatar name={name ?? ''} />,
    },
    awaited: { title: t('awaited'), line: <bdi className="ltr">{me.agentEmail}</bdi>, avatar: <Avatar icon={Clock} /> },
    none: { title: t('add'), line: inSettings ? null : t('addHint'), avatar: <Avatar icon={UserPlus} /> },
  }[agentState(me)];
  const person = (
    <>
      <b>{title}</b>
      {/* Null means that there is nothing to say; undefined that the homes are not loaded yet. */}
      {line !== null && <span className="muted small">{line}</span>}
    </>
  );
  return (
    <div className={classes['head']}>
      {avatar}
      <div className="fill">
        <h2 className="muted small">{t('title')}</h2>
        {inSettings ? (
          <div className={classes['person']}>{person}</div>
        ) : (
          <Link {...agentForm} className={classes['person']}>
            {person}
          </Link>
        )}
      </div>
      {!inSettings && agentState(me) !== 'none' && (
        <ActionIcon
          renderRoot={(props) => <Link {...props} {...agentForm} />}
          variant="subtle"
          size={32}
          className={classes['edit']}
          aria-label={t('edit')}
        >
          <Pencil size={20} />
        </ActionIcon>
      )}
    </div>
  );
}
