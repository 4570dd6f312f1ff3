import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Cost } from '../domain/cost.ts';
import { readMarketStatus } from '../domain/market-status.ts';
import type { Criterion, Score } from '../domain/question.ts';
import type { RankedHome } from '../domain/ranking.ts';
import { type Format, formatFor } from './format.ts';

/** Numbers and dates, and what a home costs, how it scores, where it ranks and stands in the market, as a language writes them. */
export interface HomeFormat extends Format {
  /** `$450,000`, or `N/A`. */
  price: (dollars: number | null) => string;
  /** `$3,413`, or `from $2,430` where a part is not known. */
  cost: (cost: Cost) => string;
  /** `7.2`, or with two decimals `7.26`. */
  score: (score: number, decimals?: 1 | 2) => string;
  /** The least and the most that a score may still become. */
  possible: (score: Pick<RankedHome['score'], 'low' | 'high'>) => { low: string; high: string };
  /** `10 of 12 scored. Could end up between 6.1 and 7.6.`; null if no score is missing. */
  outlook: (score: RankedHome['score']) => string | null;
  /** `7.2`, or `0.7–9.9` for a home that has too few scores for a rank. */
  myScore: (rank: Pick<RankedHome, 'place' | 'score'>, decimals?: 1 | 2) => string;
  /** `Rank 3, tied`; without a rank what the score may still become. */
  rank: (rank: Pick<RankedHome, 'place' | 'tied' | 'score'>) => string;
  /** `Lot: 7 of 10`, or that the criterion is not scored. */
  scoreLabel: (criterion: Criterion, score: Score) => string;
  /** The word for a market status. A text that the portal has no word for stands as it came. */
  market: (text: string) => string;
}

/** The formats of one language, whose words of `home` and `common` have been loaded. */
export function homeFormatFor(language: string): HomeFormat {
  const t = i18next.getFixedT(language, ['home', 'common']);
  const format = formatFor(language);
  const score = (value: number, decimals: 1 | 2 = 1) =>
    format.number(Math.round(value * 10 ** decimals) / 10 ** decimals);
  const possible: HomeFormat['possible'] = ({ low, high }) => ({ low: score(low), high: score(high) });
  return {
    ...format,
    price: (dollars) => (dollars === null ? t('common:notAvailable') : format.money(dollars)),
    cost: ({ dollars, isMinimum }) => {
      const money = format.money(dollars);
      return isMinimum ? t('home:costFrom', { money }) : money;
    },
    score,
    possible,
    outlook: (given) => (given.scored === given.of ? null : t('home:ranking.range', { ...given, ...possible(given) })),
    myScore: ({ place, score: given }, decimals) =>
      place === null ? t('home:verdict.range', possible(given)) : score(given.mean, decimals),
    rank: ({ place, tied, score: given }) =>
      place === null
        ? t('home:noPlaceRange', possible(given))
        : t(tied ? 'home:tiedPlace' : 'home:place', { place: format.number(place) }),
    scoreLabel(name, value) {
      const criterion = t(`home:criteria.${name}`);
      return value === null ? t('home:notScored', { criterion }) : t('home:score', { criterion, score: value });
    },
    market(text) {
      const status = readMarketStatus(text);
      return status ? t(`home:market.${status}`) : text;
    },
  };
}

export const useHomeFormat = (): HomeFormat => homeFormatFor(useTranslation('home').i18n.language);
