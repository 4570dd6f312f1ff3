import { useTranslation } from 'react-i18next';
import type { RankedHome } from '../domain/ranking.ts';
import { useCriteriaText } from './criteria-text.ts';

/**
 * Puts the reasons of a rank into words: what lifts a home, what holds it back, and both in one sentence; null if there is nothing, and
 * without a rank.
 */
export function useRankReasons() {
  const { t } = useTranslation('home');
  const names = useCriteriaText();
  return (rank: RankedHome | undefined) => {
    const reasons = rank?.reasonsOf(rank.home) ?? { because: [], despite: [] };
    const because = reasons.because.length > 0 ? t('ranking.because', { criteria: names(reasons.because) }) : null;
    const despite = reasons.despite.length > 0 ? t('ranking.despite', { criteria: names(reasons.despite) }) : null;
    const mixed = () => t('ranking.mixed', { because: names(reasons.because), despite: names(reasons.despite) });
    return { because, despite, both: because && despite ? mixed() : (because ?? despite) };
  };
}
