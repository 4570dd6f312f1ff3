import * as z from 'zod/mini';
import { isAlike } from '../domain/conversation.ts';
import { isSame } from '../domain/same.ts';
import { mergeWrites, supersede, type Write, writeSchema } from '../domain/write.ts';
import { randomId } from './random-id.ts';

/**
 * - `waiting`: kept on this device until its turn and time come.
 * - `sending`: on its way.
 * - `refused`: the server said no. It stays until the person tries again, discards or replaces it.
 * - `parked`: the server does not know the call, or failed at it again and again. It stays on this device, lets those behind it pass, and is
 *   tried again at the next visit, when the network is back, or when the person asks for it.
 * - `unclear`: a message that may have arrived. The person says whether to send it again.
 */
const entryState = z.enum(['waiting', 'sending', 'refused', 'parked', 'unclear']);

/** A stretch of time in milliseconds since 1970. Both ends are kept, so that a clock that has been set back does not prolong it. */
const span = { since: z.number(), until: z.number() };

/**
 * Kept with an entry that did not get through to the server: until then nothing of the whole outbox is sent, in any tab, and after it one
 * entry at a time, until one gets through.
 */
const gateSchema = z.object({
  ...span,
  /** How many tries in a row have failed. */
  count: z.number(),
  /** The server asked for the pause. */
  asked: z.boolean(),
});
export type Gate = z.output<typeof gateSchema>;

/** Raised when an older version of the portal would send or keep entries wrongly: it leaves newer ones alone. */
export const version = 2;

const entrySchema = z.object({
  version: z.optional(z.literal([1, version])),
  id: z.string(),
  /** The id of the home that it belongs to. */
  lane: z.string(),
  write: writeSchema,
  state: entryState,
  /** When it was made or another write joined it, in milliseconds since 1970. */
  at: z.number(),
  /** When it may be sent, in milliseconds since 1970. */
  notBefore: z.number(),
  attempts: z.number(),
  /** How many times the server failed at it. */
  failures: z.optional(z.number()),
  /** The server's words for a refusal. */
  reason: z.nullable(z.string()),
  gate: z.optional(gateSchema),
  /** The entry is not sent again in this time, whatever happens: it may still arrive, or another tab may be sending it. */
  hold: z.optional(z.object(span)),
});
export type Entry = z.output<typeof entrySchema>;

/** Whether the server failed at it so often that it waits for the person. */
export const isGivenUp = ({ state, failures }: Entry) => state === 'parked' && Boolean(failures);

/** Entries as they were stored; one that cannot be read is left out. Unchanged entries that are `known` keep their identity. */
export function readEntries(stored: unknown, known: readonly Entry[] = []): Entry[] {
  if (!Array.isArray(stored)) return [];
  const knownBy = new Map<unknown, Entry>(known.map((entry) => [entry.id, entry]));
  const entries: Entry[] = [];
  for (const value of stored as unknown[]) {
    const before = knownBy.get((value as Partial<Entry> | null)?.id);
    const entry = before && isSame(before, value) ? before : entrySchema.safeParse(value).data;
    if (entry) entries.push(entry);
  }
  return entries;
}

/** Entries that cannot be read. They are kept for the newer version of the portal that left them. */
export function foreignEntries(stored: unknown): unknown[] {
  if (!Array.isArray(stored)) return [];
  return (stored as unknown[]).filter(
    (value) => typeof value === 'object' && value !== null && 'lane' in value && !entrySchema.safeParse(value).success,
  );
}

/**
 * Adds entries, except those that are known. Each joins the last entry of its lane where both may be sent as one and that one has not been
 * sent yet. The part of a refused entry that an added one replaces is removed, because a later retry would bring the older value back. An
 * added entry that is being sent removes the same part of those that wait.
 */
