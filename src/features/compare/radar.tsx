import { useTranslation } from 'react-i18next';
import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar as Line, RadarChart, ResponsiveContainer } from 'recharts';
import type { Property } from '#src/domain/property.ts';
import { criteria } from '#src/domain/question.ts';
import { Marker } from './marker.tsx';
import classes from './compare.module.css';
import { series } from './series.ts';

/** The twelve scores of each home on one wheel. The table beneath has the same numbers, so it is a picture to a screen reader. */
export function Radar({ homes }: { homes: readonly Property[] }) {
  const { t } = useTranslation(['compare', 'home']);
  const data = criteria.map((name) => ({
    criterion: t(`home:criteria.${name}`),
    ...Object.fromEntries(homes.map((home, at) => [`home${at}`, home.question.scores[name]])),
  }));
  return (
    <div className={classes['radar']} role="img" aria-label={t('compare:chart')} dir="ltr">
      <ResponsiveContainer width="100%" height="100%">
        <RadarChart data={data} outerRadius="72%" accessibilityLayer={false}>
          <PolarGrid stroke="var(--hairline)" />
          <PolarAngleAxis dataKey="criterion" tick={{ fill: 'var(--text)', fontSize: 13 }} tickLine={false} />
          <PolarRadiusAxis
            domain={[0, 10]}
            ticks={[0, 5, 10]}
            angle={90}
            axisLine={false}
            tick={{ fill: 'var(--muted)', fontSize: 12 }}
          />
          {homes.map((home, at) => {
            const { color, dash, marker } = series[at] ?? series[0];
            return (
              <Line
                key={home.id}
                dataKey={`home${at}`}
                stroke={color}
                strokeWidth={2}
                strokeDasharray={dash}
                fill="none"
                isAnimationActive={false}
                dot={({ key, cx, cy, value }) =>
                  value === null || value === undefined ? (
                    <g key={key} />
                  ) : (
                    <Marker key={key} x={cx ?? 0} y={cy ?? 0} marker={marker} color={color} />
                  )
                }
              />
            );
          })}
        </RadarChart>
      </ResponsiveContainer>
    </div>
  );
}
