import { useTranslation } from 'react-i18next';
import type { Criterion } from '../domain/question.ts';
import { useFormat } from './format.ts';

/** Names criteria within a sentence. In English they stay as they are on the labels, because "overall" alone is no noun. */
export function useCriteriaText(): (criteria: readonly Criterion[]) => string {
  const { t, i18n } = useTranslation('home');
  const { list } = useFormat();
  const inSentence = (name: string) => (i18n.language === 'en' ? name : name.toLowerCase());
  return (criteria) => list(criteria.map((name) => inSentence(t(`criteria.${name}`))));
}
