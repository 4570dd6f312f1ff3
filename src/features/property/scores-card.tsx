import { Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { criteria, type Criterion, type Score } from '#src/domain/question.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { isFirstClick } from '#src/ui/is-first-click.ts';
import { Note } from '#src/ui/note.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { CommentsField } from './comments-field.tsx';
import { CriterionRow } from './criterion-row.tsx';
import { useCriterionFact } from './use-criterion-fact.ts';
import { HeardState } from './save-state.tsx';
import classes from './scores-card.module.css';
import { TourLine } from './tour-line.tsx';
import { useAnswers } from './use-answers.ts';

/** The twelve criteria, the tour wish and the comments, each saved as it is set. */
export function ScoresCard({ home: stored, onOpenViewing }: { home: Home; onOpenViewing: () => void }) {
  const { t } = useTranslation(['detail', 'home']);
  const isPhone = useIsPhone();
  const answers = useAnswers(stored);
  const { home } = answers;
  const factOf = useCriterionFact(home);
  const [open, setOpen] = useState<Criterion | null>(null);
  const list = useRef<HTMLUListElement>(null);

  const rowOf = (criterion: Criterion) => list.current?.querySelector(`[data-criterion="${criterion}"]`);
  const focusOn = (criterion: Criterion) =>
    rowOf(criterion)?.querySelector<HTMLElement>('[role="radiogroup"] [tabindex="0"]')?.focus();
  const move = (from: Criterion, step: 1 | -1) => {
    const next = criteria[criteria.indexOf(from) + step];
    // The row must be open before its pad can take the focus.
    if (isPhone) flushSync(() => setOpen(next ?? null));
    if (next) focusOn(next);
    else if (isPhone) rowOf(from)?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  const score = (criterion: Criterion, value: Score, isTyped: boolean) => {
    answers.score(criterion, value);
    answers.touch({ field: `q${criterion}`, what: t(`home:criteria.${criterion}`) });
    if (isPhone && !isTyped) move(criterion, 1);
  };

  return (
    <Card id="scores">
      <div className={classes['head']}>
        <div>
          <h2>{t('detail:scores.title')}</h2>
          {!isPhone && <p className="small muted">{t('detail:scores.hint')}</p>}
        </div>
        {!isPhone && (
          <Button variant="default" size="compact-md" leftSection={<Star size={16} />} onClick={onOpenViewing}>
            {t('detail:actions.score')}
          </Button>
        )}
        <div className={classes['progress']}>
          {t('detail:scores.progress', { scored: answers.scored, of: criteria.length })}
          <div className={classes['meter']} aria-hidden>
            <span style={{ inlineSize: `${(answers.scored / criteria.length) * 100}%` }} />
          </div>
        </div>
      </div>
      <ul
        ref={list}
        className={classes['rows']}
        data-scores
        // A score opens the next row: the second tap of a double tap would score that one or close it.
        onClickCapture={(event) => isFirstClick(event) || event.stopPropagation()}
      >
        {criteria.map((criterion) => (
          <CriterionRow
            key={criterion}
            criterion={criterion}
            score={home.question.scores[criterion]}
            fact={factOf(criterion)}
            saving={answers.savingOf(`q${criterion}`)}
            onScore={(value, isTyped) => score(criterion, value, isTyped)}
            onMove={(step) => move(criterion, step)}
            phone={isPhone}
            open={open === criterion}
            onToggle={() => setOpen(open === criterion ? null : criterion)}
          />
        ))}
      </ul>
      <HeardState answers={answers} />
      <TourLine answers={answers} full />
      <CommentsField answers={answers} />
      {answers.isCallUnknown && (
        <div className={classes['note']}>
          <Note kind="caution">{t('detail:scores.parked')}</Note>
        </div>
      )}
    </Card>
  );
}
