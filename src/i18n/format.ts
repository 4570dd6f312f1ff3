import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, from: number][] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', 0],
];

/** Numbers, money, dates and relative times as a language writes them. Instants are in milliseconds since 1970; results are in the reader's time zone. */
export interface Format {
  number: (value: number) => string;
  /** Whole US dollars. */
  money: (dollars: number) => string;
  /** `12 Nov 2026, 14:05`. */
  dateTime: (instant: number) => string;
  /** `14:05`. */
  time: (instant: number) => string;
  /** `Thursday, 19 November`, with the year where it is not that of `now`. */
  day: (instant: number, now: number) => string;
  /** `2 hours ago`, against `now`. */
  ago: (instant: number, now: number) => string;
  list: (items: readonly string[]) => string;
}

/** An amount by itself: among Arabic words its sign would change sides. */
const leftToRight = (amount: string) => `\u2066${amount}\u2069`;

/** Latin digits in Arabic as well, since prices and MLS ids stand beside them; and Spanish as the market writes it: $450,000. */
const tags: Record<string, string> = { ar: 'ar-u-nu-latn', es: 'es-US' };

// Built once a language: an Intl object costs more than a row of the table.
const formats = new Map<string, Format>();

/** The formats of one language, the same object each time. */
export function formatFor(language: string): Format {
  const known = formats.get(language);
  if (known) return known;
  const tag = tags[language] ?? language;
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  // In Arabic as in English: of "US$" behind the amount, the letters and the sign would come apart.
  const money = new Intl.NumberFormat(language === 'ar' ? 'en' : tag, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' });
  const weekday = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const day = new Intl.DateTimeFormat(tag, weekday);
  const dayAndYear = new Intl.DateTimeFormat(tag, { ...weekday, year: 'numeric' });
  // Elapsed time, and no word of the calendar: 47 hours are one day, and may not be yesterday.
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'always' });
  const list = new Intl.ListFormat(tag);
  const format: Format = {
    number: (value) => number.format(value),
    money: language === 'ar' ? (dollars) => leftToRight(money.format(dollars)) : (dollars) => money.format(dollars),
    dateTime: (instant) => dateTime.format(instant),
    time: (instant) => time.format(instant),
    day: (instant, now) => {
      const sameYear = new Date(instant).getFullYear() === new Date(now).getFullYear();
      return (sameYear ? day : dayAndYear).format(instant);
    },
    ago: (instant, now) => {
      const ahead = instant - now;
      // The clocks of servers and devices disagree by seconds: what has just been is not to come.
      const elapsed = ahead > 0 && ahead < 60_000 ? 0 : ahead;
      const [unit, size] = steps.find(([, from]) => Math.abs(elapsed) >= from) ?? ['second', 0];
      const amount = Math.trunc(elapsed / (size || 1000));
      return amount === 0 ? i18next.t('common:justNow', { lng: language }) : relative.format(amount, unit);
    },
    list: (items) => list.format(items),
  };
  formats.set(language, format);
  return format;
}

/** The formats of the language that the page is read in. */
export function useFormat(): Format {
  return formatFor(useTranslation().i18n.language);
}
