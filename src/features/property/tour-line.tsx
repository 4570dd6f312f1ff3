import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '#src/ui/switch.tsx';
import { NotSavedLine } from './not-saved-line.tsx';
import { SaveState } from './save-state.tsx';
import classes from './scores-card.module.css';
import type { Answers } from './use-answers.ts';

interface Props {
  answers: Answers;
  hint?: string | null | undefined;
  propose?: ReactNode;
}

export function TourLine({ answers, hint, propose }: Props) {
  const { t } = useTranslation(['detail', 'home']);
  const id = useId();
  const hintId = `${id}-hint`;
  const wished = answers.home.question.tour;
  const saving = answers.savingOf('qtour');
  const what = t('detail:scores.tour');
  return (
    <div className={classes['tour']} data-wished={wished || undefined}>
      <div>
        <label htmlFor={id} className="strong off-paper">
          {what}
        </label>
        <span className={`strong ${classes['onPaper']}`}>{t('home:tour.requested')}</span>
        {hint && (
          <p className="small muted" id={hintId}>
            {hint}
          </p>
        )}
      </div>
      <span className={classes['end']}>
        {saving.state !== 'none' && <SaveState state={saving.state} compact={!propose} />}
        <Switch
          id={id}
          checked={wished}
          onChange={(event) => {
            answers.tour(event.currentTarget.checked);
            answers.touch({ field: 'qtour', what });
          }}
          aria-describedby={hint ? hintId : undefined}
        />
      </span>
      {propose && <div className={classes['propose']}>{propose}</div>}
      <NotSavedLine saving={saving} what={what} />
    </div>
  );
}
