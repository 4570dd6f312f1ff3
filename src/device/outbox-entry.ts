import * as z from 'zod/mini';
import { isSame } from '../domain/same.ts';
import { mergeWrites, supersede, type Write, writeSchema } from '../domain/write.ts';

/**
 * - `waiting`: kept on this device, to be sent when its turn and time come.
 * - `sending`: on its way.
 * - `refused`: the server said no; it stays until the person tries again, discards or replaces it.
 * - `parked`: the server does not know the call; it stays on this device, and is tried again with the next visit.
 */
const entryState = z.enum(['waiting', 'sending', 'refused', 'parked']);

const entrySchema = z.object({
  id: z.string(),
  /** The home it belongs to: entries of one lane leave in order, one at a time. */
  lane: z.string(),
  write: writeSchema,
  state: entryState,
  /** When it was made, and when it may leave, in milliseconds since 1970. */
  at: z.number(),
  notBefore: z.number(),
  attempts: z.number(),
  /** The server's words for a refusal. */
  reason: z.nullable(z.string()),
});
export type Entry = z.output<typeof entrySchema>;

/**
 * Entries as they were stored; one that cannot be read is left out. Those that are `known` already are not looked through again, and
 * stay the objects that they were.
 */
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
 * Adds writes, each into the last entry of its lane where both may leave as one and that has not left yet. What one replaces of a
 * refused entry goes: tried again later, the older value would win over the newer.
 */
export function withEntries(known: readonly Entry[], added: readonly Entry[]): Entry[] {
  const entries: (Entry | null)[] = [...known];
  // Where the entries of each lane are: thousands of homes at once are gone through once.
  const places = new Map<string, number[]>(added.map(({ lane }) => [lane, []]));
  for (const [at, { lane }] of known.entries()) places.get(lane)?.push(at);
  for (const entry of added) {
    const lane = places.get(entry.lane) ?? [];
    for (const at of lane) {
      const before = entries[at];
      if (before?.state !== 'refused') continue;
      const write = supersede(before.write, entry.write);
      entries[at] = write && { ...before, write };
    }
    const at = lane.findLast((place) => entries[place]) ?? -1;
    const last = entries[at];
    const merged = last?.state === 'waiting' || last?.state === 'parked' ? mergeWrites(last.write, entry.write) : null;
    if (last && merged) entries[at] = { ...last, write: merged, notBefore: entry.notBefore };
    else lane.push(entries.push(entry) - 1);
  }
  return entries.filter((entry) => entry !== null);
}

/** Longer than any delay and any back-off. */
const longestWait = 30_000;

/** Milliseconds until the next try: 1 s, 2 s, 4 s … at most 30 s. */
export const backOff = (attempts: number) => Math.min(longestWait, 1000 * 2 ** Math.max(0, attempts - 1));

/**
 * Whether an entry's time has come. What a tab left half sent has had its time, and a time that lies further ahead than any wait is long
 * is that of a clock which has been set back since.
 */
const hasCome = ({ state, notBefore }: Entry, now: number) =>
  state === 'sending' || notBefore <= now || notBefore > now + longestWait;

/** The first entry of each lane that may leave now; one that waits holds back those behind it. */
export function dueEntries(entries: readonly Entry[], now: number): Entry[] {
  const lanes = new Set<string>();
  return entries.filter((entry) => {
    if ((entry.state !== 'waiting' && entry.state !== 'sending') || lanes.has(entry.lane)) return false;
    lanes.add(entry.lane);
    return hasCome(entry, now);
  });
}

/** Milliseconds until another entry may leave, or null where none waits for its time. */
export function nextIn(entries: readonly Entry[], now: number): number | null {
  let next: number | null = null;
  for (const { state, notBefore } of entries)
    // A timer takes no more than 24 days, and what lies further ahead is due already.
    if (state === 'waiting' && notBefore > now) next = Math.min(next ?? longestWait, notBefore - now);
  return next;
}

export const entryFor = (lane: string, write: Write, at: number, delay: number): Entry => ({
  id: crypto.randomUUID(),
  lane,
  write,
  state: 'waiting',
  at,
  notBefore: at + delay,
  attempts: 0,
  reason: null,
});
