import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownMe } from '#src/api/use-me.ts';
import { Switch } from '#src/ui/switch.tsx';
import { NotSavedLine } from './not-saved-line.tsx';
import { SaveState } from './save-state.tsx';
import classes from './scores-card.module.css';
import type { Answers } from './use-answers.ts';

interface Props {
  answers: Answers;
  /** With what the wish does and a link that proposes times. */
  full?: boolean;
}

export function TourLine({ answers, full = false }: Props) {
  const { t } = useTranslation(['detail', 'home']);
  const id = useId();
  const hintId = `${id}-hint`;
  const wished = answers.home.question.tour;
  const saving = answers.savingOf('qtour');
  const what = t('detail:scores.tour');
  const agent = useKnownMe()?.agent;
  const name = agent?.firstName;
  const hint = full && agent && (name ? t('detail:scores.tourHint', { name }) : t('detail:scores.tourHintAgent'));
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
        {saving.state !== 'none' && <SaveState state={saving.state} compact={!full} />}
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
      {full && (
        <div className={classes['propose']}>
          <Link
            to="/app/comments"
            search={{ id: answers.home.id, compose: 'tour' }}
            className="link"
            onClick={() => answers.tour(true)}
          >
            {t('detail:scores.propose')}
          </Link>
        </div>
      )}
      <NotSavedLine saving={saving} what={what} />
    </div>
  );
}
