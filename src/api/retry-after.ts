/** A longer pause, in milliseconds, is cut to this: it may be a mistake of the server. */
const longestPause = 10 * 60_000;

/** Reads the header `Retry-After`, seconds or a date, to milliseconds from `now`; null if it asks for nothing. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  const pause = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return pause > 0 ? Math.min(pause, longestPause) : null;
}
