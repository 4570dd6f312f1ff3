// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestAsRead, bestOf, byDifference, differ, leaderOf, lowestCosts, standings } from './comparison.ts';
import type { Cost } from './cost.ts';
import { homeSchema } from './home.ts';

const values = fc.array(fc.option(fc.integer({ min: 0, max: 10 })), { maxLength: 4 });

describe('the best of a row', () => {
  it('is the lowest or the highest, and all that tie', () => {
    expect(bestOf([3, 1, 2], 'lower')).toEqual([1]);
    expect(bestOf([10, 7, 10], 'higher')).toEqual([0, 2]);
  });

  it('is nobody’s where there is nothing to compare, or no difference', () => {
    for (const row of [[], [5], [5, null], [null, null], [5, 5], [5, 5, null]])
      expect(bestOf(row, 'higher')).toEqual([]);
  });

  it('counts a 0 as a value and a missing one as none', () => {
    expect(bestOf([0, null, 4], 'lower')).toEqual([0]);
  });

  it('is shared by those that read the same, and nobody’s where all do', () => {
    const acres = (...values: (number | null)[]) =>
      bestAsRead(
        values,
        values.map((value) => value?.toFixed(2) ?? null),
        'higher',
      );
    expect(acres(0.344, 0.341, 0.2)).toEqual([0, 1]);
    expect(acres(0.344, null, 0.341)).toEqual([]);
    expect(acres(0.5, null, 0.341)).toEqual([0]);
  });

  it('is never beaten by another value', () => {
    fc.assert(
      fc.property(values, (row) => {
        for (const index of bestOf(row, 'higher'))
          for (const value of row) expect(row[index]).toBeGreaterThanOrEqual(value ?? 0);
      }),
    );
  });
});

describe('the lowest of some costs', () => {
  const exact = (dollars: number): Cost => ({ dollars, isMinimum: false });
  const from = (dollars: number): Cost => ({ dollars, isMinimum: true });

  it.each([
    ['the lower of two', [exact(3000), exact(2500)], [1]],
    ['all that tie', [exact(2500), exact(2500), exact(3000)], [0, 1]],
    ['an exact one before a minimum of the same size', [from(2500), exact(2500), exact(3000)], [1]],
    ['an exact one below a minimum', [exact(2500), from(2600)], [0]],
    ['none where a minimum is below them all', [exact(2500), from(2400), exact(3000)], []],
    ['none of minimums alone', [from(2500), from(2400)], []],
    ['none without another one that is known', [exact(2500), null], []],
  ])('is %s', (_, costs, lowest) => expect(lowestCosts(costs)).toEqual(lowest));
});

it('differs where one value is another or is missing', () => {
  expect(differ([1, 1])).toBe(false);
  expect(differ([1, 2])).toBe(true);
  expect(differ([1, null])).toBe(true);
});

const home = (question: object) => homeSchema.parse({ id: 'p', question });

it('says where each home alone leads or trails', () => {
  expect(
    standings([
      home({ qlocation: 10, qlot: 3, qprice: 5 }),
      home({ qlocation: 7, qlot: 9, qprice: 5 }),
      home({ qlocation: 8, qlot: 9 }),
    ]),
  ).toEqual([
    { leads: ['location'], trails: ['lot'], isCompared: true },
    { leads: [], trails: ['location'], isCompared: true },
    { leads: [], trails: [], isCompared: true },
  ]);
});

it('a home is compared where another has a score on a criterion of its own', () => {
  const homes = [{ qlot: 3, qlocation: 5 }, { qlot: 3 }, { qprice: 5 }, {}].map((question) => home(question));
  expect(standings(homes).map(({ isCompared }) => isCompared)).toEqual([true, true, false, false]);
});

describe('the leader', () => {
  it('is the highest, by its lead over the next and over the last', () => {
    expect(leaderOf([7, null, 9, 4])).toEqual({ kind: 'one', index: 2, by: 2, most: 5, next: 0 });
  });

  it('is nobody where the highest tie', () => {
    expect(leaderOf([7.5, 7.5, 0])).toEqual({ kind: 'tied', indexes: [0, 1] });
  });

  it('leads by what the scores read that are shown, or by the rest where these are the same', () => {
    expect(leaderOf([7.23, 5.95])).toMatchObject({ by: 1.2 });
    expect(leaderOf([7.14, 7.11])).toMatchObject({ by: expect.closeTo(0.03) });
  });

  it('takes two known values', () => {
    expect(leaderOf([7, null])).toEqual({ kind: 'none' });
    expect(leaderOf([])).toEqual({ kind: 'none' });
  });
});

it('sorts the criteria by how far the scores lie apart, those with too few scores last', () => {
  const home = (question: object) => homeSchema.parse({ id: 'p', question });
  const order = byDifference([home({ qlot: 1, qprice: 4, qkitchen: 10 }), home({ qlot: 9, qprice: 6 })]);
  expect(order.slice(0, 3)).toEqual(['lot', 'price', 'overall']);
  expect(order).toHaveLength(12);
});
