import * as z from 'zod/mini';
import { isAlike } from '../domain/conversation.ts';
import { isSame } from '../domain/same.ts';
import { mergeWrites, supersede, type Write, writeSchema } from '../domain/write.ts';

/**
 * - `waiting`: kept on this device until its turn and time come.
 * - `sending`: on its way.
 * - `refused`: the server said no. It stays until the person tries again, discards or replaces it.
 * - `parked`: the server does not know the call. It stays on this device and is tried again at the next visit.
 */
const entryState = z.enum(['waiting', 'sending', 'refused', 'parked']);

const entrySchema = z.object({
  id: z.string(),
  /** The id of the home that it belongs to. Entries of one lane are sent in order, one at a time. */
  lane: z.string(),
  write: writeSchema,
  state: entryState,
  /** When it was made, in milliseconds since 1970. */
  at: z.number(),
  /** When it may be sent, in milliseconds since 1970. */
  notBefore: z.number(),
  attempts: z.number(),
  /** The server's words for a refusal. */
  reason: z.nullable(z.string()),
});
export type Entry = z.output<typeof entrySchema>;

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

/**
 * Adds entries. Each is merged into the last entry of its lane where both may be sent as one and that one has not been sent yet. What
 * an added write replaces of a refused entry is removed: a later retry would otherwise bring the older value back.
 */
export function withEntries(known: readonly Entry[], added: readonly Entry[]): Entry[] {
  const entries: (Entry | null)[] = [...known];
  // Positions by lane, so that adding thousands of entries goes through the known ones once.
  const positions = new Map<string, number[]>(added.map(({ lane }) => [lane, []]));
  for (const [index, { lane }] of known.entries()) positions.get(lane)?.push(index);
  for (const entry of added) {
    const lane = positions.get(entry.lane) ?? [];
    for (const index of lane) {
      const earlier = entries[index];
      if (earlier?.state !== 'refused') continue;
      const write = supersede(earlier.write, entry.write);
      entries[index] = write && { ...earlier, write };
    }
    const index = lane.findLast((position) => entries[position]) ?? -1;
    const last = entries[index];
    const merged = last?.state === 'waiting' || last?.state === 'parked' ? mergeWrites(last.write, entry.write) : null;
    if (last && merged) entries[index] = { ...last, write: merged, notBefore: entry.notBefore };
    else lane.push(entries.push(entry) - 1);
  }
  return entries.filter((entry) => entry !== null);
}

/** Longer than any delay and any back-off, in milliseconds. */
const longestWait = 30_000;

/** Milliseconds until the next try: 1 s, 2 s, 4 s … at most 30 s. */
export const backOff = (attempts: number) => Math.min(longestWait, 1000 * 2 ** Math.max(0, attempts - 1));

/**
 * How an attempt to send an entry ended: `sent`; `later`, to be tried again after a back-off; `refused` with the server's words; `parked`,
 * as the server does not know the call; `stopped`, as the person is not signed in any more.
 */
export type Outcome =
  | { is: 'sent' }
  | { is: 'later' | 'parked' | 'stopped' }
  | { is: 'refused'; reason: string | null };

/** The entries after an attempt to send one of them. */
export function settleEntry(entries: readonly Entry[], id: string, outcome: Outcome, now: number): Entry[] {
  const settled = entries.find((entry) => entry.id === id);
  if (!settled) return [...entries];
  if (outcome.is === 'sent') return entries.filter((entry) => entry !== settled).map(countArrival(settled));
  const next = afterFailure(settled, outcome, now);
  return entries.map((entry) => (entry === settled ? next : entry));
}

function afterFailure(entry: Entry, outcome: Exclude<Outcome, { is: 'sent' }>, now: number): Entry {
  switch (outcome.is) {
    case 'later': {
      const attempts = entry.attempts + 1;
      return { ...entry, state: 'waiting', attempts, notBefore: now + backOff(attempts) };
    }
    case 'stopped':
      return { ...entry, state: 'waiting' };
    case 'refused':
      return { ...entry, write: asUnsent(entry.write), state: 'refused', reason: outcome.reason };
    case 'parked':
      return { ...entry, write: asUnsent(entry.write), state: 'parked' };
  }
}

/** A message that the server answered for has certainly not arrived, so it need not be counted on the server before the next try. */
const asUnsent = (write: Write): Write => (write.kind === 'reply' ? { kind: 'reply', text: write.text } : write);

/** Counts a message that arrived, for those of the same words whose outcome is not known: see `alikeBefore` in conversation.ts. */
const countArrival =
  (arrived: Entry) =>
  (entry: Entry): Entry => {
    const { lane, write } = entry;
    if (lane !== arrived.lane || arrived.write.kind !== 'reply' || write.kind !== 'reply') return entry;
    if (write.alikeBefore === undefined || !isAlike(write.text, arrived.write.text)) return entry;
    return { ...entry, write: { ...write, alikeBefore: write.alikeBefore + 1 } };
  };

/**
 * Whether an entry's time has come. A tab that died while sending has used up its wait, and a time further ahead than any wait comes
 * from a clock that has been set back since.
 */
const isTime = ({ state, notBefore }: Entry, now: number) =>
  state === 'sending' || notBefore <= now || notBefore > now + longestWait;

/** The first entry of each lane that may be sent now. An entry that waits holds back those behind it. */
export function dueEntries(entries: readonly Entry[], now: number): Entry[] {
  const lanes = new Set<string>();
  return entries.filter((entry) => {
    if ((entry.state !== 'waiting' && entry.state !== 'sending') || lanes.has(entry.lane)) return false;
    lanes.add(entry.lane);
    return isTime(entry, now);
  });
}

/** Milliseconds until another entry may be sent, or null where none waits for its time. */
export function nextIn(entries: readonly Entry[], now: number): number | null {
  let next: number | null = null;
  for (const { state, notBefore } of entries)
    // A timer takes at most 24 days, and what lies further ahead is due already.
    if (state === 'waiting' && notBefore > now) next = Math.min(next ?? longestWait, notBefore - now);
  return next;
}

export const entryFor = (lane: string, write: Write, now: number, delay: number): Entry => ({
  id: crypto.randomUUID(),
  lane,
  write,
  state: 'waiting',
  at: now,
  notBefore: now + delay,
  attempts: 0,
  reason: null,
});
