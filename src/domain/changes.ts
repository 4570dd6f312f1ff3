import * as z from 'zod/mini';
import { countUnread, lastInstant, newestReply } from './conversation.ts';
import { dayEarlier } from './dates.ts';
import type { Home, Reply } from './home.ts';

/*
 * Changes since the buyer's last visit. A visit ends half an hour after its last snapshot of the homes. Each visit is compared with
 * the last snapshot of the one before, so that the list stays the same for the whole visit.
 */

const seenHome = z.tuple([z.nullable(z.number()), z.nullable(z.string()), z.number()]);
// A map, because an id may be the name of a property that every object has.
const seenHomes = z.map(z.string(), seenHome);

export type SeenHomes = z.output<typeof seenHomes>;

const snapshotSchema = z.object({
  /** In milliseconds since 1970. */
  at: z.number(),
  /** Null if only the time is known: on a device where the buyer had not seen the homes yet, or has signed out since. */
  homes: z.nullable(seenHomes),
  /** Set only where `homes` is null: the homes as the visit that is compared with this snapshot saw them first. */
  first: z.optional(seenHomes),
});
export type Snapshot = z.output<typeof snapshotSchema>;

export const snapshotsSchema = z.object({
  /** The snapshot that this visit is compared with. */
  before: snapshotSchema,
  latest: snapshotSchema,
});
export type Snapshots = z.output<typeof snapshotsSchema>;

/** How long after its last snapshot a visit ends, in milliseconds. */
const visitPause = 30 * 60_000;

const isOfOthers = (userId: string) => (reply: Reply) => reply.from !== userId;

export function seenNow(homes: readonly Home[], userId: string): SeenHomes {
  return new Map(
    homes.map(({ id, price, marketStatus, replies }) => [
      id,
      [price, marketStatus, replies.filter(isOfOthers(userId)).length],
    ]),
  );
}

/**
 * The snapshot that this visit is compared with: the last of the visit before, or the day before on a device without one, where a home is
 * new for as long as the listing calls it so.
 * @param lastVisitAt when the buyer was last here, if only the time is known.
 */
export function previousSnapshot(known: Snapshots | null, now: number, lastVisitAt: number | null): Snapshot {
  if (!known) return { at: lastVisitAt ?? dayEarlier(now), homes: null };
  return now - known.latest.at > visitPause ? known.latest : known.before;
}

interface Visit {
  userId: string;
  now: number;
  /** See `previousSnapshot`. */
  lastVisitAt: number | null;
}

export function updateSnapshots(
  known: Snapshots | null,
  homes: readonly Home[],
  { userId, now, lastVisitAt }: Visit,
): Snapshots {
  const before = previousSnapshot(known, now, lastVisitAt);
  const seen = seenNow(homes, userId);
  return {
    before: before.homes || before.first ? before : { ...before, first: seen },
    latest: { at: now, homes: seen },
  };
}

export function allSeen(homes: readonly Home[], { userId, now }: Visit): Snapshots {
  const snapshot = { at: now, homes: seenNow(homes, userId) };
  return { before: snapshot, latest: snapshot };
}

/** One change. `changedAt` is in milliseconds since 1970, or null if the record does not say when. */
export type Change = { homeId: string; changedAt: number | null } & (
  | { kind: 'new' }
  | { kind: 'price'; from: number; to: number }
  | { kind: 'status'; from: string; to: string }
  /** `count` new replies of the agent that are not read yet; `to` is the newest. */
  | { kind: 'reply'; to: string; count: number }
);

/**
 * The changes since a snapshot, newest first. Of archived homes only replies count.
 * @param readUntil up to when each conversation has been read, by the home's id.
 */
export function changesSince(
  before: Snapshot,
  homes: readonly Home[],
  userId: string,
  readUntil: ReadonlyMap<string, number>,
): Change[] {
  return homes
    .flatMap((home) => {
      const unread = countUnread(home.replies, userId, readUntil.get(home.id) ?? null);
      return [...factsChanged(before, home), ...replied(before, home, { userId, unread })];
    })
    .toSorted((a, b) => (b.changedAt ?? 0) - (a.changedAt ?? 0));
}

function factsChanged({ at, homes, first }: Snapshot, home: Home): Change[] {
  const { id: homeId, price, marketStatus, sharedAt, updatedAt } = home;
  if (home.propStatus === 'hidden') return [];
  const seen = (homes ?? first)?.get(homeId);
  const isNew = homes ? !seen : (sharedAt ?? 0) > at || (first && !seen);
  if (isNew) return [{ homeId, kind: 'new', changedAt: sharedAt }];
  if (!seen) return [];
  const [oldPrice, oldStatus] = seen;
  const changes: Change[] = [];
  // A missing value means that it could not be read, not that it changed.
  if (oldPrice !== null && price !== null && oldPrice !== price)
    changes.push({ homeId, kind: 'price', from: oldPrice, to: price, changedAt: updatedAt });
  if (oldStatus !== null && marketStatus !== null && oldStatus !== marketStatus)
    changes.push({ homeId, kind: 'status', from: oldStatus, to: marketStatus, changedAt: updatedAt });
  return changes;
}

function replied(
  { at, homes }: Snapshot,
  { id: homeId, replies }: Home,
  { userId, unread }: { userId: string; unread: number },
): Change[] {
  const theirs = replies.filter(isOfOthers(userId));
  const since = homes
    ? theirs.length - (homes.get(homeId)?.[2] ?? 0)
    : theirs.filter(({ time }) => (time ?? 0) > at).length;
  const count = Math.min(since, unread);
  if (count <= 0) return [];
  const newest = newestReply({ replies: theirs });
  return newest ? [{ homeId, kind: 'reply', to: newest.reply, count, changedAt: lastInstant(theirs) }] : [];
}
