import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { criteria } from '#src/domain/question.ts';
import { questionName, suggestedQuestions, unaskedQuestions } from '#src/domain/suggested-questions.ts';
import { proposedTimes } from '#src/domain/tour.ts';
import { useCriteriaText } from '#src/i18n/criteria-text.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useQuestionText } from '#src/i18n/question-text.ts';

/** The text of a name that `Composed` lists; null where the home has no such question. */
export function useComposedText(home: Home): (name: string) => string | null {
  const { t } = useTranslation(['chat', 'home']);
  const format = useFormat();
  const criteriaText = useCriteriaText();
  const questionText = useQuestionText();
  const address = home.address ?? t('chat:thisHome');
  /** Scores, doubts, notes and open questions as one message. */
  const brief = () => {
    const { scores, comments, tour } = home.question;
    const scored = criteria.flatMap((criterion) => {
      const score = scores[criterion];
      return score === null ? [] : [t('chat:brief.score', { criterion: t(`home:criteria.${criterion}`), score })];
    });
    const doubts = suggestedQuestions(home).flatMap((one) => (one.kind === 'low' ? [one.criterion] : []));
    const missing = unaskedQuestions(home, questionText).filter(({ kind }) => kind === 'missing');
    const said = [
      scored.length > 0 && t('chat:brief.scores', { list: format.list(scored) }),
      doubts.length > 0 && t('chat:brief.doubts', { list: criteriaText(doubts) }),
      comments && t('chat:brief.notes', { text: comments }),
      tour && t('chat:brief.tour'),
      missing.length > 0 && [t('chat:brief.questions'), ...missing.map((one) => `- ${questionText(one)}`)].join('\n'),
    ].filter((part) => typeof part === 'string');
    return [t('chat:brief.about', { address }), ...(said.length > 0 ? said : [t('chat:brief.nothing')])].join('\n');
  };
  return (name) => {
    if (name === 'focus') return '';
    if (name === 'brief') return brief();
    if (name === 'tour') {
      const times = proposedTimes(Date.now()).map((time) => `- ${format.appointment(time)}`);
      return [t('chat:tour.ask', { address }), ...times, t('chat:tour.which')].join('\n');
    }
    const question = suggestedQuestions(home).find((one) => questionName(one) === name);
    return question ? questionText(question) : null;
  };
}
