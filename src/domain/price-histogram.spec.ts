// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceHistogram } from './price-histogram.ts';

it('has bars of one round width over all prices', () => {
  const bars = priceHistogram([398_000, 425_000, 612_000, 949_000]);
  expect(bars.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1]);
  expect(bars[0]).toMatchObject({ from: 350_000, to: 400_000 });
  expect(bars[1]).toMatchObject({ from: 400_000, to: 450_000 });
  expect(bars.at(-1)).toMatchObject({ from: 900_000, to: 950_000 });
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
