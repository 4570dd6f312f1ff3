// @vitest-environment node
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { formatFor } from './format.ts';
import { changeLanguage, startI18n } from './start-i18n.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const hours = (count: number) => now - count * 3_600_000;

beforeAll(() => startI18n('en'));

describe('how long ago', () => {
  it.each([
    [0.01, 'just now'],
    [0.5, '30 minutes ago'],
    [23, '23 hours ago'],
    [24, '1 day ago'],
    [47, '1 day ago'],
    [48, '2 days ago'],
    [7 * 24, '1 week ago'],
    [13 * 24, '1 week ago'],
    [-2, 'just now'],
  ])('says of %d hours what has passed, and no day of the calendar', (count, said) => {
    expect(formatFor('en').ago(hours(count), now)).toBe(said);
  });

  it.each([
    ['2026-03-01T00:00:00', '2026-02-01T00:00:00', '1 month ago'],
    ['2026-03-01T00:00:00', '2026-02-01T00:00:01', '3 weeks ago'],
    ['2026-03-31T00:00:00', '2026-03-01T00:00:00', '4 weeks ago'],
    ['2026-03-01T00:00:00', '2025-03-01T00:00:00', '1 year ago'],
    // Summer time began between them.
    ['2026-03-08T12:00:00', '2026-02-08T12:00:00', '1 month ago'],
    ['2026-03-08T12:30:00', '2025-03-08T12:00:00', '1 year ago'],
  ])('counts months of the reader’s calendar: at %s, %s is %s', (at, instant, said) => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(formatFor('en').ago(Date.parse(instant), Date.parse(at))).toBe(said);
    vi.unstubAllEnvs();
  });

  it('takes no notice of a change of daylight saving time', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(formatFor('en').ago(Date.parse('2026-10-31T16:00Z'), Date.parse('2026-11-01T16:00Z'))).toBe('1 day ago');
    vi.unstubAllEnvs();
  });

  it('takes what is seconds ahead for now, as clocks disagree', () => {
    expect(formatFor('en').ago(now + 2000, now)).toBe('just now');
  });

  it('names the day where it was today or yesterday', () => {
    const at = (iso: string) =>
      formatFor('en').shortDateTime(new Date(iso).getTime(), new Date('2026-11-20T12:00').getTime());
    expect(at('2026-11-20T00:05')).toMatch(/^today, 12:05\sAM$/);
    expect(at('2026-11-19T21:30')).toMatch(/^yesterday, 9:30\sPM$/);
    expect(at('2026-11-18T21:30')).toMatch(/^Nov 18, 9:30\sPM$/);
    expect(at('2025-11-18T21:30')).toContain('2025');
  });

  it('is said in the language, in Latin digits', () => {
    expect(formatFor('fr').ago(hours(47), now)).toMatch(/^il y a 1\sjour$/);
    expect(formatFor('ar').ago(hours(72), now)).toContain('3');
  });

  it.each([
    [0.01, '1 min'],
    [0.5, '30 min'],
    [-2, '1 min'],
    [5, '5h'],
    [47, '1d'],
    [8 * 24, '1w'],
    [70 * 24, '2 mths'],
    [800 * 24, '2y'],
  ])('is short for a narrow column, of %d hours', (count, said) => {
    expect(formatFor('en').ageParts(hours(count), now, true).short).toBe(said);
  });

  it('is the same in short and in full for less than a minute, where there is room', () => {
    expect(formatFor('en').ageParts(hours(0.01), now)).toMatchObject({ short: 'just now', long: 'just now' });
  });

  it.each([
    ['fr', 2, /^2\sh$/],
    ['fr', 47, /^1\sj$/],
    ['it', 48, /^2\sgg$/],
    ['es', 48, /^2\sd$/],
    ['es', 70 * 24, /^2\sm$/],
  ])('has a space between number and unit in %s, of %d hours', (language, count, said) => {
    expect(formatFor(language).ageParts(hours(count), now).short).toMatch(said);
  });

  it.each([
    ['ar', /^8 نوفمبر 2026، 8:05\sص$/],
    ['fr', /^8 nov\. 2026, 08:05$/],
    ['zh', /^2026年11月8日 08:05$/],
  ] as const)('names the month of a date in %s, with the hour as a time alone has it', async (language, said) => {
    await changeLanguage(language);
    expect(formatFor(language).dateTime(Date.parse('2026-11-08T08:05'))).toMatch(said);
    await changeLanguage('en');
  });

  it('is a word in Arabic, where a letter would be a riddle', () => {
    expect(formatFor('ar').ageParts(hours(47), now).short).toBe('يوم');
    expect(formatFor('ar').ageParts(hours(5), now).short).toBe('5 ساعات');
  });
});

it('joins Italian words by "ed" before an e, and leaves the East of a street', () => {
  const { list } = formatFor('it');
  expect(list(['prezzo', 'età della casa'])).toBe('prezzo ed età della casa');
  expect(list(['9 Oak St', '12 E Elm St'])).toBe('9 Oak St e 12 E Elm St');
});

it('keeps each street of an Arabic list in its own order', async () => {
  await changeLanguage('ar');
  expect(formatFor('ar').list(['418 Juniper Lane', '9 Oak Dr'])).toBe(
    '\u2068418 Juniper Lane\u2069 و\u20689 Oak Dr\u2069',
  );
  await changeLanguage('en');
});

it('writes times in the zone that the device has come to', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(formatFor('en').dateTime(0)).toBe('Dec 31, 1969, 7:00 PM');
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(formatFor('en').dateTime(0)).toBe('Jan 1, 1970, 9:00 AM');
  vi.unstubAllEnvs();
});
