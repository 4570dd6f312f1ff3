import { useTranslation } from 'react-i18next';
import { useRankingWeights } from '#src/api/use-ranking.ts';
import { bestOf } from '#src/domain/comparison.ts';
import { type Criterion, scoreBand } from '#src/domain/question.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import { BestWord } from './best-word.tsx';
import classes from './compare.module.css';
import type { ComparedColumn } from './use-columns.ts';
import { ValueRow } from './value-row.tsx';

export function ScoreRows({
  criteria,
  columns,
}: {
  criteria: readonly Criterion[];
  columns: readonly ComparedColumn[];
}) {
  const { t } = useTranslation(['compare', 'home']);
  const format = useHomeFormat();
  const { weights } = useRankingWeights();
  const all = Object.values(weights);
  const most = Math.max(...all);
  const countsMost = (name: Criterion) => weights[name] === most && all.some((weight) => weight < most);
  return criteria.map((name) => {
    const values = columns.map(({ home }) => home.question.scores[name]);
    const best = bestOf(values, 'higher');
    return (
      <ValueRow
        key={name}
        title={
          <>
            {t(`home:criteria.${name}`)}{' '}
            {countsMost(name) && <span className={classes['counts']}>{t('compare:countsMost')}</span>}
          </>
        }
        columns={columns}
        cell={(_, index) => {
          const score = values[index] ?? null;
          return (
            <>
              <ScoreBadge score={score} band={scoreBand(score)} label={format.scoreLabel(name, score)} />
              {best.includes(index) && <BestWord word="best" tied={best.length > 1} />}
            </>
          );
        }}
      />
    );
  });
}