export function withEntries(known: readonly Entry[], added: readonly Entry[]): Entry[] {
  const entries: (Entry | null)[] = [...known];
  const knownIds = new Set(known.map(({ id }) => id));
  // Positions by lane, so that adding thousands of entries goes through the known ones once.
  const positions = new Map<string, number[]>(added.map(({ lane }) => [lane, []]));
  for (const [index, { lane }] of known.entries()) positions.get(lane)?.push(index);
  for (const entry of added) {
    if (knownIds.has(entry.id)) continue;
    const lane = positions.get(entry.lane) ?? [];
    for (const index of lane) {
      const earlier = entries[index];
      if (!earlier || (earlier.state !== 'refused' && !(isOpen(earlier) && entry.state === 'sending'))) continue;
      const write = supersede(earlier.write, entry.write);
      entries[index] = write && { ...earlier, write };
    }
    const index = lane.findLast((position) => entries[position]) ?? -1;
    const last = entries[index];
    const merged = last && isOpen(last) && isOpen(entry) ? mergeWrites(last.write, entry.write) : null;
    // Later than before, even if the clock says otherwise: see `withoutSettled` and `rebaseEntries`.
    const at = Math.max(entry.at, (last?.at ?? 0) + 1);
    if (last && merged) entries[index] = { ...withoutFailures(last), write: merged, at, notBefore: entry.notBefore };
    else lane.push(entries.push(at === entry.at ? entry : { ...entry, at }) - 1);
  }
  return entries.filter((entry) => entry !== null);
}

/** Removes the marks of those homes that were never sent, because the server already has what they say. */
export function withoutUnsentMarks(entries: readonly Entry[], lanes: ReadonlySet<string>): Entry[] {
  const isMark = ({ lane, write }: Entry) => lanes.has(lane) && write.kind === 'mark';
  const marks = Map.groupBy(entries.filter(isMark), ({ lane }) => lane);
  return entries.filter(
    (entry) => !isMark(entry) || entry.state !== 'waiting' || entry.attempts > 0 || marks.get(entry.lane)?.length !== 1,
  );
}

/** Whether another write may join it. */
const isOpen = ({ state }: Entry) => state === 'waiting' || state === 'parked';

/** An entry as it was when it left the outbox. Its write is known to the tabs that were open then. */
export type Settled = Pick<Entry, 'id' | 'at'> & Partial<Pick<Entry, 'lane' | 'write'>>;

export function settledIn(before: readonly Entry[], after: readonly Entry[]): Settled[] {
  const left = new Set(after.map(({ id }) => id));
  return before.flatMap(({ id, at, lane, write }) => (left.has(id) ? [] : [{ id, at, lane, write }]));
}

/**
 * The entries without those that are settled and without what these replace of older ones, which a tab without a database may still have.
 * A write that has joined one of them since is still to be sent.
 */
export function withoutSettled(entries: readonly Entry[], settled: readonly Settled[]): Entry[] {
  const settledAt = new Map(settled.map(({ id, at }) => [id, at]));
  const left = entries.filter(({ id, at }) => at > (settledAt.get(id) ?? Number.NEGATIVE_INFINITY));
  const replacing = Map.groupBy(settled, ({ lane }) => lane);
  return left.flatMap((entry) => {
    const later = replacing.get(entry.lane)?.filter(({ at }) => at > entry.at) ?? [];
    return isOpen(entry) && later.length > 0 ? (withoutReplaced(entry, later) ?? []) : [entry];
  });
}

interface States {
  stored: readonly Entry[];
  /** The stored entries before this page went on in memory. */
  base: readonly Entry[];
  mine: readonly Entry[];
  gone: readonly Settled[];
}

/**
 * The stored entries with the changes that this page made in memory. Another tab may have changed them meanwhile, and they may have some of
 * this page's changes: the database can commit a write after it was given up.
 */
export function rebaseEntries({ stored, base, mine, gone }: States): Entry[] {
  const baseBy = new Map(base.map((entry) => [entry.id, entry]));
  const mineBy = new Map(mine.map((entry) => [entry.id, entry]));
  const kept = withoutSettled(stored, gone).flatMap((theirs) => {
    const before = baseBy.get(theirs.id);
    const own = mineBy.get(theirs.id);
    if (own) return [before && isSame(before, own) ? theirs : joined(theirs, own)];
    return before && theirs.at <= before.at ? [] : [theirs];
  });
  // An entry that is not stored any more has been settled in another tab. It stays where a write has joined it here since.
  const known = new Set(kept.map(({ id }) => id));
  const added = mine.filter(({ id, at }) => !known.has(id) && at > (baseBy.get(id)?.at ?? Number.NEGATIVE_INFINITY));
  // Neither tab knew of the other's: the newer of two writes is the last.
  return withEntries(
    [],
    [...kept, ...added].toSorted((one, other) => one.at - other.at),
  );
}

