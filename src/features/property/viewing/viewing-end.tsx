import { Check, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { criteria, viewingOrder } from '#src/domain/question.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { CommentsField } from '../comments-field.tsx';
import { NotSavedLine } from '../not-saved-line.tsx';
import { TourLine } from '../tour-line.tsx';
import type { Answers } from '../use-answers.ts';
import { BriefOffer } from './brief-offer.tsx';
import { NextHome } from './next-home.tsx';
import { ViewingResult } from './viewing-result.tsx';
import type { ViewingStep } from './use-viewing-steps.ts';
import classes from './viewing.module.css';

interface Props {
  answers: Answers;
  filters: ListingFilters;
  order: readonly string[];
  rankedBefore: readonly RankedHome[];
  onStep: (step: ViewingStep) => void;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The end of a viewing: score and rank with their change, and what to do next. */
export function ViewingEnd({ answers, filters, order, rankedBefore, onStep }: Props) {
  const { t } = useTranslation(['detail', 'home', 'shell']);
  const format = useHomeFormat();
  const { home } = answers;
  const { scores } = home.question;
  const open = viewingOrder.find((name) => scores[name] === null);
  const isSaved = criteria.every((name) => answers.savingOf(`q${name}`).state === 'saved');
  const Icon = open ? CircleAlert : Check;
  return (
    <div className={classes['end']}>
      <Card>
        <div>
          <h1 ref={focus} tabIndex={-1} className={classes['result']} data-open={open && true}>
            <Icon size={20} />
            {open
              ? t('detail:scores.progress', { scored: answers.scored, of: criteria.length })
              : t(isSaved ? 'detail:viewing.allSaved' : 'detail:viewing.all')}
          </h1>
          {criteria.map((name) => (
            <NotSavedLine
              key={name}
              saving={answers.savingOf(`q${name}`)}
              what={format.scoreLabel(name, scores[name])}
            />
          ))}
        </div>
        {answers.kept > 0 && <p className={classes['kept']}>{t('shell:keptHere', { count: answers.kept })}</p>}
        {open && (
          <Button fullWidth onClick={() => onStep(open)}>
            {t('detail:viewing.scoreOpen', { criterion: t(`home:criteria.${open}`) })}
          </Button>
        )}
        <ViewingResult home={home} rankedBefore={rankedBefore} />
        <TourLine answers={answers} />
        <CommentsField answers={answers} />
      </Card>
      <BriefOffer id={home.id} isSecond={open !== undefined} />
      <NextHome id={home.id} filters={filters} order={order} />
    </div>
  );
}
