import { useTranslation } from 'react-i18next';
import { firstWords } from '#src/domain/first-words.ts';
import type { SharedHomes, SharedPart } from '#src/domain/shared-homes.ts';
import { sharedComments, sharedQuestions } from '#src/domain/shared-parts.ts';

/** What each part of a link reveals, or why there is nothing of it. */
export function usePartHints(link: SharedHomes, isScored: boolean): Record<SharedPart, string> {
  const { t } = useTranslation('sharing');
  const count = link.homes.length;
  const [comment = '', ...more] = sharedComments(link);
  const words = firstWords(comment);
  const asked = sharedQuestions(link);
  const questions = t('hints.questions', { count: asked.reduce((sum, each) => sum + each, 0) });
  const quote = more.length === 0 ? t('hints.comment', { words }) : t('hints.comments', { words, count: more.length });
  const questionsAbout = count === 1 ? questions : t('hints.questionsAbout', { questions, count: asked.length });
  return {
    scores: isScored ? t('hints.scores') : t('none.scores', { count }),
    cost: t(link.cost?.inCash ? 'hints.cash' : 'hints.cost'),
    notes: words ? quote : t('none.notes', { count }),
    questions: asked.length > 0 ? questionsAbout : t('none.questions'),
  };
}
