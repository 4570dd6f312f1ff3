import { Check, Clock, type LucideIcon, MessageSquareReply } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTurnOf } from '#src/api/use-turns.ts';
import { lateSince } from '#src/domain/conversation.ts';
import type { Home } from '#src/domain/home.ts';
import { agentState, type User } from '#src/domain/user.ts';
import { useFormat } from '#src/i18n/format.ts';
import classes from './conversation-row.module.css';
import type { MessageState } from './messages.ts';
import { stateIcons, useStateWords } from './use-state-words.ts';

type Tone = 'yours' | 'late' | 'bad';

const tones: Partial<Record<MessageState, Tone>> = { kept: 'late', unclear: 'late', failed: 'bad' };

interface Props {
  home: Home;
  state: MessageState;
  me: User;
  now: number;
}

export function ConversationState({ home, state, me, now }: Props) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const wordsFor = useStateWords();
  const turn = useTurnOf()(home);
  if (state !== 'sent') return <Line tone={tones[state]} icon={stateIcons[state]} text={wordsFor({ state })} />;
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

function Line({ tone, icon: Icon, text }: { tone?: Tone | undefined; icon: LucideIcon; text: string }) {
  return (
    <span className={classes['state']} data-tone={tone}>
      <Icon size={16} />
      <span>{text}</span>
    </span>
  );
}
