import type { Entry } from '#src/device/outbox-entry.ts';
import { lastInstant, newestReply } from '#src/domain/conversation.ts';
import type { Home } from '#src/domain/home.ts';
import { stateOf } from './messages.ts';

/** The newest message of a home, one that is still to be sent included, or null for none. `entries` are those of all homes. */
export function lastMessageOf(home: Home, entries: readonly Entry[]) {
  const last = entries.findLast(({ lane, write }) => lane === home.id && write.kind === 'reply');
  if (last?.write.kind === 'reply')
    return { from: null, reply: last.write.text, time: last.at, state: stateOf(last, entries) };
  const newest = newestReply(home);
  // One without a time came after the last that has one.
  return newest && { ...newest, time: newest.time ?? lastInstant(home.replies), state: 'sent' as const };
}

/** The homes with a message, the newest message first. `unsent` are the messages that the server does not have yet. */
export function recentFirst(homes: readonly Home[], unsent: readonly Entry[]): Home[] {
  return homes
    .flatMap((home) => {
      const last = lastMessageOf(home, unsent);
      if (!last) return [];
      // The agent may have replied since a message was refused.
      return [{ home, at: Math.max(last.time ?? 0, lastInstant(home.replies) ?? 0) }];
    })
    .toSorted((a, b) => b.at - a.at)
    .map(({ home }) => home);
}
