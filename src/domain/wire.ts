import * as z from 'zod/mini';

/*
 * How single values are read from the wire: tolerantly. Numbers arrive as numbers or numeric strings, and absent, null and ''
 * all mean "none", so every leaf reads to a value or to null and never fails its record.
 */

/** Reads 2150, '2150', '2,150' and '$2,150' to 2150; anything else to null. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value
    .trim()
    .replace(/^\$/, '')
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  return /^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) ? Number(text) : null;
}

/** Reads a fee: an amount as `readNumber` does, and 'None' or 'No fee' to 0, which is known. */
export function readFee(value: unknown): number | null {
  const isNone = typeof value === 'string' && /^\s*(?:none|no(?:\s+(?:hoa|fees?|dues))?)\.?\s*$/i.test(value);
  return isNone ? 0 : readNumber(value);
}

/** Reads text and numbers to trimmed text; none and anything else to null. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  return value.trim() || null;
}

/** Reads an ISO date, with or without time and zone, or an epoch to milliseconds since 1970; without a zone it is UTC. */
export function readInstant(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const withoutZone = typeof value === 'string' && /T[\d:.]+$/.test(value);
  const instant = new Date(withoutZone ? `${value}Z` : value).getTime();
  return Number.isNaN(instant) ? null : instant;
}

// Most links are of this shape. A text that goes through the browser's parser takes twice the memory from then on.
const plainLink = /^https?:\/\/(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,}(?:[/?#][!-~]*)?$/i;

/** Reads an address to itself if it is http or https; anything else, `javascript:` first of all, to null. */
export function readLink(value: unknown): string | null {
  const text = readText(value);
  if (text === null || plainLink.test(text)) return text;
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? text : null;
}

/** Text, or null; see `readText`. Optional, because an unknown alone refuses a key that is absent. */
export const wireText = z.pipe(z.optional(z.unknown()), z.transform(readText));
/** A date in milliseconds since 1970, or null; see `readInstant`. */
export const wireInstant = z.pipe(z.optional(z.unknown()), z.transform(readInstant));

/** `_id` and `id` both name the id of a record; a record without either cannot be read. */
export function withId<T>(record: T): T {
  if (typeof record !== 'object' || record === null || '_id' in record || !('id' in record)) return record;
  return { ...record, _id: record.id };
}

/** An id, as text. A record without one cannot be read. */
export const wireId = z.pipe(z.union([z.string(), z.number()]), z.transform(String)).check(z.minLength(1));

/** A list, and how many of its records could not be read and were left out. */
export interface Records<T> {
  items: readonly T[];
  skipped: number;
}

/** Parses a list record by record, so that an unreadable one costs itself and not the list. */
export function wireList<S extends z.ZodMiniType>(record: S) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((values): Records<z.output<S>> => {
      const items: z.output<S>[] = [];
      for (const value of values) {
        const result = record.safeParse(value);
        if (result.success) items.push(result.data);
      }
      return { items, skipped: values.length - items.length };
    }),
  );
}
