import { isSame } from '../domain/same.ts';
import { mergeWrites, supersede, type Write } from '../domain/write.ts';
import { type Entry, isGivenUp, isOpen } from './outbox-entry.ts';

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

/** An entry that the server failed at too often gets another try once the person has changed it. */
const withoutFailures = (entry: Entry): Entry =>
  isGivenUp(entry) ? { ...entry, state: 'waiting', failures: 0, reason: null } : entry;

/** Removes the marks of those homes that were never sent, because the server already has what they say. */
export function withoutUnsentMarks(entries: readonly Entry[], lanes: ReadonlySet<string>): Entry[] {
  const isMark = ({ lane, write }: Entry) => lanes.has(lane) && write.kind === 'mark';
  const marks = Map.groupBy(entries.filter(isMark), ({ lane }) => lane);
  return entries.filter(
    (entry) => !isMark(entry) || entry.state !== 'waiting' || entry.attempts > 0 || marks.get(entry.lane)?.length !== 1,
  );
}

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

/**
 * The entry without what the writes behind it replace, or null if that is all of it. They are sent before it now, and a later try must not
 * bring the older values back.
 */
export function withoutReplaced(entry: Entry, behind: readonly Settled[]): Entry | null {
  let write: Write | null = entry.write;
  for (const later of behind)
    if (write && later.write && later.lane === entry.lane) write = supersede(write, later.write);
  return write && { ...entry, write };
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
