import { useTranslation } from 'react-i18next';
import { scoreBand, type Scores, viewingOrder } from '#src/domain/question.ts';
import { useScoreLabel } from '#src/i18n/score-label.ts';
import '#src/ui/score-bands.css';
import type { ViewingStep } from './use-viewing-steps.ts';
import classes from './viewing.module.css';

interface Props {
  scores: Scores;
  current: ViewingStep;
  onStep: (step: ViewingStep) => void;
}

export function ProgressChips({ scores, current, onStep }: Props) {
  const { t } = useTranslation('detail');
  const label = useScoreLabel();
  return (
    <ol className={classes['progress']} aria-label={t('viewing.progress')}>
      {viewingOrder.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={classes['step']}
            data-band={scoreBand(scores[name])}
            aria-current={name === current ? 'step' : undefined}
            aria-label={label(name, scores[name])}
            onClick={() => onStep(name)}
          >
            <span>{scores[name] ?? 'x'}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
