// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { marketStatus } from '#src/domain/market-status.ts';
import { type Home, homeSchema } from '#src/domain/home.ts';
import type { Figures } from './figures.ts';
import { HomeIndex } from './home-index.ts';
import { createSortKeys, dependsOnTime, sharedAt, sortTerms } from './sort-keys.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const home = (id: string, fields: object = {}): Home => homeSchema.parse({ _id: id, ...fields });
const costOf = ({ id }: Home) => ({ a: 300, b: 100 })[id] ?? null;
const figures: Figures = { rankOf: () => undefined, costOf: () => null, keys: { monthlyCost: costOf } };
const english = (text: string) => (marketStatus(text) === 'sold' ? 'Sold' : text);
const order = (homes: readonly Home[], sort: string, statusWord = english) =>
  [...new HomeIndex(homes, [], sharedAt).order(sortTerms(sort, { keys: createSortKeys(statusWord), figures, now }))]
    .map((at) => homes[at]?.id)
    .join('');

describe('each column sorts by what its cells show', () => {
  it.each([
    ['updatedAt', 'updatedAt', ['2026-11-20', '2026-11-21', null, '2026-11-19'], 'dabc', 'badc'],
    ['mls', 'mls', ['4187203', '999', null, 'B7'], 'badc', 'dabc'],
    ['days', 'DOMdate', ['2026-11-19', '2026-11-01', null, '2026-11-20'], 'dabc', 'badc'],
    ['status', 'mStatus', ['Sold', 'active', null, 'Pending'], 'bdac', 'adbc'],
    ['price', 'price', [398_000, 1_050_000, null, 99_000], 'dabc', 'badc'],
    ['address', 'address', ['112 Mill Row', '9 Élan Square', null, '112 Elm'], 'bdac', 'adbc'],
  ] as const)('%s', (column, field, [a, b, c, d], ascending, descending) => {
    const homes = Object.entries({ a, b, c, d }).map(([id, value]) => home(id, { [field]: value }));
    expect(order(homes, `${column}.asc`)).toBe(ascending);
    expect(order(homes, `${column}.desc`)).toBe(descending);
  });

  it.each([
    ['overall', 'qoverall', [8, 10, undefined, 0], 'dabc', 'badc'],
    ['priceScore', 'qprice', [8, 10, undefined, 0], 'dabc', 'badc'],
    ['location', 'qlocation', [8, 10, undefined, 0], 'dabc', 'badc'],
    ['comment', 'qcomments', ['Dark', 'a dream', undefined, 'Éclair'], 'badc', 'dabc'],
  ] as const)('%s', (column, field, [a, b, c, d], ascending, descending) => {
    const homes = Object.entries({ a, b, c, d }).map(([id, value]) => home(id, { question: { [field]: value } }));
    expect(order(homes, `${column}.asc`)).toBe(ascending);
    expect(order(homes, `${column}.desc`)).toBe(descending);
  });

  it('tour: those that are wished first, the others stay last', () => {
    const homes = [home('a'), home('b', { question: { qtour: 'yes' } })];
    expect(order(homes, 'tour.asc')).toBe('ba');
    expect(order(homes, 'tour.desc')).toBe('ba');
  });

  it('monthly cost: what the figures say', () => {
    const homes = [home('a'), home('b'), home('c')];
    expect(order(homes, 'monthlyCost.asc')).toBe('bac');
    expect(order(homes, 'monthlyCost.desc')).toBe('abc');
  });
});

describe('what looks the same ties', () => {
  it('closed and sold are one status, in which the price decides', () => {
    const homes = [
      home('a', { mStatus: 'Sold', price: 2 }),
      home('b', { mStatus: 'Pending', price: 9 }),
      home('c', { mStatus: 'Closed', price: 3 }),
      home('d', { mStatus: 'sold', price: 4 }),
    ];
    expect(order(homes, 'status.asc,price.asc')).toBe('bacd');
    expect(order(homes, 'status.asc,price.desc')).toBe('bdca');
  });

  it('statuses stand in the order of the words on the screen', () => {
    const homes = [home('a', { mStatus: 'Active' }), home('b', { mStatus: 'Under contract' })];
    const french = (text: string) => ({ Active: 'En vente', 'Under contract': 'Sous contrat' })[text] ?? text;
    const spanish = (text: string) => ({ Active: 'Zzz', 'Under contract': 'Bajo contrato' })[text] ?? text;
    expect(order(homes, 'status.asc', french)).toBe('ab');
    expect(order(homes, 'status.asc', spanish)).toBe('ba');
  });

  it('days are whole, whatever the time of day, where another column follows', () => {
    const homes = [
      home('a', { DOMdate: '2026-11-09T13:00:00Z', price: 3 }),
      home('b', { DOMdate: '2026-11-09T20:00:00Z', price: 1 }),
      home('c', { DOMdate: '2026-11-10T11:00:00Z', price: 2 }),
      home('d', { DOMdate: '2026-11-10T13:00:00Z', price: 9 }),
      home('e', { price: 0 }),
    ];
    expect(order(homes, 'days.asc,price.asc')).toBe('dbcae');
    expect(order(homes, 'days.desc,price.desc')).toBe('acbde');
    expect(order(homes, 'price.asc,days.asc')).toBe('ebcad');
  });

  it('only such an order changes as time goes by', () => {
    expect(['days.asc,price.asc', 'price.asc,days.asc', 'days.asc', undefined].map(dependsOnTime)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
