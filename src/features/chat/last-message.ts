import type { Entry } from '#src/device/outbox-entry.ts';
import { fold } from '#src/domain/fold.ts';
import { newestReply, type Home, type Reply } from '#src/domain/home.ts';

/** What was said last in a home's conversation, a message that is still to be sent included; null where nothing was. */
export type LastMessage = Pick<Reply, 'from' | 'reply' | 'time'> & { pending: boolean };

export function lastMessageOf(home: Home, pending: readonly Entry[]): LastMessage | null {
  const waiting = pending.findLast(({ lane }) => lane === home.id);
  if (waiting?.write.kind === 'reply')
    return { from: null, reply: waiting.write.text, time: waiting.at, pending: true };
  const newest = newestReply(home);
  return newest && { ...newest, pending: false };
}

/** The homes in which something was said, the newest first. */
export function recentFirst(homes: readonly Home[], pending: readonly Entry[]): Home[] {
  return homes
    .flatMap((home) => {
      const last = lastMessageOf(home, pending);
      return last ? [{ home, at: last.time ?? Number.NEGATIVE_INFINITY }] : [];
    })
    .toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1))
    .map(({ home }) => home);
}

/** Whether a home is one that was searched for; `wanted` is folded. */
export const fits = ({ address, mls }: Home, wanted: string) =>
  [address, mls].some((text) => text !== null && fold(text).includes(wanted));
