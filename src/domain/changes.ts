import * as z from 'zod/mini';
import type { Home, Reply } from './home.ts';
import { isUnanswered } from './question.ts';

/*
 * What changed since the buyer last looked. A visit ends after half an hour without a look. Each visit is compared with what was seen at
 * the end of the one before, so that the list stays the same for the whole visit.
 */

const hour = 3_600_000;
const visitEndsAfter = hour / 2;
const recently = 24 * hour;

const seenHome = z.tuple([z.nullable(z.number()), z.nullable(z.string()), z.number()]);
// A map, because an id may be the name of a property that every object has.
const seenHomes = z.map(z.string(), seenHome);

/** What was seen of each home, by id: price, market status, and the number of replies of others. */
export type SeenHomes = z.output<typeof seenHomes>;

const lookSchema = z.object({
  /** In milliseconds since 1970. */
  at: z.number(),
  /** Null if only the time is known: on a device where the buyer has not looked yet, or signed out since. */
  homes: z.nullable(seenHomes),
});
export type Look = z.output<typeof lookSchema>;

/** The looks that the device stores. */
export const looksSchema = z.object({
  /** What this visit is compared with. */
  before: lookSchema,
  /** What the buyer saw last. */
  latest: lookSchema,
});
export type Looks = z.output<typeof looksSchema>;

const isOfOthers = (userId: string) => (reply: Reply) => reply.from !== userId;

/** What the buyer sees now. */
export function seenNow(homes: readonly Home[], userId: string): SeenHomes {
  return new Map(
    homes.map(({ id, price, marketStatus, replies }) => [
      id,
      [price, marketStatus, replies.filter(isOfOthers(userId)).length],
    ]),
  );
}

/** Whether the buyer has not done anything with any home yet: on such a first visit nothing has changed. */
const isNewcomer = (homes: readonly Home[], userId: string): boolean =>
  homes.every(
    ({ propStatus, question, replies }) =>
      propStatus === null && isUnanswered(question) && replies.every(isOfOthers(userId)),
  );

/**
 * What this visit is compared with: the end of the visit before it, or the day before on a device without one.
 * @param lastAt when the buyer last looked, if only the time is known.
 */
export function lookBefore(known: Looks | null, now: number, lastAt: number | null): Look {
  if (!known) return { at: lastAt ?? now - recently, homes: null };
  return now - known.latest.at > visitEndsAfter ? known.latest : known.before;
}

interface Visit {
  userId: string;
  now: number;
  /** See `lookBefore`. */
  lastAt: number | null;
}

/** The looks after the buyer has seen the homes. */
export function looked(known: Looks | null, homes: readonly Home[], { userId, now, lastAt }: Visit): Looks {
  const isFirst = !known && lastAt === null && isNewcomer(homes, userId);
  return {
    before: lookBefore(known, now, isFirst ? now : lastAt),
    latest: { at: now, homes: seenNow(homes, userId) },
  };
}

/** The looks after the buyer has marked everything as seen. */
export function allSeen(homes: readonly Home[], { userId, now }: Visit): Looks {
  const look = { at: now, homes: seenNow(homes, userId) };
  return { before: look, latest: look };
}

/** One change. `at` is in milliseconds since 1970, or null if the record does not say when. */
export type Change = { homeId: string; at: number | null } & (
  | { kind: 'new' }
  | { kind: 'price'; from: number; to: number }
  | { kind: 'status'; from: string; to: string }
  /** `count` new replies of the agent; `to` is the newest. */
  | { kind: 'reply'; to: string; count: number }
);

/** What changed since a look, newest first. Of archived homes only replies count. */
export function changesSince(before: Look, homes: readonly Home[], userId: string): Change[] {
  return homes
    .flatMap((home) => [...factsChanged(before, home), ...replied(before, home, userId)])
    .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

function factsChanged({ at, homes }: Look, home: Home): Change[] {
  const { id: homeId, price, marketStatus, createdAt, updatedAt } = home;
  if (home.propStatus === 'hidden') return [];
  const seen = homes?.get(homeId);
  if (!seen) {
    const isNew = homes !== null || (createdAt ?? 0) > at;
    return isNew ? [{ homeId, kind: 'new', at: createdAt }] : [];
  }
  const [oldPrice, oldStatus] = seen;
  const changes: Change[] = [];
  // A missing value means that it could not be read, not that it changed.
  if (oldPrice !== null && price !== null && oldPrice !== price)
    changes.push({ homeId, kind: 'price', from: oldPrice, to: price, at: updatedAt });
  if (oldStatus !== null && marketStatus !== null && oldStatus !== marketStatus)
    changes.push({ homeId, kind: 'status', from: oldStatus, to: marketStatus, at: updatedAt });
  return changes;
}

function replied({ at, homes }: Look, { id: homeId, replies }: Home, userId: string): Change[] {
  const theirs = replies.filter(isOfOthers(userId));
  const count = homes
    ? theirs.length - (homes.get(homeId)?.[2] ?? 0)
    : theirs.filter(({ time }) => (time ?? 0) > at).length;
  if (count <= 0) return [];
  const newest = theirs.reduce((latest, reply) => ((reply.time ?? 0) >= (latest.time ?? 0) ? reply : latest));
  return [{ homeId, kind: 'reply', to: newest.reply, count, at: newest.time }];
}
