import dayjs from 'dayjs';

/*
 * Instants are in milliseconds since 1970. Ages count full days of 24 hours, the same for every reader; calendar days are the reader's own,
 * which a change of daylight saving time makes an hour shorter or longer.
 */

const day = 24 * 60 * 60 * 1000;

/** Full days from one instant to another; negative where the second comes first. */
export const wholeDays = (from: number, to: number): number => Math.trunc((to - from) / day);

export const dayEarlier = (now: number): number => now - day;

export const startOfDay = (instant: number): number => dayjs(instant).startOf('day').valueOf();

/** Whether an instant is on the reader's calendar day of `now`, or on the one before. */
export function nearDay(instant: number, now: number): 'today' | 'yesterday' | null {
  const today = dayjs(now);
  if (today.isSame(instant, 'day')) return 'today';
  return today.subtract(1, 'day').isSame(instant, 'day') ? 'yesterday' : null;
}

export function partOfDay(instant: number): 'morning' | 'afternoon' | 'evening' {
  const hour = dayjs(instant).hour();
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
}

/** Whether the name of the weekday is enough to date an instant: on the reader's day of `now` or one of the six before. */
export const isThisWeek = (instant: number, now: number): boolean =>
  instant <= now && instant >= dayjs(now).startOf('day').subtract(6, 'day').valueOf();

/** Reads the value of a `datetime-local` field, `2026-11-26T17:30` by the reader's clock, to an instant; null for anything else. */
export const fromLocalTime = (value: string): number | null =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) && dayjs(value).isValid() ? dayjs(value).valueOf() : null;

export const toLocalTime = (instant: number): string => dayjs(instant).format('YYYY-MM-DDTHH:mm');

/** The reader's calendar day as `2026-11-22`, for the name of a file. */
export const isoDay = (instant: number): string => dayjs(instant).format('YYYY-MM-DD');
