import { seriesOf } from './series.ts';

interface Props {
  /** The position of the home among the compared ones. */
  index: number;
  x?: number;
  y?: number;
  /** For a missing score. */
  hollow?: boolean;
}

const shapes = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  square: 'M-4-4H4V4H-4Z',
  triangle: 'M0-5L5 4H-5Z',
  diamond: 'M0-5L5 0L0 5L-5 0Z',
};

export function Marker({ index, x = 0, y = 0, hollow = false }: Props) {
  const { color, marker } = seriesOf(index);
  const paint = hollow ? { fill: 'none', stroke: color, strokeWidth: 1.5 } : { fill: color };
  return <path d={shapes[marker]} transform={`translate(${x} ${y})`} {...paint} />;
}
