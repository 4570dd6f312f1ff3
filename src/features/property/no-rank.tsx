import { useTranslation } from 'react-i18next';
import { useRankingWeights } from '#src/api/use-ranking.ts';
import type { Home } from '#src/domain/home.ts';
import { isUnscored } from '#src/domain/question.ts';
import { countsNothing } from '#src/domain/ranking.ts';

/** Says what a home without a rank needs to get one. */
export function NoRank({ home: { question } }: { home: Home }) {
  const { t } = useTranslation('home');
  const { weights } = useRankingWeights();
  return <p>{t(`ranking.${countsNothing(weights) ? 'nothing' : isUnscored(question) ? 'none' : 'earlyHint'}`)}</p>;
}
