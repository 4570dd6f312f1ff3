// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addressLines,
  byNewest,
  daysOnMarket,
  isListed,
  isNew,
  type Home,
  homeSchema,
  readPropStatus,
} from './home.ts';

const hour = 3_600_000;
const day = 24 * hour;
const noon = Date.parse('2026-11-20T12:00:00Z');

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a home', () => {
  it('reads from an id alone, with none for all the rest', () => {
    expect(homeSchema.parse({ id: 'p1' })).toMatchObject({
      id: 'p1',
      address: null,
      price: null,
      beds: null,
      photo: null,
      link: null,
      sharedAt: null,
      listedAt: null,
      marketStatus: null,
      propStatus: null,
      providers: [],
      replies: [],
      skippedReplies: 0,
      question: { tour: false, comments: null },
    });
  });

  it('has no price, size or year where the wire has 0, but may have no acre', () => {
    expect(homeSchema.parse({ id: 'p1', price: 0, sqft: 0, built: '0', acres: 0, hoa: 0 })).toMatchObject({
      price: null,
      sqft: null,
      built: null,
      acres: 0,
      hoa: 0,
    });
  });

  it('reads the names of the wire as plain ones', () => {
    const home = homeSchema.parse({
      _id: 'p1',
      garage: 'https://photos.example/1.jpg',
      DOMdate: '2026-11-01',
      mStatus: 'Active',
      schooldist: 'Buncombe',
      listdate: ['Blue Ridge Realty', '', null, 'Blue Ridge Realty'],
      tax: '312.50',
      price: '425,000',
      secret: 'left out',
    });
    expect(home).toMatchObject({
      photo: 'https://photos.example/1.jpg',
      listedAt: Date.parse('2026-11-01'),
      marketStatus: 'Active',
      schoolDistrict: 'Buncombe',
      providers: ['Blue Ridge Realty'],
      tax: 312,
      price: 425_000,
    });
    expect(home).not.toHaveProperty('secret');
    expect(home).not.toHaveProperty('garage');
  });

  it.each([null, 'text', {}, { _id: '' }, { _id: null }])('%j is none', (wire) => {
    expect(homeSchema.safeParse(wire).success).toBe(false);
  });

  it('loses an unreadable reply, not its conversation, and counts it', () => {
    const { replies, skippedReplies } = homeSchema.parse({
      _id: 'p1',
      replies: [{ from: 'u1', reply: 'Hello', time: '2026-11-20' }, { reply: '' }, null, { reply: 7 }],
    });
    expect(replies.map(({ reply }) => reply)).toEqual(['Hello', '7']);
    expect(skippedReplies).toBe(2);
  });

  it('has a photo from http, https, the scheme of the page or this very site', () => {
    const photo = (garage: unknown) => homeSchema.parse({ _id: 'p1', garage }).photo;
    expect(photo('/photos/1.svg')).toBe('/photos/1.svg');
    expect(photo('https://photos.example/1.jpg')).toBe('https://photos.example/1.jpg');
    expect(photo('//photos.example/1.jpg')).toBe('//photos.example/1.jpg');
    for (const garage of ['javascript:alert(1)', 'data:image/svg+xml,x', 5, null]) expect(photo(garage)).toBeNull();
  });

  it('can be read, or is left out, whatever comes', () => {
    fc.assert(
      fc.property(fc.object(), (wire) => {
        expect(() => homeSchema.safeParse({ ...wire, _id: 'p1' })).not.toThrow();
      }),
    );
  });
});

describe('the mark on a home', () => {
  it('is liked, disliked, hidden or none', () => {
    expect(['liked', 'Disliked', ' hidden ', '', null, undefined, 'loved', 1].map(readPropStatus)).toEqual([
      'liked',
      'disliked',
      'hidden',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('leaves an archived home out of the listing, and no other', () => {
    expect(isListed({ propStatus: 'hidden' })).toBe(false);
    for (const propStatus of ['liked', 'disliked', null] as const) expect(isListed({ propStatus })).toBe(true);
  });
});

describe('the New badge', () => {
  it.each([
    [0, true],
    [23 * hour + 59 * 60_000, true],
    [day - 1, true],
    [day, false],
    [40 * day, false],
    [-1, true],
    [-day, false],
  ])('%d ms after it was shared: %s', (age, expected) => {
    expect(isNew({ sharedAt: noon - age }, noon)).toBe(expected);
  });

  it('needs a date', () => {
    expect(isNew({ sharedAt: null }, noon)).toBe(false);
  });

  it('shows within 24 hours of the date, before or after it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3 * day, max: 3 * day }), (age) => {
        expect(isNew({ sharedAt: noon - age }, noon)).toBe(Math.abs(age) < day);
      }),
    );
  });
});

describe('days on market', () => {
  it.each([
    ['2026-11-20T00:00:00Z', 1],
    ['2026-11-19T12:00:01Z', 1],
    ['2026-11-19T12:00:00Z', 2],
    ['2026-11-01T00:00:00Z', 20],
    ['2026-12-24T00:00:00Z', 1],
  ])('listed at %s: %d', (listedAt, expected) => {
    expect(daysOnMarket({ listedAt: Date.parse(listedAt) }, noon)).toBe(expected);
  });

  it.each([
    ['America/New_York', '2026-03-08T07:00:00Z'],
    ['America/New_York', '2026-11-01T06:00:00Z'],
    ['Pacific/Kiritimati', '2026-06-01T00:00:00Z'],
    ['Pacific/Pago_Pago', '2026-06-01T00:00:00Z'],
  ])('are counted by full days in %s, through the change of its clock at %s', (zone, change) => {
    vi.stubEnv('TZ', zone);
    const listedAt = Date.parse(change) - 12 * hour;
    expect([0, day - 1, day, 2 * day - 1, 2 * day].map((age) => daysOnMarket({ listedAt }, listedAt + age))).toEqual([
      1, 1, 2, 2, 3,
    ]);
  });

  it('are not known without a date', () => {
    expect(daysOnMarket({ listedAt: null }, noon)).toBeNull();
  });

  it('are at least 1, whole, and one more each day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000 * day }), (age) => {
        const days = daysOnMarket({ listedAt: noon - age }, noon)!;
        expect(Number.isInteger(days)).toBe(true);
        expect(days).toBeGreaterThanOrEqual(1);
        expect(daysOnMarket({ listedAt: noon - age }, noon + day)).toBe(days + 1);
      }),
    );
  });
});

describe('orders', () => {
  it('has the newest home first and those without a date last', () => {
    const home = (id: string, createdAt: number | null): Home => homeSchema.parse({ _id: id, createdAt });
    const homes = [home('none', null), home('old', noon - day), home('new', noon), home('none too', null)];
    expect(homes.toSorted(byNewest).map(({ id }) => id)).toEqual(['new', 'old', 'none', 'none too']);
  });
});

it.each([
  ['418 Juniper Lane, Asheville, NC 28801', ['418 Juniper Lane', 'Asheville, NC 28801']],
  ['418 Juniper Lane', ['418 Juniper Lane', '']],
  [', Asheville, NC 28801', ['Asheville', 'NC 28801']],
  [' ,, Asheville', ['Asheville', '']],
  [',', [',', '']],
  ['', ['', '']],
])('%j splits into street and place', (address, lines) => {
  expect(addressLines(address)).toEqual(lines);
});
