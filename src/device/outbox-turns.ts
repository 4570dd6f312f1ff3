import { type Entry, gatesOf, isIn, longestWait, shutGate } from './outbox-entry.ts';

const isHeld = ({ hold }: Entry, now: number) => hold !== undefined && isIn(hold, now);

/** When an entry may be sent. A time further ahead than any wait comes from a clock that has been set back since. */
function readyAt({ notBefore, hold }: Entry, now: number): number {
  const ready = notBefore > now + longestWait ? now : notBefore;
  return hold && isIn(hold, now) ? Math.max(ready, hold.until) : ready;
}

/**
 * The first entry of each lane that may be sent now. An entry that waits holds back those behind it; one that a tab left half sent when it
 * died is due once its hold is over. While it is not known whether anything gets through, only one is: the one that was tried least.
 */
export function dueEntries(entries: readonly Entry[], now: number): Entry[] {
  if (shutGate(entries, now)) return [];
  const lanes = new Set<string>();
  const due = entries.filter((entry) => {
    if ((entry.state !== 'waiting' && entry.state !== 'sending') || lanes.has(entry.lane)) return false;
    lanes.add(entry.lane);
    return (entry.state === 'sending' && !isHeld(entry, now)) || readyAt(entry, now) <= now;
  });
  return gatesOf(entries).length > 0 ? due.toSorted((a, b) => a.attempts - b.attempts).slice(0, 1) : due;
}

/** Those first that belong to homes with something that was typed or scored: a thousand archived homes must not hold a message up. */
export function urgentFirst(due: readonly Entry[], entries: readonly Entry[]): Entry[] {
  const urgent = new Set(
    entries.flatMap(({ lane, write }) => (write.kind === 'reply' || write.kind === 'answer' ? [lane] : [])),
  );
  return due.toSorted((a, b) => Number(urgent.has(b.lane)) - Number(urgent.has(a.lane)));
}

/** Whether an entry waits because the server has not taken it, or one that goes before it. */
export function isDelayed(entry: Entry, entries: readonly Entry[]): boolean {
  if (entry.state !== 'waiting') return false;
  const isTriedAgain = ({ lane, state, attempts }: Entry) =>
    lane === entry.lane && attempts > 0 && (state === 'waiting' || state === 'sending');
  return gatesOf(entries).length > 0 || entries.slice(0, entries.indexOf(entry) + 1).some(isTriedAgain);
}

/** Milliseconds until another entry may be sent, or null where none waits for its time. */
export function nextIn(entries: readonly Entry[], now: number): number | null {
  const shut = shutGate(entries, now);
  if (shut) return shut.until - now;
  let next: number | null = null;
  for (const entry of entries) {
    const ready = readyAt(entry, now);
    if ((entry.state === 'waiting' || isHeld(entry, now)) && ready > now)
      next = Math.min(next ?? longestWait, ready - now);
  }
  return next;
}
