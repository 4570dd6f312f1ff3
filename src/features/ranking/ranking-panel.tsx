import { useTranslation } from 'react-i18next';
import { useRankingWeights } from '#src/api/use-ranking.ts';
import { criteria, type Criterion } from '#src/domain/question.ts';
import { heaviest } from '#src/domain/ranking.ts';
import { Button } from '#src/ui/button.tsx';
import { Places } from './places.tsx';
import classes from './ranking.module.css';

const levels = ['l0', 'l1', 'l2', 'l3', 'l4', 'l5'] as const;

interface Props {
  /** The person goes to a home of the ranking. */
  onLeave: () => void;
}

/** The weights of the twelve criteria, and beneath them the places that they give at once. */
export function RankingPanel({ onLeave }: Props) {
  const { t } = useTranslation(['ranking', 'home']);
  const { weights, isPreset, setWeights } = useRankingWeights();
  const weigh = (criterion: Criterion, weight: number) => setWeights({ ...weights, [criterion]: weight });
  return (
    <>
      <p>{t('ranking:lead')}</p>
      <fieldset className={classes['weights']}>
        <legend>{t('ranking:weights')}</legend>
        {criteria.map((criterion) => {
          const name = t(`home:criteria.${criterion}`);
          const level = t(`ranking:levels.${levels[weights[criterion]] ?? 'l0'}`);
          return (
            <label key={criterion} className={classes['weight']}>
              <span className={classes['name']}>{name}</span>
              <input
                type="range"
                min={0}
                max={heaviest}
                step={1}
                value={weights[criterion]}
                aria-label={t('ranking:weight', { criterion: name })}
                aria-valuetext={level}
                onChange={(event) => weigh(criterion, Number(event.currentTarget.value))}
              />
              <span className={classes['level']} aria-hidden>
                {level}
              </span>
            </label>
          );
        })}
      </fieldset>
      {isPreset ? (
        <p className="small muted">{t('ranking:preset')}</p>
      ) : (
        <Button variant="subtle" size="compact-md" onClick={() => setWeights(null)}>
          {t('ranking:reset')}
        </Button>
      )}
      <Places onLeave={onLeave} />
    </>
  );
}
