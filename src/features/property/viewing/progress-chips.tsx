import { useTranslation } from 'react-i18next';
import { scoreBand, type Scores, viewingOrder } from '#src/domain/question.ts';
import '#src/ui/score-bands.css';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import type { ViewingStep } from './use-viewing-steps.ts';
import classes from './viewing.module.css';

interface Props {
  scores: Scores;
  current: ViewingStep;
  onStep: (step: ViewingStep) => void;
}

export function ProgressChips({ scores, current, onStep }: Props) {
  const { t } = useTranslation('detail');
  const format = useHomeFormat();
  return (
    <ol className={classes['progress']} aria-label={t('viewing.progress')}>
      {viewingOrder.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={classes['step']}
            data-band={scoreBand(scores[name])}
            aria-current={name === current ? 'step' : undefined}
            aria-label={format.scoreLabel(name, scores[name])}
            onClick={() => onStep(name)}
          >
            <span>{scores[name] ?? 'x'}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
