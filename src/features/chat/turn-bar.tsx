import { Check, Clock, CloudCheck, CloudOff, Info, type LucideIcon, MessageSquareReply } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkDone, useTurnOf } from '#src/api/use-turns.ts';
import { lateSince } from '#src/domain/conversation.ts';
import type { Home } from '#src/domain/home.ts';
import { agentState, type User } from '#src/domain/user.ts';
import { useFormat } from '#src/i18n/format.ts';
import { isFirstClick } from '#src/ui/is-first-click.ts';
import { useNow } from '#src/ui/use-now.ts';
import { NoAgent } from './no-agent.tsx';
import classes from './turn-bar.module.css';
import { useConnection } from './use-connection.ts';

interface Props {
  home: Home;
  me: User;
  /** The state of the messages that the server may not have. One that may have arrived counts as kept. */
  unsent: 'sending' | 'kept' | null;
}

/**
 * The line above the composer: that there is no connection, why nobody can answer, or whose turn it is. If nothing is left to answer,
 * the buyer may mark the conversation as done.
 */
export function TurnBar({ home, me, unsent }: Props) {
  const { t } = useTranslation('chat');
  const connection = useConnection();
  return (
    <>
      <div role="status">
        {connection === 'offline' && (
          <Bar tone="caution" icon={CloudOff}>
            {t(globalThis.isSecureContext ? 'connection.offline' : 'connection.offlineOverHttp')}
          </Bar>
        )}
        {connection === 'back' && (
          <Bar tone="good" icon={CloudCheck}>
            {t('connection.back')}
          </Bar>
        )}
      </div>
      {connection === 'online' &&
        (agentState(me) === 'linked' ? (
          <Turn home={home} me={me} unsent={unsent} />
        ) : (
          <Bar icon={Info}>
            <NoAgent me={me} />
          </Bar>
        ))}
    </>
  );
}

function Turn({ home, me, unsent }: Props) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const now = useNow();
  const name = me.agent?.firstName ?? t('agent');
  const turn = useTurnOf()(home);
  const markDone = useMarkDone();
  // The message says that it is not sent yet, or may have arrived: it is nobody's turn.
  if (unsent === 'kept') return null;
  if (unsent === 'sending')
    return (
      <Bar tone="plain" icon={Clock}>
        {t('turn.agents')}
      </Bar>
    );
  if (!turn) return null;
  const late = lateSince(turn, now);
  const done = turn.canBeDone && (
    <button type="button" onClick={(event) => isFirstClick(event) && markDone(home, turn.of !== 'nobody')}>
      {t(turn.of === 'nobody' ? 'turn.reopen' : 'turn.markDone')}
    </button>
  );
  switch (turn.of) {
    case 'buyer':
      return (
        <Bar icon={MessageSquareReply} action={done}>
          {turn.canBeDone ? t('turn.yours') : t('turn.buyer', { name })}
        </Bar>
      );
    case 'agent':
      return (
        <Bar tone={late === null ? 'plain' : 'caution'} icon={Clock} action={done}>
          {late === null ? t('turn.agents') : t('turn.agentSince', { name, date: format.day(late, now) })}
        </Bar>
      );
    case 'nobody':
      return (
        <Bar tone="plain" icon={Check} action={done}>
          {t('turn.done')}
        </Bar>
      );
  }
}

interface BarProps {
  tone?: 'info' | 'caution' | 'good' | 'plain';
  icon: LucideIcon;
  children: ReactNode;
  action?: ReactNode;
}

function Bar({ tone = 'info', icon: Icon, children, action }: BarProps) {
  return (
    <div className={`${classes['bar']} tint-${tone}`} data-tone={tone}>
      <Icon size={20} />
      <p className="fill">{children}</p>
      {action}
    </div>
  );
}
