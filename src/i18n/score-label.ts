import { useTranslation } from 'react-i18next';
import type { Criterion, Score } from '../domain/question.ts';

/** `Lot: 7 of 10`, or that the criterion is not scored. */
export function useScoreLabel(): (criterion: Criterion, score: Score) => string {
  const { t } = useTranslation('home');
  return (name, score) => {
    const criterion = t(`criteria.${name}`);
    return score === null ? t('notScored', { criterion }) : t('score', { criterion, score });
  };
}
