import { longestBackOff } from './back-off.ts';
import type { Entry } from './outbox-entry.ts';
import { gatesOf, isIn, shutGate } from './outbox-gate.ts';

/** Entries of one queue are sent in order, one at a time. */
export const queueOf = ({ lane, write }: Entry) => `${lane}/${write.kind}`;

/**
 * Whether an entry is sent after one that was made before it. Scores, marks and messages of a home do not depend on each other; only a
 * deletion follows all of its home, and all of its home follows it.
 */
const follows = (entry: Entry, earlier: Entry) =>
  entry.lane === earlier.lane &&
  (entry.write.kind === earlier.write.kind || entry.write.kind === 'remove' || earlier.write.kind === 'remove');

const isHeld = ({ hold }: Entry, now: number) => hold !== undefined && isIn(hold, now);

/** When an entry may be sent. A time further ahead than any wait comes from a clock that has been set back since. */
function readyAt({ notBefore, hold }: Entry, now: number): number {
  const ready = notBefore > now + longestBackOff ? now : notBefore;
  return hold && isIn(hold, now) ? Math.max(ready, hold.until) : ready;
}

/**
 * The first entry of each queue that may be sent now. An entry that waits holds back those that follow it; one that a tab left half sent when
 * it died is due once its hold is over. While it is not known whether anything gets through, only one is: the one that was tried least.
 */
export function dueEntries(entries: readonly Entry[], now: number): Entry[] {
  if (shutGate(entries, now)) return [];
  const earlierOf = new Map<string, Entry[]>();
  const due = entries.filter((entry) => {
    if (entry.state !== 'waiting' && entry.state !== 'sending') return false;
    const earlier = earlierOf.get(entry.lane) ?? [];
    const isFirst = !earlier.some((other) => follows(entry, other));
    earlierOf.set(entry.lane, earlier);
    earlier.push(entry);
    if (!isFirst) return false;
    return (entry.state === 'sending' && !isHeld(entry, now)) || readyAt(entry, now) <= now;
  });
  return gatesOf(entries).length > 0 ? due.toSorted((a, b) => a.attempts - b.attempts).slice(0, 1) : due;
}

/** Puts messages and answers first: a thousand archived homes must not delay a message. */
export function urgentFirst(due: readonly Entry[]): Entry[] {
  const isUrgent = ({ write }: Entry) => write.kind === 'reply' || write.kind === 'answer';
  return due.toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)));
}

/** Whether an entry waits because the server has not taken it, or one that goes before it. */
export function isDelayed(entry: Entry, entries: readonly Entry[]): boolean {
  if (entry.state !== 'waiting') return false;
  const isTriedAgain = (earlier: Entry) =>
    earlier.attempts > 0 && (earlier.state === 'waiting' || earlier.state === 'sending') && follows(entry, earlier);
  return gatesOf(entries).length > 0 || entries.slice(0, entries.indexOf(entry) + 1).some(isTriedAgain);
}

/** Milliseconds until another entry may be sent, or null if none waits for its time. */
export function nextIn(entries: readonly Entry[], now: number): number | null {
  const shut = shutGate(entries, now);
  if (shut) return shut.until - now;
  let next: number | null = null;
  for (const entry of entries) {
    const ready = readyAt(entry, now);
    if ((entry.state === 'waiting' || isHeld(entry, now)) && ready > now)
      next = Math.min(next ?? longestBackOff, ready - now);
  }
  return next;
}
