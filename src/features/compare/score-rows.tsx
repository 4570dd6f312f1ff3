import { useTranslation } from 'react-i18next';
import { useRankingWeights } from '#src/api/use-ranking.ts';
import { bestOf } from '#src/domain/comparison.ts';
import { type Criterion, scoreBand } from '#src/domain/question.ts';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import { BestWord } from './best-word.tsx';
import type { Column } from './column.ts';
import classes from './compare.module.css';
import { ValueRow } from './value-row.tsx';

interface Props {
  criteria: readonly Criterion[];
  columns: readonly Column[];
}

/** The scores of the homes: the numbers of the chart. */
export function ScoreRows({ criteria, columns }: Props) {
  const { t } = useTranslation(['compare', 'home']);
  const { weights } = useRankingWeights();
  const all = Object.values(weights);
  const most = Math.max(...all);
  const countsMost = (name: Criterion) => weights[name] === most && all.some((weight) => weight < most);
  return criteria.map((name) => {
    const values = columns.map(({ home }) => home.question.scores[name]);
    const best = bestOf(values, 'higher');
    const criterion = t(`home:criteria.${name}`);
    return (
      <ValueRow
        key={name}
        title={
          <>
            {criterion} {countsMost(name) && <span className={classes['counts']}>{t('compare:countsMost')}</span>}
          </>
        }
        columns={columns}
        cell={(_, index) => {
          const score = values[index] ?? null;
          const label = score === null ? t('home:notScored', { criterion }) : t('home:score', { criterion, score });
          return (
            <>
              <ScoreBadge score={score} band={scoreBand(score)} label={label} />
              {best.includes(index) && <BestWord word="best" tied={best.length > 1} />}
            </>
          );
        }}
      />
    );
  });
}
