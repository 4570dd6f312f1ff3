/** How the homes of a comparison are told apart in the chart: a colour, a dash and a marker each. */
export const series = [
  { color: 'var(--chart-a)', dash: '0', marker: 'circle' },
  { color: 'var(--chart-b)', dash: '6 4', marker: 'square' },
  { color: 'var(--chart-c)', dash: '2 3', marker: 'triangle' },
  { color: 'var(--chart-d)', dash: '9 3 2 3', marker: 'diamond' },
] as const;
export type Series = (typeof series)[number];

/** As many homes as a comparison takes. */
export const mostCompared = series.length;
