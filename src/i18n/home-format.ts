import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Cost } from '../domain/cost.ts';
import { readMarketStatus } from '../domain/market-status.ts';
import type { Criterion, Score } from '../domain/question.ts';
import type { HomeScore, RankedHome } from '../domain/ranking.ts';
import { formatFor } from './format.ts';

/**
 * Numbers and dates, and what a home costs, how it scores, where it ranks and stands in the market, as a language writes them. Its words of
 * `home` and `common` have been loaded.
 */
export function homeFormatFor(language: string) {
  const t = i18next.getFixedT(language, ['home', 'common']);
  const format = formatFor(language);
  const score = (value: number, decimals: 1 | 2 = 1) =>
    format.number(Math.round(value * 10 ** decimals) / 10 ** decimals);
  const possible = ({ low, high }: Pick<HomeScore, 'low' | 'high'>) => ({ low: score(low), high: score(high) });
  return {
    ...format,
    /** `$450,000`, or `N/A`. */
    price: (dollars: number | null) => (dollars === null ? t('common:notAvailable') : format.money(dollars)),
    /** `$3,413`, or `from $2,430` where a part is not known. */
    cost: ({ dollars, isMinimum }: Cost) => {
      const money = format.money(dollars);
      return isMinimum ? t('home:costFrom', { money }) : money;
    },
    /** `7.2`, or with two decimals `7.26`. */
    score,
    /** The least and the most that a score may still become. */
    possible,
    /** `10 of 12 scored. Could end up between 6.1 and 7.6.`; null if no score is missing. */
    outlook: (given: HomeScore) =>
      given.scored === given.of ? null : t('home:ranking.range', { ...given, ...possible(given) }),
    /** `7.2`, or `0.7–9.9` for a home that has too few scores for a rank. */
    myScore: ({ place, score: given }: Pick<RankedHome, 'place' | 'score'>, decimals?: 1 | 2) =>
      place === null ? t('home:verdict.range', possible(given)) : score(given.mean, decimals),
    /** `Rank 3, tied`; without a rank what the score may still become. */
    rank: ({ place, tied, score: given }: Pick<RankedHome, 'place' | 'tied' | 'score'>) =>
      place === null
        ? t('home:noPlaceRange', possible(given))
        : t(tied ? 'home:tiedPlace' : 'home:place', { place: format.number(place) }),
    /** `Lot: 7 of 10`, or that the criterion is not scored. */
    scoreLabel: (name: Criterion, value: Score) => {
      const criterion = t(`home:criteria.${name}`);
      return value === null ? t('home:notScored', { criterion }) : t('home:score', { criterion, score: value });
    },
    /** The word for a market status. A text that the portal has no word for stands as it came. */
    market: (text: string) => {
      const status = readMarketStatus(text);
      return status ? t(`home:market.${status}`) : text;
    },
  };
}
export type HomeFormat = ReturnType<typeof homeFormatFor>;

export const useHomeFormat = (): HomeFormat => homeFormatFor(useTranslation('home').i18n.language);
