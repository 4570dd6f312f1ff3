import * as z from 'zod/mini';
import { isSame } from '../domain/same.ts';
import { type Write, writeSchema } from '../domain/write.ts';
import { gateSchema, span } from './outbox-gate.ts';
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

/** Whether the server failed at it so often that it waits for the person. */
export const isGivenUp = ({ state, failures }: Entry) => state === 'parked' && Boolean(failures);

/** Whether another write may join it. */
export const isOpen = ({ state }: Entry) => state === 'waiting' || state === 'parked';

interface StoredEntries {
  /** Unchanged entries that are `known` keep their identity. */
  entries: Entry[];
  /** Entries that cannot be read. They are kept for the newer version of the portal that left them. */
  foreign: unknown[];
}

/** Entries as they were stored. */
export function readEntries(stored: unknown, known: readonly Entry[] = []): StoredEntries {
  const foreign: unknown[] = [];
  if (!Array.isArray(stored)) return { entries: [], foreign };
  const knownBy = new Map<unknown, Entry>(known.map((entry) => [entry.id, entry]));
  const entries: Entry[] = [];
  for (const value of stored as unknown[]) {
    const before = knownBy.get((value as Partial<Entry> | null)?.id);
    const entry = before && isSame(before, value) ? before : entrySchema.safeParse(value).data;
    if (entry) entries.push(entry);
    else if (typeof value === 'object' && value !== null && 'lane' in value) foreign.push(value);
  }
  return { entries, foreign };
}
