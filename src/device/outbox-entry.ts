import * as z from 'zod/mini';
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

/** Entries as they were stored; one that cannot be read is left out. */
export function readEntries(stored: unknown): Entry[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((value) => entrySchema.safeParse(value).data ?? []);
}

/**
 * Adds a write, into the last entry of its lane where both may leave as one and that has not left yet. What it replaces of a refused
 * entry goes: tried again later, the older value would win over the newer.
 */
export function withEntry(known: readonly Entry[], added: Entry): Entry[] {
  const entries = known.flatMap((entry) => {
    if (entry.lane !== added.lane || entry.state !== 'refused') return [entry];
    const write = supersede(entry.write, added.write);
    return write ? [{ ...entry, write }] : [];
  });
  const last = entries.findLast(({ lane }) => lane === added.lane);
  const merged = last?.state === 'waiting' || last?.state === 'parked' ? mergeWrites(last.write, added.write) : null;
  if (!last || !merged) return [...entries, added];
  return entries.map((entry) => (entry === last ? { ...entry, write: merged, notBefore: added.notBefore } : entry));
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
  const lanes = Map.groupBy(
    entries.filter(({ state }) => state === 'waiting' || state === 'sending'),
    ({ lane }) => lane,
  );
  return [...lanes.values()].flatMap(([first]) => (first && hasCome(first, now) ? [first] : []));
}

/** Milliseconds until another entry may leave, or null where none waits for its time. */
export function nextIn(entries: readonly Entry[], now: number): number | null {
  const waits = entries.flatMap(({ state, notBefore }) =>
    state === 'waiting' && notBefore > now ? [notBefore - now] : [],
  );
  // A timer takes no more than 24 days, and what lies further ahead is due already.
  return waits.length === 0 ? null : Math.min(longestWait, ...waits);
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
