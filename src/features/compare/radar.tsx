import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { criteria } from '#src/domain/question.ts';
import classes from './radar.module.css';
import { Marker } from './marker.tsx';
import { anchorOf, inTwoLines, pointAt, runsOf } from './radar-shape.ts';
import { seriesOf } from './series.ts';

const rings = [2, 4, 6, 8, 10];
const labelsAt = 11;

/**
 * The twelve scores of each home in a radar chart. The table below has the same numbers, so this is a picture for screen readers. Not
 * Recharts: it weighs 85 kB and shows a missing score as 0.
 */
export function Radar({ homes }: { homes: readonly Home[] }) {
  const { t } = useTranslation(['compare', 'home']);
  return (
    <svg
      className={classes['radar']}
      viewBox="-240 -150 480 300"
      role="img"
      aria-label={t('compare:chart')}
      direction="ltr"
    >
      {rings.map((ring) => (
        <polygon
          key={ring}
          className={classes['grid']}
          points={criteria.map((_, index) => pointAt(index, ring).join()).join(' ')}
        />
      ))}
      {criteria.map((name, index) => {
        const [x, y] = pointAt(index, labelsAt);
        const [endX, endY] = pointAt(index, 10);
        return (
          <g key={name}>
            <path className={classes['grid']} d={`M0 0L${endX} ${endY}`} />
            <text x={x} y={y} textAnchor={anchorOf(x)} dominantBaseline="central">
              <Label x={x} text={t(`home:criteria.${name}`)} />
            </text>
          </g>
        );
      })}
      {[5, 10].map((value) => (
        <text key={value} x={6} y={pointAt(0, value)[1]} dominantBaseline="hanging">
          {value}
        </text>
      ))}
      {homes.map((home, index) => {
        const { color, dash } = seriesOf(index);
        const scores = criteria.map((name) => home.question.scores[name]);
        return (
          <g key={home.id}>
            <path d={runsOf(scores)} fill="none" stroke={color} strokeWidth={2} strokeDasharray={dash} />
            {scores.map((score, corner) => {
              if (score === null) return null;
              const [x, y] = pointAt(corner, score);
              return <Marker key={criteria[corner]} index={index} x={x} y={y} />;
            })}
          </g>
        );
      })}
    </svg>
  );
}

/** Beside the chart a name of several words takes two lines. */
function Label({ x, text }: { x: number; text: string }) {
  const [first, second] = anchorOf(x) === 'middle' ? [text] : inTwoLines(text);
  if (second === undefined) return first;
  return (
    <>
      <tspan x={x} dy="-0.6em">
        {first}
      </tspan>
      <tspan x={x} dy="1.2em">
        {second}
      </tspan>
    </>
  );
}
