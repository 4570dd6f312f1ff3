import { useTranslation } from 'react-i18next';
import type { SuggestedQuestion } from '../domain/suggested-questions.ts';

/** Puts a question to the agent into words. Where there is little room, `low` has a shorter sentence for a low score. */
export function useQuestionText(
  low?: (scored: { criterion: string; score: number }) => string,
): (question: SuggestedQuestion) => string {
  const { t } = useTranslation('home');
  return (question) => {
    if (question.kind === 'missing') return t(`questions.${question.fact}`);
    const scored = { criterion: t(`criteria.${question.criterion}`), score: question.score };
    return low?.(scored) ?? t('questions.low', scored);
  };
}
