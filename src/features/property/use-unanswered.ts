import { useKnownMe } from '#src/api/use-me.ts';
import { useTurnOf } from '#src/api/use-turns.ts';
import { useEntries } from '#src/api/use-writes.ts';
import { newestReply } from '#src/domain/conversation.ts';
import type { Home, Reply } from '#src/domain/home.ts';

/** The agent's newest message while it is the buyer's turn; null if it is not, if an answer is on its way, and without a linked agent. */
export function useUnanswered(home: Home): Reply | null {
  const turn = useTurnOf()(home);
  const me = useKnownMe();
  const isAnswered = useEntries().some(
    ({ lane, write, state }) => lane === home.id && write.kind === 'reply' && state !== 'refused' && state !== 'parked',
  );
  return turn?.of === 'buyer' && !isAnswered && me?.agent !== null ? newestReply(home) : null;
}
