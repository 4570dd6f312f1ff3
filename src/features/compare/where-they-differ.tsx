import { useTranslation } from 'react-i18next';
import { standings } from '#src/domain/comparison.ts';
import { criteria, scoredCount } from '#src/domain/question.ts';
import { useCriteriaText } from '#src/i18n/criteria-text.ts';
import classes from './compare.module.css';
import { Marker } from './marker.tsx';
import { seriesOf } from './series.ts';
import type { ComparedColumn } from './use-columns.ts';

export function WhereTheyDiffer({ columns }: { columns: readonly ComparedColumn[] }) {
  const { t } = useTranslation(['compare', 'home']);
  const names = useCriteriaText();
  const found = standings(columns.map(({ home }) => home));
  return (
    <ul className={classes['differ']}>
      {columns.map(({ home, street }, index) => {
        const { leads = [], trails = [], isCompared } = found[index] ?? {};
        const scored = scoredCount(home.question);
        return (
          <li key={home.id}>
            <SeriesKey index={index} />
            <span>
              <b>
                <bdi>{street}</bdi>
              </b>
              {leads.length > 0 && `${t('compare:leads', { criteria: names(leads.slice(0, 3)) })} `}
              {trails.length > 0 && `${t('compare:weakest', { criteria: names(trails.slice(0, 3)) })} `}
              {isCompared && leads.length + trails.length === 0 && t('compare:even')}
              {scored < criteria.length && (
                <span className="small muted"> {t('home:scored', { scored, of: criteria.length })}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function SeriesKey({ index }: { index: number }) {
  const { color, dash } = seriesOf(index);
  return (
    <svg width={28} height={12} viewBox="0 0 28 12" aria-hidden>
      <path d="M0 6H28" stroke={color} strokeWidth={2} strokeDasharray={dash} fill="none" />
      <Marker index={index} x={14} y={6} />
    </svg>
  );
}
