import { excerpt } from './excerpt.ts';

/* Tolerant readers of single values: what cannot be read is null. They need no schema, so the first screens can use them. */

/** No price and no size is larger, or below zero; a number of 300 digits would break every layout. */
const largest = 1e13;
const inBounds = (number: number) => (number >= 0 && number <= largest ? number : null);

/** Reads 2150, '2150', '2,150' and '$2,150' to 2150; anything else to null. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return inBounds(value);
  if (typeof value !== 'string') return null;
  const text = value
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  return /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) ? inBounds(Number(text)) : null;
}

/** Reads a price, a size or a year as `readNumber` does; listing services write 0 where they have none. */
export const readNonZero = (value: unknown): number | null => readNumber(value) || null;

/** Reads a tax as `readNumber` does and cuts its cents, as the specification has it. */
export function readTax(value: unknown): number | null {
  const tax = readNumber(value);
  return tax === null ? null : Math.trunc(tax);
}

/** Reads a fee: an amount in whole dollars as `readNumber` does, and 'None' or 'No fee' to 0, which is known. */
export function readFee(value: unknown): number | null {
  const isNone = typeof value === 'string' && /^\s*(?:none|no(?:\s+(?:hoa|fees?|dues))?)\.?\s*$/i.test(value);
  const fee = isNone ? 0 : readNumber(value);
  return fee === null ? null : Math.round(fee);
}

/** Reads text and numbers to trimmed text; none and anything else to null. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  // Half of a character, as a text that was cut has it, cannot be part of an address: `encodeURIComponent` throws.
  return value.trim().toWellFormed() || null;
}

/** Reads text as `readText` does, and cuts it where it is longer. */
export const readUpTo = (longest: number) => (value: unknown) => {
  const text = readText(value);
  return text && excerpt(text, longest);
};

/** The same for what is shown in a line or two: a name, an address, a status. */
export const readLine = readUpTo(200);

const isoDate = /^([+-]?\d{4,6}-\d\d-\d\d)(?:[T ]([\d:.]+) ?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Reads an ISO date, with or without time and zone, or an epoch to milliseconds since 1970; without a zone it is UTC. */
export function readInstant(value: unknown): number | null {
  if (typeof value === 'string') {
    if (/^\d{11,}$/.test(value)) return readInstant(Number(value));
    const [, date, time = '00:00', zone = 'Z'] = isoDate.exec(value.trim()) ?? [];
    return date === undefined ? null : readInstant(Date.parse(`${date}T${time}${zone}`));
  }
  const instant = typeof value === 'number' ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

export const longestLink = 4096;

// Most links match this. A string that went through the browser's URL parser takes twice the memory afterwards.
const plainLink = /^https?:\/\/(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,}(?:[/?#][!-~]*)?$/i;

/** Reads an address to itself if it is http or https; anything else, `javascript:` first of all, to null. */
export function readLink(value: unknown): string | null {
  const text = readText(value);
  if (text && text.length > longestLink) return null;
  if (text === null || plainLink.test(text)) return text;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
