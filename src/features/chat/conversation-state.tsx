import { Check, CircleHelp, Clock, type LucideIcon, MessageSquareReply, Smartphone, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTurnOf } from '#src/api/use-turns.ts';
import { lateSince } from '#src/domain/conversation.ts';
import type { Home } from '#src/domain/home.ts';
import { agentState, type User } from '#src/domain/user.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useNow } from '#src/ui/use-now.ts';
import classes from './conversation-row.module.css';
import type { MessageState } from './messages.ts';
import { useStateWords } from './use-state-words.ts';

interface Props {
  home: Home;
  state: MessageState;
  me: User;
}

export function ConversationState({ home, state, me }: Props) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const now = useNow();
  const text = useStateWords()({ state });
  const turn = useTurnOf()(home);
  if (state === 'failed') return <Line tone="bad" icon={TriangleAlert} text={text} />;
  if (state === 'unclear') return <Line tone="late" icon={CircleHelp} text={text} />;
  if (state === 'kept') return <Line tone="late" icon={Smartphone} text={text} />;
  if (state === 'sending') return <Line icon={Clock} text={text} />;
  // Without a linked agent there are no turns.
  if (!turn || agentState(me) !== 'linked') return null;
  const late = lateSince(turn, now);
  switch (turn.of) {
    case 'buyer':
      return <Line tone="yours" icon={MessageSquareReply} text={t('turn.yours')} />;
    case 'agent':
      if (late === null) return <Line icon={Clock} text={t('turn.agents')} />;
      return <Line tone="late" icon={Clock} text={t('turn.agentsSince', { date: format.shortDay(late) })} />;
    case 'nobody':
      return <Line icon={Check} text={t('turn.done')} />;
  }
}

function Line({ tone, icon: Icon, text }: { tone?: 'yours' | 'late' | 'bad'; icon: LucideIcon; text: string }) {
  return (
    <span className={classes['state']} data-tone={tone}>
      <Icon size={16} aria-hidden className={Icon === MessageSquareReply ? 'mirrored' : undefined} />
      <span>{text}</span>
    </span>
  );
}
