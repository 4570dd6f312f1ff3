import { useTranslation } from 'react-i18next';
import { useMonthlyCost } from '#src/api/use-monthly-cost.ts';
import { useRanking } from '#src/api/use-ranking.ts';
import { bestOf, type Better, differ } from '#src/domain/comparison.ts';
import { lowestCosts } from '#src/domain/cost.ts';
import { marketOf } from '#src/domain/market-status.ts';
import { daysOnMarket, type Home } from '#src/domain/home.ts';
import { useFigureText } from '#src/i18n/figures.ts';
import { useMarketText } from '#src/i18n/market-text.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useNow } from '#src/ui/use-now.ts';

/** The word for the best value of a row. */
export type BestWord = 'lowest' | 'most' | 'largest' | 'newest' | 'best';

export interface Row {
  name:
    | 'price'
    | 'monthly'
    | 'myScore'
    | 'beds'
    | 'baths'
    | 'sqft'
    | 'lot'
    | 'built'
    | 'days'
    | 'parking'
    | 'stories'
    | 'tax'
    | 'hoa'
    | 'school'
    | 'status'
    | 'tour';
  /** One for each home; null means unknown. */
  texts: readonly (string | null)[];
  /** The indexes of the homes with the best value, and the word for it. */
  best: readonly number[];
  word: BestWord;
  /** Whether the texts are amounts, which are aligned to the end. */
  isNumeric: boolean;
  differs: boolean;
}

/** The facts of the compared homes, row by row. */
export function useRows(homes: readonly Home[]): readonly Row[] {
  const { t } = useTranslation(['compare', 'detail', 'home']);
  const format = useFormat();
  const marketText = useMarketText();
  const now = useNow();
  const costOf = useMonthlyCost();
  const ranking = useRanking();
  const figures = useFigureText();

  const numbers = (
    name: Row['name'],
    read: (home: Home) => number | null,
    write: (value: number) => string,
    better?: Better,
    word: BestWord = 'best',
  ): Row => {
    const values = homes.map(read);
    return {
      name,
      texts: values.map((value) => (value === null ? null : write(value))),
      best: better ? bestOf(values, better) : [],
      word,
      differs: differ(values),
      isNumeric: true,
    };
  };
  const texts = (name: Row['name'], read: (home: Home) => string | null): Row => {
    const values = homes.map(read);
    return { name, texts: values, best: [], word: 'best', differs: differ(values), isNumeric: false };
  };
  const aMonth = (value: number) => t('compare:aMonth', { money: format.money(value) });
  const score = (home: Home) => {
    const mean = ranking.of.get(home.id)?.score.mean;
    return mean === undefined ? null : Math.round(mean * 10) / 10;
  };
  const monthly = (): Row => {
    const costs = homes.map((home) => costOf(home).total);
    const said = costs.map((cost) => cost && figures.cost(cost));
    return {
      name: 'monthly',
      texts: said,
      best: lowestCosts(costs),
      word: 'lowest',
      differs: differ(said),
      isNumeric: true,
    };
  };
  const statusOf = ({ marketStatus: text }: Home) => text && marketText(marketOf(text));
  return [
    numbers('price', ({ price }) => price, format.money, 'lower', 'lowest'),
    monthly(),
    // A home without a rank is not called the best either.
    {
      ...numbers('myScore', score, format.number),
      best: bestOf(
        homes.map((home) => (ranking.of.get(home.id)?.place ? score(home) : null)),
        'higher',
      ),
    },
    numbers('beds', ({ beds }) => beds, format.number, 'higher', 'most'),
    numbers('baths', ({ baths }) => baths, format.number, 'higher', 'most'),
    numbers('sqft', ({ sqft }) => sqft, format.number, 'higher', 'largest'),
    numbers(
      'lot',
      ({ acres }) => acres,
      (count) => t('detail:facts.acres', { count }),
      'higher',
      'largest',
    ),
    numbers('built', ({ built }) => built, String, 'higher', 'newest'),
    numbers('days', (home) => daysOnMarket(home, now), format.number),
    texts('parking', ({ parking }) => parking),
    numbers('stories', ({ stories }) => stories, format.number),
    numbers('tax', ({ tax }) => (tax === null ? null : Math.trunc(tax)), aMonth, 'lower', 'lowest'),
    numbers(
      'hoa',
      ({ hoa }) => hoa,
      (hoa) => (hoa === 0 ? t('compare:none') : aMonth(hoa)),
      'lower',
      'lowest',
    ),
    texts('school', ({ schoolDistrict }) => schoolDistrict),
    texts('status', statusOf),
    texts('tour', ({ question }) => t(question.tour ? 'home:tour.requested' : 'home:tour.none')),
  ];
}
