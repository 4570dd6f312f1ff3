import { ChevronLeft, ChevronRight, Undo2 } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criterion } from '#src/domain/question.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { Button } from '#src/ui/button.tsx';
import { NotSavedLine } from '../not-saved-line.tsx';
import { SaveState } from '../save-state.tsx';
import { ScoreScale } from '../score-scale.tsx';
import type { Answers } from '../use-answers.ts';
import { useCriterionFact } from '../use-criterion-fact.ts';
import type { ViewingSteps } from './use-viewing-steps.ts';
import classes from './viewing.module.css';

interface Props {
  criterion: Criterion;
  answers: Answers;
  steps: ViewingSteps;
}

export function Ask({ criterion, answers, steps }: Props) {
  const { t } = useTranslation(['detail', 'home', 'shell', 'common']);
  const format = useHomeFormat();
  const fact = useCriterionFact(answers.home)(criterion);
  const { scores } = answers.home.question;
  const { given, previous, next } = steps;
  const nameOf = (name: Criterion) => t(`home:criteria.${name}`);
  const labelOf = (name: Criterion) => format.scoreLabel(name, scores[name]);
  const saving = answers.savingOf(`q${criterion}`);
  return (
    <>
      <div className={classes['ask']}>
        <div className={classes['what']}>
          <h1>{nameOf(criterion)}</h1>
          {fact !== null && (
            <b className="clamped">
              <bdi>{fact}</bdi>
            </b>
          )}
        </div>
        <div className={classes['given']} role="status">
          {given ? (
            <Fragment key={given.criterion}>
              <span>
                {labelOf(given.criterion)} <SaveState state={answers.savingOf(`q${given.criterion}`).state} />
              </span>
              <Button
                variant="subtle"
                leftSection={<Undo2 size={16} className="mirrored" />}
                aria-label={t('common:labeled', { label: t('common:actions.undo'), value: labelOf(given.criterion) })}
                onClick={steps.undo}
              >
                {t('common:actions.undo')}
              </Button>
            </Fragment>
          ) : (
            <SaveState state={saving.state} />
          )}
        </div>
        <NotSavedLine saving={saving} what={labelOf(criterion)} />
        {answers.kept > 0 && <p className={classes['kept']}>{t('shell:keptHere', { count: answers.kept })}</p>}
      </div>
      <div className={classes['pad']}>
        <ScoreScale
          key={criterion}
          label={nameOf(criterion)}
          score={scores[criterion]}
          size="thumb"
          onScore={steps.score}
          onMove={(by) => steps.goTo(by > 0 ? next : (previous ?? criterion))}
        />
      </div>
      <div className={classes['foot']}>
        {previous && (
          <Button
            variant="default"
            leftSection={<ChevronLeft size={16} className="mirrored" />}
            aria-label={t('detail:viewing.previous', { criterion: nameOf(previous) })}
            onClick={() => steps.goTo(previous)}
          >
            <span className="hidden-on-phones">{nameOf(previous)}</span>
          </Button>
        )}
        {next === 'end' ? (
          <Button onClick={() => steps.goTo('end')}>{t('detail:viewing.finish')}</Button>
        ) : (
          <Button
            variant="subtle"
            rightSection={<ChevronRight size={16} className="mirrored" />}
            onClick={() => steps.goTo(next)}
          >
            {t(scores[criterion] === null ? 'detail:viewing.skip' : 'detail:viewing.next', { criterion: nameOf(next) })}
          </Button>
        )}
      </div>
    </>
  );
}
