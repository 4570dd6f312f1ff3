import dayjs from 'dayjs';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { rememberedEach } from '../domain/remembered.ts';
import { isolated } from './isolated.ts';
import { numberFormat, tagOf } from './numbers.ts';

const hour = 60 * 60 * 1000;
/** How long each unit is at least, in milliseconds: a year or February that summer time begins in lacks an hour. */
const units = { year: 8759 * hour, month: 671 * hour, week: 168 * hour, day: 24 * hour, hour, minute: 60_000 };
type Unit = keyof typeof units;
interface Age {
  unit: Unit;
  count: number;
}

/** The largest unit of time that fits between two instants, and how often; null below a minute and for the future, as clocks disagree. */
function elapsed(from: number, to: number): Age | null {
  for (const [unit, length] of Object.entries(units) as [Unit, number][]) {
    const most = Math.floor((to - from) / length);
    // The calendar is slow, and only asked where it may say one.
    const count = most > 0 && (unit === 'year' || unit === 'month') ? dayjs(to).diff(from, unit) : most;
    if (count > 0) return { unit, count };
  }
  return null;
}

/** The most things that a sentence names; more are counted. */
export const mostNamed = 3;

/** Isolates an amount, because among Arabic words its sign would change sides. */
const leftToRight = (amount: string) => `\u2066${amount}\u2069`;

/** Made when it is first wanted and once: an Intl object costs more than a row of the table. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** Numbers, money, dates and relative times as a language writes them, from milliseconds since 1970, in the reader's time zone. */
export const formatFor = rememberedEach((language: string) => {
  const tag = tagOf(language);
  const number = once(() => numberFormat(language));
  // In Arabic as in English: of "US$" behind the amount, the letters and the sign would come apart.
  const money = once(
    () =>
      new Intl.NumberFormat(language === 'ar' ? 'en' : tag, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
        // Italian, for example, would not group four digits.
        useGrouping: 'always',
      }),
  );
  const inWords = (options: Intl.DateTimeFormatOptions) => {
    // It keeps the time zone in which it was made, and a portal may stay open over a flight.
    const ofZone = rememberedEach((_offset: number) => new Intl.DateTimeFormat(tag, options));
    return () => ofZone(new Date().getTimezoneOffset());
  };
  const time = inWords({ timeStyle: 'short' });
  const weekday = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const day = inWords(weekday);
  const appointment = inWords({ ...weekday, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  const dayAndYear = inWords({ ...weekday, year: 'numeric' });
  const weekdayAlone = inWords({ weekday: 'long' });
  const shortDay = inWords({ day: 'numeric', month: 'short' });
  const shortDate = inWords({ day: 'numeric', month: 'short', year: 'numeric' });
  // Elapsed time, and no word of the calendar: 47 hours are one day, and may not be yesterday.
  const relative = once(() => new Intl.RelativeTimeFormat(tag, { numeric: 'always' }));
  const calendarDay = once(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  const list = once(() => new Intl.ListFormat(tag));
  const unitDisplay = (unit: Unit) => {
    // Arabic shortens a unit to one letter, which nobody reads.
    if (language === 'ar') return 'long';
    // French years would be "3a", and English months "3m", as minutes are.
    return language === 'fr' || (language === 'en' && unit.startsWith('m')) ? 'short' : 'narrow';
  };
  const aged = rememberedEach(
    (unit: Unit) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: unitDisplay(unit) }),
  );
  /** `2h` in English; Spanish and Italian have a space before the unit, however short. */
  const inUnits = ({ unit, count }: Age) =>
    aged(unit)
      .format(count)
      .replace(/\d(?=\p{L})/u, language === 'es' || language === 'it' ? '$&\u00a0' : '$&');
  const inFull = (age: Age | null) =>
    age ? relative().format(-age.count, age.unit) : i18next.t('common:justNow', { lng: language });
  const inShort = (age: Age | null, isNarrow: boolean) => {
    if (age) return inUnits(age);
    return isNarrow ? inUnits({ unit: 'minute', count: 1 }) : inFull(null);
  };
  const withTime = (day: string, instant: number) =>
    i18next.t('common:dayAndTime', { lng: language, day, time: time().format(instant) });
  const dateTime = (instant: number) => withTime(shortDate().format(instant), instant);
  return {
    number: (value: number) => number().format(value),
    /** Whole US dollars. */
    money: (dollars: number) => {
      const amount = money().format(dollars);
      return language === 'ar' ? leftToRight(amount) : amount;
    },
    /** `Nov 12, 2026, 2:05 PM`. */
    dateTime,
    /** `yesterday, 2:05 PM`, and before that `Nov 12, 2:05 PM`, with the year where it is not that of `now`. */
    shortDateTime: (instant: number, now: number) => {
      const days = dayjs(now).startOf('day').diff(dayjs(instant).startOf('day'), 'day');
      const isNear = days === 0 || days === 1;
      const date = dayjs(instant).isSame(now, 'year') ? shortDay : shortDate;
      return withTime(isNear ? calendarDay().format(-days, 'day') : date().format(instant), instant);
    },
    /** `Thursday, November 26 at 5:30 PM EST`: a time to meet, which somebody in another zone may read. */
    appointment: (instant: number) => appointment().format(instant),
    /** `14:05`. */
    time: (instant: number) => time().format(instant),
    /** `Thursday, 19 November`, with the year if it is not that of `now`, or `now` is null. */
    day: (instant: number, now: number | null) =>
      (dayjs(instant).isSame(now, 'year') ? day : dayAndYear)().format(instant),
    /** `Thursday`. */
    weekday: (instant: number) => weekdayAlone().format(instant),
    /** `Nov 19`: a day where there is little room. */
    shortDay: (instant: number) => shortDay().format(instant),
    /** `2 hours ago`, against `now`; "just now" also where the device's clock is behind. */
    ago: (instant: number, now: number) => inFull(elapsed(instant, now)),
    /** The same for a `ShortAge`: short, as in `2h` and `3 mths`, in full, and the date. "Just now" is `1 min` in a narrow column. */
    ageParts: (instant: number, now: number, isNarrow = false) => {
      const age = elapsed(instant, now);
      return { instant, short: inShort(age, isNarrow), long: inFull(age), date: dateTime(instant) };
    },
    list: (items: readonly string[]) => {
      const listed = list().format(items.map(isolated));
      // "And" is "ed" before another e.
      return language === 'it' ? listed.replace(/ e (?=[eE])/, ' ed ') : listed;
    },
  };
});

export const useFormat = () => formatFor(useTranslation().i18n.language);
