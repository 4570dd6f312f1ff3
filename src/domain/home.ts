import * as z from 'zod/mini';
import { readQuestion } from './question.ts';
import {
  readFee,
  readInstant,
  readLink,
  readNumber,
  readText,
  wireId,
  wireInstant,
  wireList,
  wireText,
  withId,
} from './wire.ts';

/** One message in a home's conversation; `from` is a user id, `time` in milliseconds since 1970 or null. */
export const replySchema = z.object({
  from: wireText,
  reply: z.pipe(wireText, z.string()),
  time: wireInstant,
});
export type Reply = z.output<typeof replySchema>;

export const propStatuses = ['liked', 'disliked', 'hidden'] as const;
/** The buyer's own mark on a home; `hidden` is what the screens call archived, null is none. */
export type PropStatus = (typeof propStatuses)[number] | null;

/** Reads a mark in any case; one that is not known is none. */
export function readPropStatus(value: unknown): PropStatus {
  const text = readText(value)?.toLowerCase();
  return propStatuses.find((status) => status === text) ?? null;
}

/** A photo may also be a file of this very site, which a link out of the data may not. */
function readPhoto(value: unknown): string | null {
  const text = readText(value);
  return text && /^\/(?![/\\])/.test(text) ? text : readLink(value);
}

// Most homes have no message and no provider: one empty list serves them all.
const none: readonly never[] = Object.freeze([]);

const replyList = wireList(replySchema);

/** The messages of a home, and how many more could not be read. */
function readReplies(value: unknown): { replies: readonly Reply[]; skippedReplies: number } {
  if (!Array.isArray(value) || value.length === 0) return { replies: none, skippedReplies: 0 };
  const { items, skipped } = replyList.parse(value);
  return { replies: items, skippedReplies: skipped };
}

const readTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) && value.length > 0 ? value.map(readText).filter((text) => text !== null) : none;

/**
 * A home as it is listed for the buyer. Money is whole US dollars (`tax` a month), `acres` the lot, `sqft` square feet; dates are in
 * milliseconds since 1970; null is "none" throughout. Where the wire's own name misleads, this one is plain: `garage` is the photo,
 * `DOMdate` the day it was listed, `mStatus` its place in the market, `listdate` who provided the listing.
 */
const readHome = (id: string, wire: Record<string, unknown>) => ({
  id,
  address: readText(wire['address']),
  mls: readText(wire['mls']),
  beds: readNumber(wire['beds']),
  baths: readNumber(wire['baths']),
  acres: readNumber(wire['acres']),
  sqft: readNumber(wire['sqft']),
  price: readNumber(wire['price']),
  photo: readPhoto(wire['garage']),
  link: readLink(wire['link']),
  createdAt: readInstant(wire['createdAt']),
  updatedAt: readInstant(wire['updatedAt']),
  listedAt: readInstant(wire['DOMdate']),
  marketStatus: readText(wire['mStatus']),
  propStatus: readPropStatus(wire['propStatus']),
  built: readNumber(wire['built']),
  parking: readText(wire['parking']),
  tax: readNumber(wire['tax']),
  stories: readNumber(wire['stories']),
  hoa: readFee(wire['hoa']),
  schoolDistrict: readText(wire['schooldist']),
  providers: readTexts(wire['listdate']),
  ...readReplies(wire['replies']),
  question: readQuestion(wire['question']),
});

// Plain functions read the leaves, which cannot fail: a schema a leaf takes seconds for 50,000 homes.
export const homeSchema = z.pipe(
  z.transform(withId),
  z.transform((record, context) => {
    const fields = typeof record === 'object' && record !== null ? (record as Record<string, unknown>) : {};
    const id = wireId.safeParse(fields['_id']);
    if (id.success) return readHome(id.data, fields);
    context.issues.push({ code: 'custom', message: 'A record without an id', input: record });
    return z.NEVER;
  }),
);
export type Home = z.output<typeof homeSchema>;

const day = 86_400_000;

/** Under 24 hours since it was shared; a date to come is not new. `now` in milliseconds since 1970. */
export function isNew(property: Pick<Home, 'createdAt'>, now: number): boolean {
  if (property.createdAt === null) return false;
  const age = now - property.createdAt;
  return age >= 0 && age < day;
}

/** Whole days since the listing date, plus 1; null without a date, and 1 for a date to come. */
export function daysOnMarket(property: Pick<Home, 'listedAt'>, now: number): number | null {
  if (property.listedAt === null) return null;
  return Math.max(0, Math.floor((now - property.listedAt) / day)) + 1;
}

/** Archived homes are left out of the listing and of its count. */
export const isListed = (property: Pick<Home, 'propStatus'>) => property.propStatus !== 'hidden';

/** Sorts the newest shared home first; homes without a date come last. */
export const byNewest = (a: Home, b: Home) => compareInstants(b.createdAt, a.createdAt);

function compareInstants(a: number | null, b: number | null): number {
  return a === b ? 0 : (a ?? Number.NEGATIVE_INFINITY) < (b ?? Number.NEGATIVE_INFINITY) ? -1 : 1;
}

/** The newest reply of either side, or null. */
export function newestReply(property: Pick<Home, 'replies'>): Reply | null {
  return property.replies.reduce<Reply | null>(
    (newest, reply) => (newest && compareInstants(newest.time, reply.time) > 0 ? newest : reply),
    null,
  );
}

/** Splits `418 Juniper Lane, Asheville, NC 28801` into the street and the rest; where there is no street, the place is what comes first. */
export function addressLines(address: string): [street: string, place: string] {
  const named = address.trim().replace(/^[\s,]+(?=[^\s,])/, '');
  const comma = named.indexOf(',');
  return comma <= 0 ? [named, ''] : [named.slice(0, comma).trim(), named.slice(comma + 1).trim()];
}
