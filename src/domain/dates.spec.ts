// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayEarlier, fromLocalTime, isThisWeek, nearDay, partOfDay, startOfDay, wholeDays } from './dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const hour = 3_600_000;
const at = (text: string) => Date.parse(text);
const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }).map(Number);
const zones = [
  'America/New_York',
  'Europe/Berlin',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
];

describe.each(zones)('for a reader in %s', (zone) => {
  it('whole days are full 24 hours, whatever the clock on the wall does', () => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 0, max: 4_000 }),
        fc.integer({ min: 0, max: 24 * hour - 1 }),
        (from, days, rest) => {
          expect(wholeDays(from, from + days * 24 * hour + rest)).toBe(days);
          expect(dayEarlier(from)).toBe(from - 24 * hour);
        },
      ),
    );
  });

  it('a day begins at or before each of its instants, and is 23 to 25 hours long', () => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(instant, (now) => {
        const start = startOfDay(now);
        expect(start).toBeLessThanOrEqual(now);
        expect(now - start).toBeLessThan(25 * hour);
        expect(startOfDay(start)).toBe(start);
        expect(nearDay(start, now)).toBe('today');
        expect(nearDay(start - 1, now)).toBe('yesterday');
        expect(nearDay(startOfDay(start - 1) - 1, now)).toBeNull();
        expect(nearDay(now + 26 * hour, now)).toBeNull();
        expect(isThisWeek(start - 1, now)).toBe(true);
        // A weekday that is a week ago has the name of today's.
        expect(isThisWeek(start - 7 * 24 * hour + hour, now)).toBe(false);
        expect(isThisWeek(now + 1, now)).toBe(false);
      }),
    );
  });
});

describe('a change of daylight saving time', () => {
  it.each([
    ['spring', '2026-03-08T04:59:59Z', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z'],
    ['autumn', '2026-11-01T03:59:59Z', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'],
  ])('in %s makes the day shorter or longer, and no other', (_, before, first, last, after) => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(startOfDay(at(last))).toBe(at(first));
    expect(startOfDay(at(before))).not.toBe(at(first));
    expect(startOfDay(at(after))).toBe(at(after));
    expect(nearDay(at(first), at(last))).toBe('today');
    expect(nearDay(at(last), at(after))).toBe('yesterday');
    expect(nearDay(at(before), at(after))).toBeNull();
  });

  it('leaves the parts of the day to the reader’s clock', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(partOfDay(at('2026-03-08T04:59:00Z'))).toBe('evening');
    expect(partOfDay(at('2026-03-08T05:00:00Z'))).toBe('morning');
    expect(partOfDay(at('2026-03-08T15:59:00Z'))).toBe('morning');
    expect(partOfDay(at('2026-03-08T16:00:00Z'))).toBe('afternoon');
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    expect(partOfDay(at('2026-03-08T07:00:00Z'))).toBe('evening');
  });
});

it('reads the time in a field as the clock on the wall says it', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(fromLocalTime('2026-11-26T17:30')).toBe(at('2026-11-26T22:30:00Z'));
  expect(fromLocalTime('2026-07-26T17:30')).toBe(at('2026-07-26T21:30:00Z'));
  for (const none of ['', '17:30', '2026-11-26', 'tomorrow']) expect(fromLocalTime(none)).toBeNull();
});
