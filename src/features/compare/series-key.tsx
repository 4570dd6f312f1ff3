import { Marker } from './marker.tsx';
import { series } from './series.ts';

export function SeriesKey({ index }: { index: number }) {
  const { color, dash, marker } = series[index] ?? series[0];
  return (
    <svg width={28} height={12} viewBox="0 0 28 12" aria-hidden>
      <path d="M0 6H28" stroke={color} strokeWidth={2} strokeDasharray={dash} fill="none" />
      <Marker x={14} y={6} marker={marker} color={color} />
    </svg>
  );
}