/** One entry as two tabs have it. */
function joined(theirs: Entry, own: Entry): Entry {
  const [older, newer] = theirs.at > own.at ? [own, theirs] : [theirs, own];
  return { ...newer, write: mergeWrites(older.write, newer.write) ?? newer.write };
}

/** An entry that the server failed at too often gets another try once the person has changed it. */
const withoutFailures = (entry: Entry): Entry =>
  isGivenUp(entry) ? { ...entry, state: 'waiting', failures: 0, reason: null } : entry;

/** In milliseconds. No `notBefore` is set further ahead. */
export const longestBackOff = 30_000;

/** The longest wait before the next try, in milliseconds: 1 s, 2 s, 4 s … at most 30 s. */
export const backOff = (attempts: number) => Math.min(longestBackOff, 1000 * 2 ** Math.max(0, attempts - 1));

/** Anything up to the longest wait, so that the devices that failed together do not come back together. */
const jittered = (longest: number) => Math.round(Math.random() * longest);

/** How often the server may fail at one entry before it is parked. */
const mostFailures = 5;

/** How long a message that was given up waiting for may take to arrive, in milliseconds. */
const lateness = 60_000;

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

/**
 * The entry without what the writes behind it replace, or null if that is all of it. They are sent before it now, and a later try must not
 * bring the older values back.
 */
function withoutReplaced(entry: Entry, behind: readonly Settled[]): Entry | null {
  let write: Write | null = entry.write;
  for (const later of behind)
    if (write && later.write && later.lane === entry.lane) write = supersede(write, later.write);
  return write && { ...entry, write };
}

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

function gateAfter(retryAfter: number | null, { entries, now }: { entries: readonly Entry[]; now: number }): Gate {
  const shut = shutGate(entries, now);
  // It was sent together with the entry that shut the gate, so it is not another failed try.
  if (shut && retryAfter === null) return shut;
  const count = shut?.count ?? 1 + Math.max(0, ...gatesOf(entries).map((gate) => gate.count));
  const until = Math.max(shut?.until ?? 0, now + (retryAfter ?? 0) + jittered(backOff(count)));
  return { since: now, until, count, asked: retryAfter !== null };
}

export const gatesOf = (entries: readonly Entry[]): Gate[] => entries.flatMap(({ gate }) => gate ?? []);

export const isIn = ({ since, until }: { since: number; until: number }, now: number) => since <= now && now < until;

/** The gate that lets nothing through now, the longest of several; null if there is none. */
export function shutGate(entries: readonly Entry[], now: number): Gate | null {
  const shut = gatesOf(entries).filter((gate) => isIn(gate, now));
  return shut.reduce<Gate | null>((longest, gate) => (longest && longest.until >= gate.until ? longest : gate), null);
}

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

/** The server has answered that the message did not arrive, so the next try need not search for it. */
const asUnsent = (write: Write): Write => (write.kind === 'reply' ? { kind: 'reply', text: write.text } : write);

/** No answer is awaited any more. */
const withoutPost = (write: Write): Write => (write.kind === 'reply' ? { ...write, postedAt: undefined } : write);

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

/** Adds an arrived message to the counts of those with the same words and an unknown outcome: see `alikeBefore` in conversation.ts. */
const countArrival =
  (arrived: Entry) =>
  (entry: Entry): Entry => {
    const { lane, write } = entry;
    if (lane !== arrived.lane || arrived.write.kind !== 'reply' || write.kind !== 'reply') return entry;
    if (write.alikeBefore === undefined || !isAlike(write.text, arrived.write.text)) return entry;
    return { ...entry, write: { ...write, alikeBefore: write.alikeBefore + 1 } };
  };

export const entryFor = (lane: string, write: Write, now: number, delay: number): Entry => ({
  version,
  id: randomId(),
  lane,
  write,
  state: 'waiting',
  at: now,
  notBefore: now + delay,
  attempts: 0,
  reason: null,
});
