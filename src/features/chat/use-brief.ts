import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { criteria } from '#src/domain/question.ts';
import { questionName, suggestedQuestions } from '#src/domain/suggested-questions.ts';
import { useCriteriaText } from '#src/i18n/criteria-text.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useQuestionText } from '#src/i18n/question-text.ts';

export function useBrief() {
  const { t } = useTranslation(['chat', 'home']);
  const format = useFormat();
  const criteriaText = useCriteriaText();

  const questionText = useQuestionText();
  /** Scores, doubts, notes and open questions as one message. */
  const brief = (home: Home): string => {
    const { scores, comments, tour } = home.question;
    const scored = criteria.flatMap((criterion) => {
      const score = scores[criterion];
      return score === null ? [] : [t('chat:brief.score', { criterion: t(`home:criteria.${criterion}`), score })];
    });
    const questions = suggestedQuestions(home);
    const doubts = questions.flatMap((question) => (question.kind === 'low' ? [question.criterion] : []));
    const missing = questions.filter(({ kind }) => kind === 'missing');
    const said = [
      scored.length > 0 && t('chat:brief.scores', { list: format.list(scored) }),
      doubts.length > 0 && t('chat:brief.doubts', { list: criteriaText(doubts) }),
      comments && t('chat:brief.notes', { text: comments }),
      tour && t('chat:brief.tour'),
      missing.length > 0 && [t('chat:brief.questions'), ...missing.map((one) => `- ${questionText(one)}`)].join('\n'),
    ].filter((part) => typeof part === 'string');
    return [
      t('chat:brief.about', { address: home.address ?? t('home:noAddress') }),
      ...(said.length > 0 ? said : [t('chat:brief.nothing')]),
    ].join('\n');
  };
  /** The text that an address asks for by name, the brief or a question; null if the home has no such question. */
  const textNamed = (home: Home, name: string): string | null => {
    if (name === 'brief') return brief(home);
    const question = suggestedQuestions(home).find((one) => questionName(one) === name);
    return question ? questionText(question) : null;
  };
  return { brief, textNamed };
}
