// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceHistogram } from './price-histogram.ts';

it('has bars of one round width over all prices', () => {
  expect(priceHistogram([398_000, 425_000, 612_000, 949_000])).toEqual([
    { from: 350_000, to: 400_000, count: 1 },
    { from: 400_000, to: 450_000, count: 1 },
    { from: 450_000, to: 500_000, count: 0 },
    { from: 500_000, to: 550_000, count: 0 },
    { from: 550_000, to: 600_000, count: 0 },
    { from: 600_000, to: 650_000, count: 1 },
    { from: 650_000, to: 700_000, count: 0 },
    { from: 700_000, to: 750_000, count: 0 },
    { from: 750_000, to: 800_000, count: 0 },
    { from: 800_000, to: 850_000, count: 0 },
    { from: 850_000, to: 900_000, count: 0 },
    { from: 900_000, to: 950_000, count: 1 },
  ]);
  expect(priceHistogram([])).toEqual([]);
  expect(priceHistogram([500_000, 500_000])).toEqual([{ from: 500_000, to: 500_001, count: 2 }]);
});

it('counts every price in a bar of its own, and has few bars', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20_000_000), { minLength: 1 }), (prices) => {
      const bars = priceHistogram(prices);
      expect(bars.length).toBeLessThanOrEqual(12);
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length);
      for (const { from, to, count } of bars)
        expect(prices.filter((price) => price >= from && price < to)).toHaveLength(count);
    }),
  );
});
