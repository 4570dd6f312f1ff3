import { useTranslation } from 'react-i18next';
import type { SuggestedQuestion } from '../domain/questions.ts';

type LowScore = 'home:questions.low' | 'compare:lowScore' | 'sheet:lowScore';

/** Puts a question to the agent into words; `low` is the sentence about a low score, which is shorter where there is little room. */
export function useQuestionText(low: LowScore = 'home:questions.low'): (question: SuggestedQuestion) => string {
  const { t } = useTranslation(['home', 'compare', 'sheet']);
  return (question) =>
    question.kind === 'missing'
      ? t(`home:questions.${question.fact}`)
      : t(low, { criterion: t(`home:criteria.${question.criterion}`), score: question.score });
}
