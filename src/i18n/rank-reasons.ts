import { useTranslation } from 'react-i18next';
import type { Criterion } from '../domain/question.ts';
import type { RankedHome } from '../domain/ranking.ts';
import { useFormat } from './format.ts';

type Ranked = Pick<RankedHome, 'because' | 'despite'>;

/** What lifts a home in the ranking, what holds it back, and both in one sentence; null for what there is not. */
interface RankReasons {
  because: string | null;
  despite: string | null;
  both: string | null;
}

/** Puts the reasons of a rank into words. */
export function useRankReasons(): (rank: Ranked) => RankReasons {
  const { t } = useTranslation(['ranking', 'home']);
  const format = useFormat();
  const names = (criteria: readonly Criterion[]) => format.list(criteria.map((name) => t(`home:criteria.${name}`)));
  return (rank) => {
    const because = rank.because.length > 0 ? t('ranking:because', { criteria: names(rank.because) }) : null;
    const despite = rank.despite.length > 0 ? t('ranking:despite', { criteria: names(rank.despite) }) : null;
    const mixed = () => t('ranking:mixed', { because: names(rank.because), despite: names(rank.despite) });
    return { because, despite, both: because && despite ? mixed() : (because ?? despite) };
  };
}
