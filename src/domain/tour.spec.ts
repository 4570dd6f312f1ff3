// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toCalendar } from './calendar.ts';
import { agreedTime, proposedTimes } from './tour.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(['America/New_York', 'Pacific/Auckland', 'UTC'])('the times proposed in %s', (zone) => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  const said = (instant: number) => format.format(instant).replace(',', '');

  it('are a working day after work, Saturday morning and Sunday afternoon, across a change of the clock too', () => {
    vi.stubEnv('TZ', zone);
    for (let day = 0; day < 365; day += 1) {
      const now = Date.UTC(2026, 9, 25 + day, 3, 40);
      const times = proposedTimes(now);
      expect(times).toHaveLength(3);
      expect(times.every((time, index) => time > (times[index - 1] ?? now + 86_399_999))).toBe(true);
      expect(times.at(-1)! - now).toBeLessThan(9 * 86_400_000);
      const texts = times.map(said);
      expect(texts).toContain('Sat 10:00');
      expect(texts).toContain('Sun 14:00');
      expect(texts.filter((text) => /^(?:Mon|Tue|Wed|Thu|Fri) 17:30$/.test(text))).toHaveLength(1);
    }
  });
});

describe('the time of a tour', () => {
  const now = Date.UTC(2026, 10, 22, 12);
  const write = (instant: number) => new Date(instant).toISOString();
  const [first = 0, second = 0, third = 0] = proposedTimes(now);
  const say = (from: string, reply: string) => ({ from, reply, time: null });
  const asked = say('me', `When?\n- ${write(first)}\n- ${write(second)}\n- ${write(third)}`);
  const found = (...replies: ReturnType<typeof say>[]) => agreedTime(replies, 'me', now, write);

  it('is the proposed one that the agent named last', () => {
    const agreed = [asked, say('agent', `Yes, ${write(third)}.`), say('agent', `No, rather ${write(second)}`)];
    expect(found(...agreed)).toBe(second);
    expect(agreedTime(agreed, 'me', second, write), 'once it is past').toBe(third);
  });

  it('is the first proposed one as long as the agent has named none, and none that only the agent named', () => {
    expect(found(asked, say('agent', 'I will ask the seller.'))).toBe(first);
    expect(found(say('agent', write(second)), asked)).toBe(first);
    expect(found(say('agent', write(second)), say('me', 'When?'))).toBeNull();
  });
});

describe('a calendar file', () => {
  const start = Date.UTC(2026, 10, 26, 22, 30);
  const tour = {
    uid: 'tour-1@portal',
    start,
    minutes: 60,
    title: 'Tour: 418 Juniper Lane',
    place: '418 Juniper Lane, Asheville, NC 28801',
    notes: null,
  };

  it('says when and where, in UTC, with the line ends of RFC 5545', () => {
    expect(toCalendar(tour, Date.UTC(2026, 10, 22, 6, 0, 5))).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Home buyers portal//EN',
        'BEGIN:VEVENT',
        'UID:tour-1@portal',
        'DTSTAMP:20261122T060005Z',
        'DTSTART:20261126T223000Z',
        'DTEND:20261126T233000Z',
        'SUMMARY:Tour: 418 Juniper Lane',
        'LOCATION:418 Juniper Lane\\, Asheville\\, NC 28801',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('escapes what the format uses, and lets no text add a line of its own', () => {
    const text = toCalendar({ ...tour, title: 'a;b\\c\r\nATTACH:http://evil.example\u0007', place: null }, start);
    expect(text).toContain('SUMMARY:a\\;b\\\\c\\nATTACH:http://evil.example\r\n');
    expect(text.split('\r\n').some((line) => line.startsWith('ATTACH'))).toBe(false);
  });

  it('folds long lines at 75 bytes and never inside a character', () => {
    const title = 'معاينة المنزل 🏡 房源 '.repeat(12).trim();
    const text = toCalendar({ ...tour, title }, start);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
    }
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  });
});
