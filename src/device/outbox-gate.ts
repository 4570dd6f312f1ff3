import * as z from 'zod/mini';
import { backOff, jittered } from './back-off.ts';

/** A stretch of time in milliseconds since 1970. Both ends are kept, so that a clock that has been set back does not prolong it. */
export const span = { since: z.number(), until: z.number() };

export const isIn = ({ since, until }: { since: number; until: number }, now: number) => since <= now && now < until;

/**
 * Kept with an entry that did not get through to the server: until then nothing of the whole outbox is sent, in any tab, and after it one
 * entry at a time, until one gets through.
 */
export const gateSchema = z.object({
  ...span,
  /** How many tries in a row have failed. */
  count: z.number(),
  /** The server asked for the pause. */
  asked: z.boolean(),
});
export type Gate = z.output<typeof gateSchema>;

interface Gated {
  gate?: Gate | undefined;
}

export const gatesOf = (entries: readonly Gated[]): Gate[] => entries.flatMap(({ gate }) => gate ?? []);

/** The gate that lets nothing through now, the longest of several; null if there is none. */
export function shutGate(entries: readonly Gated[], now: number): Gate | null {
  const shut = gatesOf(entries).filter((gate) => isIn(gate, now));
  return shut.reduce<Gate | null>((longest, gate) => (longest && longest.until >= gate.until ? longest : gate), null);
}

export function gateAfter(
  retryAfter: number | null,
  { entries, now }: { entries: readonly Gated[]; now: number },
): Gate {
  const shut = shutGate(entries, now);
  // It was sent together with the entry that shut the gate, so it is not another failed try.
  if (shut && retryAfter === null) return shut;
  const count = shut?.count ?? 1 + Math.max(0, ...gatesOf(entries).map((gate) => gate.count));
  const until = Math.max(shut?.until ?? 0, now + (retryAfter ?? 0) + jittered(backOff(count)));
  return { since: now, until, count, asked: retryAfter !== null };
}
