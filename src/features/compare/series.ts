import type { mostCompared } from '#src/domain/compared-count.ts';

export const series = [
  { color: 'var(--chart-a)', dash: '0', marker: 'circle' },
  { color: 'var(--chart-b)', dash: '6 4', marker: 'square' },
  { color: 'var(--chart-c)', dash: '2 3', marker: 'triangle' },
  { color: 'var(--chart-d)', dash: '9 3 2 3', marker: 'diamond' },
] as const satisfies { length: typeof mostCompared };
export type Series = (typeof series)[number];
