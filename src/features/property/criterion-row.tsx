import { useTranslation } from 'react-i18next';
import { type Criterion, type Score, scoreBand } from '#src/domain/question.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { ScoreBadge } from '#src/ui/score-badge.tsx';
import { NotSavedLine } from './not-saved-line.tsx';
import { SaveState } from './save-state.tsx';
import { ScoreScale } from './score-scale.tsx';
import classes from './scores-card.module.css';
import type { Saving } from './use-answers.ts';

interface Props {
  criterion: Criterion;
  score: Score;
  fact: string | null;
  saving: Saving;
  onScore: (score: Score, isTyped: boolean) => void;
  onMove: (step: 1 | -1) => void;
  /** On a phone a row is a button, and the open row shows the pad. */
  phone: boolean;
  open: boolean;
  onToggle: () => void;
}

export function CriterionRow({ criterion, score, fact, saving, onScore, onMove, phone, open, onToggle }: Props) {
  const { t } = useTranslation('home');
  const name = t(`criteria.${criterion}`);
  const label = useHomeFormat().scoreLabel(criterion, score);
  const said = fact !== null && <bdi className={classes['fact']}>{fact}</bdi>;
  const notSaved = <NotSavedLine saving={saving} what={label} />;
  if (!phone)
    return (
      <li className={classes['row']} data-criterion={criterion}>
        <span className={classes['name']}>{name}</span>
        <ScoreScale label={name} score={score} size="row" onScore={onScore} onMove={onMove} />
        <span className={classes['end']}>
          <SaveState state={saving.state}>{said}</SaveState>
        </span>
        {notSaved}
      </li>
    );
  return (
    <li className={classes['row']} data-criterion={criterion} data-open={open || undefined}>
      <button type="button" className={classes['open']} aria-expanded={open} onClick={onToggle}>
        <span className={classes['name']}>{name}</span>
        <span className={classes['end']}>
          <SaveState state={saving.state}>{said}</SaveState>
          <ScoreBadge score={score} band={scoreBand(score)} label={label} />
        </span>
      </button>
      {open && <ScoreScale label={name} score={score} size="pad" onScore={onScore} onMove={onMove} />}
      {notSaved}
    </li>
  );
}
