import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRanking } from '#src/api/use-ranking.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { criteria } from '#src/domain/question.ts';
import { ActionIcon } from '#src/ui/action-icon.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { MessageIcon } from '../message-icon.tsx';
import { HeardState } from '../save-state.tsx';
import { useAnswers } from '../use-answers.ts';
import { Ask } from './ask.tsx';
import { ProgressChips } from './progress-chips.tsx';
import { useViewingSteps } from './use-viewing-steps.ts';
import { ViewingEnd } from './viewing-end.tsx';
import { ViewingNotes } from './viewing-notes.tsx';
import classes from './viewing.module.css';

interface Props {
  home: Home;
  filters: ListingFilters;
  order: readonly string[];
  onClose: () => void;
}

/** Scores one criterion at a time on large keys, for use with one hand while walking through the house. */
export function Viewing({ home: stored, filters, order, onClose }: Props) {
  const { t } = useTranslation(['detail', 'common', 'home']);
  const answers = useAnswers(stored);
  const { home } = answers;
  const steps = useViewingSteps(home, answers.score);
  const { ranked } = useRanking();
  const [rankedBefore] = useState(ranked);
  const [street] = addressLines(home.address ?? t('home:noAddress'));
  return (
    <div className={classes['stage']}>
      <div className={classes['room']} data-ended={steps.step === 'end' || undefined}>
        <ActionIcon
          variant="subtle"
          className={classes['close']}
          aria-label={t('common:actions.close')}
          onClick={onClose}
        >
          <X size={20} />
        </ActionIcon>
        <p className={classes['who']}>
          <b dir="auto" className="aligned clamped">
            {street}
          </b>
          <span className="small">{t('detail:scores.progress', { scored: answers.scored, of: criteria.length })}</span>
        </p>
        <MessageIcon home={home} variant="subtle" className={classes['message']} />
        <div className={classes['shot']}>
          <Photo src={home.photo} alt={t('home:photo', { address: street })} eager />
        </div>
        <ProgressChips scores={home.question.scores} current={steps.step} onStep={steps.goTo} />
        {steps.step === 'end' ? (
          <ViewingEnd
            answers={answers}
            filters={filters}
            order={order}
            rankedBefore={rankedBefore}
            onStep={steps.goTo}
          />
        ) : (
          <>
            <Ask criterion={steps.step} answers={answers} steps={steps} />
            <ViewingNotes answers={answers} />
          </>
        )}
        <HeardState answers={answers} />
      </div>
    </div>
  );
}
