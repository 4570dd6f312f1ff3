// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Home, homeSchema } from './home.ts';
import { countHomes, type Facets, listHomes, type ListContext, type SortTerm } from './list-homes.ts';
import { createSearchText } from './search-text.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const context: ListContext = {
  now,
  budget: 600_000,
  costOf: ({ price }) => (price === null ? null : { dollars: price / 200 }),
};
const textOf = createSearchText((status) => (status === 'Active' ? 'Zu haben' : status));

const home = (id: string, wire: Record<string, unknown> = {}): Home => homeSchema.parse({ _id: id, ...wire });
const juniper = home('juniper', {
  address: '418 Juniper Lane, Asheville, NC 28801',
  mls: '4187203',
  mStatus: 'active',
  price: 612_000,
  beds: 4,
  baths: 2.5,
  sqft: 2340,
  createdAt: now - 3_600_000,
  propStatus: 'liked',
  question: { qoverall: 9, qtour: 'yes' },
});
const canyon = home('canyon', {
  address: '250 Cañón Drive',
  mStatus: 'Coming Soon',
  price: 524_900,
  beds: 3,
  createdAt: now - 90_000_000,
  propStatus: 'disliked',
  question: { qlocation: 0, qcomments: 'Snow plows the road' },
});
const bare = home('bare');
const archived = home('archived', { propStatus: 'hidden', mStatus: 'Auction', price: 100_000, address: '1 Old Road' });
const homes = [juniper, canyon, bare, archived];
const shown = (facets: Facets, text = '') =>
  listHomes(homes, { facets, search: { text, textOf } }, context).map(({ id }) => id);

describe('facets', () => {
  it.each<[Facets, string[]]>([
    [{}, ['juniper', 'canyon', 'bare']],
    [{ view: 'archived' }, ['archived']],
    [{ show: 'new' }, ['juniper']],
    [{ show: 'unscored' }, ['bare']],
    [{ reaction: 'disliked' }, ['canyon']],
    [{ status: 'comingSoon' }, ['canyon']],
    [{ view: 'archived', status: 'Auction' }, ['archived']],
    [{ tour: true }, ['juniper']],
    [{ score: 1 }, ['juniper']],
    [{ min: 524_900 }, ['juniper', 'canyon']],
    [{ max: 524_900 }, ['canyon']],
    [{ min: 600_000, max: 620_000 }, ['juniper']],
    [{ beds: 4 }, ['juniper']],
    [{ baths: 2 }, ['juniper']],
    [{ sqft: 2341 }, []],
    [{ cost: 3060 }, ['juniper', 'canyon']],
    [{ cost: 2700 }, ['canyon']],
    [{ budget: true }, ['canyon']],
    [{ budget: true, view: 'archived' }, ['archived']],
  ])('%o', (facets, ids) => expect(shown(facets)).toEqual(ids));

  it('of a budget that nobody named show nothing', () =>
    expect(listHomes(homes, { facets: { budget: true } }, { ...context, budget: null })).toEqual([]));

  it('count what they would show', () =>
    expect(countHomes(homes, [{}, { view: 'archived' }, { tour: true }], context)).toEqual([3, 1, 1]));
});

describe('a search', () => {
  it.each([
    ['JUNÍPER', ['juniper']],
    ['mls #4187203', ['juniper']],
    ['canon, 250', ['canyon']],
    ['zu haben', []],
    ['coming soon', ['canyon']],
    ['plows road', ['canyon']],
    ['juniper plows', []],
    ['   ', ['juniper', 'canyon', 'bare']],
  ])('for %s', (text, ids) => expect(shown({}, text)).toEqual(ids));

  it('looks through the word for a status that the person reads', () => {
    const active = home('a', { mStatus: 'Active' });
    expect(listHomes([active], { search: { text: 'haben', textOf } }, context)).toEqual([active]);
    expect(listHomes([active], { search: { text: 'active', textOf } }, context)).toEqual([active]);
  });
});

describe('an order', () => {
  const price: SortTerm['value'] = (one) => one.price;
  const ids = (order: readonly SortTerm[]) => listHomes(homes, { order }, context).map(({ id }) => id);

  it('has what is missing last in either direction', () => {
    expect(ids([{ value: price, descending: false }])).toEqual(['archived', 'canyon', 'juniper', 'bare']);
    expect(ids([{ value: price, descending: true }])).toEqual(['juniper', 'canyon', 'archived', 'bare']);
  });

  it('leaves ties to the next term, and then to the order they came in', () => {
    const isPriced: SortTerm = { value: (one) => (one.price === null ? 1 : 0), descending: true };
    expect(ids([isPriced])).toEqual(['bare', 'juniper', 'canyon', 'archived']);
    expect(ids([isPriced, { value: price, descending: false }])).toEqual(['bare', 'archived', 'canyon', 'juniper']);
  });

  it('shows each home once, and sorts it', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(1000))), fc.boolean(), (prices, descending) => {
        const many = prices.map((value, index) => home(String(index), { price: value }));
        const sorted = listHomes(many, { order: [{ value: price, descending }] }, context);
        expect(new Set(sorted)).toEqual(new Set(many));
        const known = sorted.flatMap((one) => one.price ?? []);
        expect(known).toEqual(known.toSorted((a, b) => (descending ? b - a : a - b)));
        expect(sorted.slice(known.length).every((one) => one.price === null)).toBe(true);
      }),
    );
  });
});
