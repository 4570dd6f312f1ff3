import * as z from 'zod/mini';
import { wireInstant } from '../domain/wire.ts';
import { openSharedValue } from './shared-value.ts';

/** Up to when each conversation has been read, by the home's id: the time of the newest message seen, as `readToEnd` has it. */
export type ReadUntil = ReadonlyMap<string, number>;

const pairs = z.catch(z.array(z.tuple([z.string(), wireInstant])), []);
/** Marks as they are stored; one that cannot be read is left out. */
const readStored = (stored: unknown): ReadUntil =>
  new Map(pairs.parse(stored).flatMap(([id, until]) => (until === null ? [] : [[id, until] as const])));

function latest(one: ReadUntil, other: ReadUntil): ReadUntil {
  const merged = new Map(one);
  for (const [id, until] of other) if (until > (merged.get(id) ?? Number.NEGATIVE_INFINITY)) merged.set(id, until);
  return merged;
}

/** One person's read marks, the same in every tab. */
export async function openReadMarks(userId: string) {
  const { change, close, ...until } = await openSharedValue(userId, 'read-marks', {
    parse: readStored,
    format: (marks) => [...marks],
    rebase: (theirs, _base, mine) => latest(theirs, mine),
  });
  return {
    until,
    /** Marks a conversation as read up to an instant. An earlier instant than is known changes nothing. */
    mark(homeId: string, instant: number) {
      if (instant <= (until.get().get(homeId) ?? Number.NEGATIVE_INFINITY)) return;
      change((known) => latest(known, new Map([[homeId, instant]])));
    },
    close,
  };
}
export type ReadMarks = Awaited<ReturnType<typeof openReadMarks>>;
