import { useKnownMe } from '#src/api/use-me.ts';
import { useTurnOf } from '#src/api/use-turns.ts';
import { newestReply } from '#src/domain/conversation.ts';
import type { Home, Reply } from '#src/domain/home.ts';

/** The agent's newest message while it is the buyer's turn; null if it is not, and without a linked agent. */
export function useUnanswered(home: Home): Reply | null {
  const turn = useTurnOf()(home);
  const me = useKnownMe();
  return turn?.of === 'buyer' && me?.agent !== null ? newestReply(home) : null;
}
