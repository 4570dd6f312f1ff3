import * as z from 'zod/mini';
import { wholeDays } from './dates.ts';
import { questionSchema } from './question.ts';
import { longestLink, readLink, readLine, readText } from './read-value.ts';
import {
  leaf,
  wireFee,
  wireId,
  wireInstant,
  wireLink,
  wireList,
  wireLongText,
  wireNonZero,
  wireNumber,
  wireTax,
  wireText,
  withId,
} from './wire.ts';

/** One message in a home's conversation; `from` is a user id, `time` in milliseconds since 1970 or null. */
export const replySchema = z.object({
  from: wireText,
  reply: z.pipe(wireLongText, z.string()),
  time: wireInstant,
});
export type Reply = z.output<typeof replySchema>;
export type WireReply = z.input<typeof replySchema>;

export const propStatuses = ['liked', 'disliked', 'hidden'] as const;
/** The buyer's own mark on a home; `hidden` is what the screens call archived, null is none. */
export type PropStatus = (typeof propStatuses)[number] | null;

/** Reads a mark in any case; one that is not known is none. */
export function readPropStatus(value: unknown): PropStatus {
  const text = readText(value)?.toLowerCase();
  return propStatuses.find((status) => status === text) ?? null;
}

/** Unlike a link, a photo may have an address of this very site, or one without a scheme. */
function readPhoto(value: unknown): string | null {
  const text = readText(value);
  return text?.startsWith('/') && text.length <= longestLink ? text : readLink(value);
}

export const wirePhoto = leaf(z.string(), readPhoto);

// Most homes have no message and no provider: they share one empty list.
const none: readonly never[] = Object.freeze([]);
const noReplies = { items: none, skipped: 0 };

const mostProviders = 20;
const readTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) && value.length > 0
    ? [...new Set(value.slice(0, mostProviders).map(readLine))].filter((text) => text !== null)
    : none;

/**
 * A home as the wire has it. The domain renames what misleads: `garage` is the photo, `createdAt` when it was shared, `DOMdate` the day it
 * was listed, `mStatus` its place in the market, `listdate` who provided the listing.
 */
const wireHome = withId({
  _id: wireId,
  address: wireText,
  mls: wireText,
  beds: wireNumber,
  baths: wireNumber,
  acres: wireNumber,
  sqft: wireNonZero,
  price: wireNonZero,
  garage: wirePhoto,
  link: wireLink,
  createdAt: wireInstant,
  updatedAt: wireInstant,
  DOMdate: wireInstant,
  mStatus: wireText,
  propStatus: leaf(z.string(), readPropStatus),
  built: wireNonZero,
  parking: wireText,
  tax: wireTax,
  stories: wireNumber,
  hoa: wireFee,
  schooldist: wireText,
  listdate: leaf(z.array(z.unknown()), readTexts),
  replies: z.catch(wireList(replySchema), noReplies),
  question: questionSchema,
});
export type WireHome = z.input<typeof wireHome>;

/**
 * A home that was shared with the buyer. Money is whole US dollars (`tax` and `hoa` a month), `acres` the lot, `sqft` square feet; dates
 * are in milliseconds since 1970; null is "none" throughout.
 */
export const homeSchema = z.pipe(
  wireHome,
  z.transform(({ _id, garage, createdAt, DOMdate, mStatus, schooldist, listdate, replies, ...same }) => ({
    ...same,
    id: _id,
    photo: garage,
    sharedAt: createdAt,
    listedAt: DOMdate,
    marketStatus: mStatus,
    schoolDistrict: schooldist,
    providers: listdate,
    replies: replies.items,
    skippedReplies: replies.skipped,
  })),
);
export type Home = z.output<typeof homeSchema>;

/**
 * Whether it was shared within 24 hours of `now`, in milliseconds since 1970. The server's clock may be ahead of the reader's, so a date that
 * lies up to 24 hours ahead counts, too.
 */
export const isNew = ({ sharedAt }: Pick<Home, 'sharedAt'>, now: number): boolean =>
  sharedAt !== null && wholeDays(sharedAt, now) === 0;

/** Full days since the listing date, plus 1; null without a date, and 1 for a date to come. */
export const daysOnMarket = ({ listedAt }: Pick<Home, 'listedAt'>, now: number): number | null =>
  listedAt === null ? null : Math.max(0, wholeDays(listedAt, now)) + 1;

/** Archived homes are left out of the listing and of its count. */
export const isListed = (home: Pick<Home, 'propStatus'>) => home.propStatus !== 'hidden';

/** Sorts the newest shared home first; homes without a date come last. */
export const byNewest = (a: Home, b: Home) => compareInstants(b.sharedAt, a.sharedAt);

/** Sorts earlier instants first, and null before all of them. */
export function compareInstants(a: number | null, b: number | null): number {
  return a === b ? 0 : (a ?? Number.NEGATIVE_INFINITY) < (b ?? Number.NEGATIVE_INFINITY) ? -1 : 1;
}

/** Splits `418 Juniper Lane, Asheville, NC 28801` into the street and the rest; where there is no street, the place is what comes first. */
export function addressLines(address: string): [street: string, place: string] {
  const named = address.trim().replace(/^[\s,]+(?=[^\s,])/, '');
  const comma = named.indexOf(',');
  return comma <= 0 ? [named, ''] : [named.slice(0, comma).trim(), named.slice(comma + 1).trim()];
}

/** `Asheville` of `418 Juniper Lane, Asheville, NC 28801`: the place without its state and ZIP code. */
export function cityOf(address: string): string {
  const [, place] = addressLines(address);
  return place.replace(/,?\s*(?:[A-Z]{2}\s+)?\d{5}(?:-\d{4})?$|,\s*[A-Z]{2}$/, '');
}
