import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Cost } from '../domain/cost.ts';
import type { RankedHome } from '../domain/ranking.ts';
import { formatFor } from './format.ts';

/** A buyer's own figures in words: what a home costs, how it scores and where it ranks. */
export interface FigureText {
  /** `$3,413`, or `from $2,430` where a part is not known. */
  cost: (cost: Cost) => string;
  /** `7.2`, or with two decimals `7.26`. */
  score: (score: number, decimals?: 1 | 2) => string;
  /** `Rank 3, tied`; without a rank what the score may still become. */
  rank: (rank: Pick<RankedHome, 'place' | 'tied' | 'score'>) => string;
}

/** The figures of one language, whose words of `home` have been loaded. */
export function figureTextFor(language: string): FigureText {
  const t = i18next.getFixedT(language, 'home');
  const format = formatFor(language);
  const score = (value: number, decimals: 1 | 2 = 1) => format.number(Number(value.toFixed(decimals)));
  return {
    cost: ({ dollars, isMinimum }) => {
      const money = format.money(dollars);
      return isMinimum ? t('costFrom', { money }) : money;
    },
    score,
    rank: ({ place, tied, score: { low, high } }) =>
      place === null
        ? t('noPlaceRange', { low: score(low), high: score(high) })
        : t(tied ? 'tiedPlace' : 'place', { place: format.number(place) }),
  };
}

/** The figures in the language of the page. */
export const useFigureText = (): FigureText => figureTextFor(useTranslation('home').i18n.language);
