import { useTranslation } from 'react-i18next';
import type { RankedHome } from '../domain/ranking.ts';
import { useCriteriaText } from './criteria-text.ts';

/** Words for what lifts a home in the ranking, for what holds it back, and for both in one sentence; null if there is nothing. */
interface ReasonWords {
  because: string | null;
  despite: string | null;
  both: string | null;
}

/** Puts the reasons of a rank into words; without a rank there are none. */
export function useRankReasons(): (rank: RankedHome | undefined) => ReasonWords {
  const { t } = useTranslation('home');
  const names = useCriteriaText();
  return (rank) => {
    const reasons = rank?.reasonsOf(rank.home) ?? { because: [], despite: [] };
    const because = reasons.because.length > 0 ? t('ranking.because', { criteria: names(reasons.because) }) : null;
    const despite = reasons.despite.length > 0 ? t('ranking.despite', { criteria: names(reasons.despite) }) : null;
    const mixed = () => t('ranking.mixed', { because: names(reasons.because), despite: names(reasons.despite) });
    return { because, despite, both: because && despite ? mixed() : (because ?? despite) };
  };
}
