import * as z from 'zod/mini';
import type { Home, Reply } from './home.ts';
import { isUnanswered } from './question.ts';

/*
 * What has changed since the buyer last looked. A visit lasts until nothing was looked at for half an hour; what was seen when the
 * last visit ended is what this one is compared with, so that the list stays as it is for as long as the visit lasts.
 */

const hour = 3_600_000;
const visitEndsAfter = hour / 2;
const recently = 24 * hour;

const seenHome = z.tuple([z.nullable(z.number()), z.nullable(z.string()), z.number()]);
// A map, as an id may be the name of something that every object has.
const seenHomes = z.map(z.string(), seenHome);

/** The homes as they were: by id the price, the place in the market, and how many replies of others there were. */
export type SeenHomes = z.output<typeof seenHomes>;

const lookSchema = z.object({
  /** When it was, in milliseconds since 1970. */
  at: z.number(),
  /** Null where only the time is known: on a device where the buyer has not looked yet, or has signed out since. */
  homes: z.nullable(seenHomes),
});
export type Look = z.output<typeof lookSchema>;

/** The looks as the device keeps them. */
export const looksSchema = z.object({
  /** What this visit is compared with. */
  before: lookSchema,
  /** What was there when the buyer last looked. */
  latest: lookSchema,
});
export type Looks = z.output<typeof looksSchema>;

const isOfOthers = (userId: string) => (reply: Reply) => reply.from !== userId;

/** What the buyer sees of the homes now. */
export function seenNow(homes: readonly Home[], userId: string): SeenHomes {
  return new Map(
    homes.map(({ id, price, marketStatus, replies }) => [
      id,
      [price, marketStatus, replies.filter(isOfOthers(userId)).length],
    ]),
  );
}

/** Whether a buyer has done nothing with any home yet. On such a first visit nothing has changed: there was nothing before it. */
const isNewcomer = (homes: readonly Home[], userId: string): boolean =>
  homes.every(
    ({ propStatus, question, replies }) =>
      propStatus === null && isUnanswered(question) && replies.every(isOfOthers(userId)),
  );

/**
 * What this visit is compared with: a later visit with the end of the one before it. On a device where the buyer has not looked yet it is
 * the day before.
 * @param lastAt when the buyer last looked, where that is known although what they saw is not.
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

/** The looks once the buyer has seen the homes. */
export function looked(known: Looks | null, homes: readonly Home[], { userId, now, lastAt }: Visit): Looks {
  const isFirst = !known && lastAt === null && isNewcomer(homes, userId);
  return {
    before: lookBefore(known, now, isFirst ? now : lastAt),
    latest: { at: now, homes: seenNow(homes, userId) },
  };
}

/** The looks once the buyer has said that everything is seen. */
export function allSeen(homes: readonly Home[], { userId, now }: Visit): Looks {
  const look = { at: now, homes: seenNow(homes, userId) };
  return { before: look, latest: look };
}

/** One thing that changed. `at` in milliseconds since 1970, or null where the record does not say when. */
export type Change = { homeId: string; at: number | null } & (
  | { kind: 'new' }
  | { kind: 'price'; from: number; to: number }
  | { kind: 'status'; from: string; to: string }
  /** `count` new replies of the agent, of which `to` is the newest. */
  | { kind: 'reply'; to: string; count: number }
);

/** What changed since that look, the newest first. An archived home is put away: only a reply about it still counts. */
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
  // A value that is missing says that it could not be read, not that it changed.
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
