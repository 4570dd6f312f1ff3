import { isAlike } from '../domain/conversation.ts';
import type { Write } from '../domain/write.ts';
import { backOff, jittered } from './back-off.ts';
import { type Entry, version } from './outbox-entry.ts';
import { gateAfter, isIn } from './outbox-gate.ts';
import { withoutReplaced } from './outbox-merge.ts';

/**
 * How an attempt to send an entry ended:
 * - `sent`.
 * - `later`: the server failed at it. It is tried again after a back-off, a few times.
 * - `unreached`: nothing would get through now; `retryAfter` is the pause that the server asked for, in milliseconds.
 * - `refused`, with the server's words. `mayHaveArrived` where the server failed after it had perhaps taken a message.
 * - `parked`: the server does not know the call.
 * - `unclear`: a message may have arrived, and has been sent often enough.
 * - `stopped`: the person is not signed in any more.
 * `isLate` where a message may still arrive.
 */
export type Outcome =
  | { is: 'sent' }
  | { is: 'later' | 'parked' | 'unclear' }
  | { is: 'stopped'; isLate?: boolean }
  | { is: 'refused'; reason?: string | null; mayHaveArrived?: boolean }
  | { is: 'unreached'; retryAfter?: number | null; isLate?: boolean };

/** How often the server may fail at one entry before it is parked. */
const mostFailures = 5;

/** How long a message that was given up waiting for may take to arrive, in milliseconds. */
const lateness = 60_000;

/** An entry as it was when it was sent: without `at`, with all that has joined it since. */
export type Sent = Pick<Entry, 'id'> & Partial<Pick<Entry, 'at'>>;

export function settleEntry(
  entries: readonly Entry[],
  { id, at = Number.POSITIVE_INFINITY }: Sent,
  outcome: Outcome,
  now: number,
): Entry[] {
  const settled = entries.find((entry) => entry.id === id);
  if (!settled) return [...entries];
  // A tab without a database did not know that it was on its way, and joined something to it: that is still to be sent.
  if (settled.at > at) return entries.map((entry) => (entry === settled ? { ...entry, state: 'waiting' } : entry));
  if (outcome.is === 'sent')
    return entries.filter((entry) => entry !== settled).map((entry) => withoutGate(countArrival(settled)(entry)));
  const next = afterFailure(settled, outcome, { entries, now });
  const passed = next.state === 'refused' || next.state === 'parked';
  const left = passed ? withoutReplaced(next, entries.slice(entries.indexOf(settled) + 1)) : next;
  return entries.flatMap((entry) => (entry === settled ? (left ?? []) : [entry]));
}

/** Adds an arrived message to the counts of those with the same words and an unknown outcome: see `alikeBefore` in conversation.ts. */
const countArrival =
  (arrived: Entry) =>
  (entry: Entry): Entry => {
    const { lane, write } = entry;
    if (lane !== arrived.lane || arrived.write.kind !== 'reply' || write.kind !== 'reply') return entry;
    if (write.alikeBefore === undefined || !isAlike(write.text, arrived.write.text)) return entry;
    return { ...entry, write: { ...write, alikeBefore: write.alikeBefore + 1 } };
  };

const withoutGate = (entry: Entry): Entry => (entry.gate ? { ...entry, gate: undefined } : entry);

type Failure = Exclude<Outcome, { is: 'sent' }>;

function afterFailure(entry: Entry, outcome: Failure, context: { entries: readonly Entry[]; now: number }): Entry {
  const { now } = context;
  const hold = 'isLate' in outcome && outcome.isLate ? { since: now, until: now + lateness } : undefined;
  const answered: Entry = { ...entry, write: withoutPost(entry.write), hold };
  const tried: Entry = { ...answered, attempts: entry.attempts + 1, gate: undefined };
  switch (outcome.is) {
    case 'later': {
      const failures = (entry.failures ?? 0) + 1;
      if (failures >= mostFailures) return { ...tried, state: 'parked', failures };
      return { ...tried, state: 'waiting', failures, notBefore: now + jittered(backOff(failures)) };
    }
    case 'unreached':
      return { ...tried, state: 'waiting', notBefore: now, gate: gateAfter(outcome.retryAfter ?? null, context) };
    case 'unclear':
      return { ...tried, state: 'unclear' };
    case 'stopped':
      return { ...(outcome.isLate ? tried : answered), state: 'waiting' };
    case 'refused':
      return {
        ...tried,
        write: outcome.mayHaveArrived ? tried.write : asUnsent(entry.write),
        state: 'refused',
        reason: outcome.reason ?? null,
      };
    case 'parked':
      return { ...tried, write: asUnsent(entry.write), state: 'parked' };
  }
}

/** The server has answered that the message did not arrive, so the next try need not search for it. */
const asUnsent = (write: Write): Write => (write.kind === 'reply' ? { kind: 'reply', text: write.text } : write);

/** No answer is awaited any more. */
const withoutPost = (write: Write): Write => (write.kind === 'reply' ? { ...write, postedAt: undefined } : write);

/** The entry with its gate opened, unless the server asked for the pause. */
export const opened = (entry: Entry): Entry =>
  entry.gate && !entry.gate.asked ? { ...entry, gate: { ...entry.gate, until: 0 } } : entry;

/** The network may be back: nothing waits for a back-off any more, only for what the server or a late message asks for. */
export const released = (entry: Entry): Entry => ({ ...opened(entry), state: 'waiting', notBefore: 0 });

/** An entry that the person wants to be tried again: it counts as if it had never failed. */
export const retried = (entry: Entry): Entry => ({
  ...released(entry),
  reason: null,
  failures: 0,
  write: entry.write.kind === 'reply' ? { ...entry.write, posts: 0 } : entry.write,
});

/**
 * A due message whose page ended before the answer came, held for a minute from its post: a slow server may still take it. An older version
 * of the portal, which may be sending in another tab, does not say when it posted.
 */
export function heldIfCutOff(entry: Entry, now: number): Entry | null {
  if (entry.write.kind !== 'reply') return null;
  const since = entry.state === 'sending' && entry.version !== version ? now : entry.write.postedAt;
  if (since === undefined) return null;
  const hold = { since, until: since + lateness };
  if (!isIn(hold, now)) return null;
  return { ...entry, state: 'waiting', write: withoutPost(entry.write), attempts: entry.attempts + 1, hold };
}
