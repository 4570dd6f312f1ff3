/** Homes that cost from `from` to below `to` dollars. */
export interface PriceBar {
  from: number;
  to: number;
  count: number;
}

const mostBars = 12;
const roundSteps = [1, 2, 2.5, 5, 10];

/** At most twelve bars of one round width over all prices, in dollars; none without a price. */
export function priceHistogram(prices: readonly number[]): readonly PriceBar[] {
  if (prices.length === 0) return [];
  let [least, most] = [Infinity, -Infinity];
  for (const price of prices) {
    least = Math.min(least, price);
    most = Math.max(most, price);
  }
  const size = 10 ** Math.floor(Math.log10(Math.max((most - least) / mostBars, 1)));
  const barsOf = (step: number) => Math.floor(most / step) - Math.floor(least / step) + 1;
  const step = size * (roundSteps.find((round) => barsOf(size * round) <= mostBars) ?? 20);
  const first = Math.floor(least / step);
  const bars = Array.from({ length: barsOf(step) }, (_, index) => ({
    from: (first + index) * step,
    to: (first + index + 1) * step,
    count: 0,
  }));
  for (const price of prices) {
    const bar = bars[Math.floor(price / step) - first];
    if (bar) bar.count += 1;
  }
  return bars;
}
