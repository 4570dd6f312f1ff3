import type { mostCompared } from '#src/domain/limits.ts';

const series = [
  { color: 'var(--chart-a)', dash: '0', marker: 'circle' },
  { color: 'var(--chart-b)', dash: '6 4', marker: 'square' },
  { color: 'var(--chart-c)', dash: '2 3', marker: 'triangle' },
  { color: 'var(--chart-d)', dash: '9 3 2 3', marker: 'diamond' },
] as const satisfies { length: typeof mostCompared };

/** How the charts draw the home at this index of those that are compared. */
export const seriesOf = (index: number) => series[index] ?? series[0];
