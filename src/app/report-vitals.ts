import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { report } from '#src/device/report.ts';

const reportMetric = ({ name, value }: Metric) => report({ type: 'vital', name, value });

export function reportVitals(): void {
  for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP]) on(reportMetric);
}
