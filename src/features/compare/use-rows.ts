import { useTranslation } from 'react-i18next';
import { useBuyerProfile } from '#src/api/buyer-profile.ts';
import { useMonthlyCost } from '#src/api/use-monthly-cost.ts';
import { bestAsRead, bestOf, differ, lowestCosts } from '#src/domain/comparison.ts';
import { fitOf } from '#src/domain/fit.ts';
import { daysOnMarket, type Home } from '#src/domain/home.ts';
import type { FactName } from '#src/i18n/words.ts';
import { useHomeFormat } from '#src/i18n/home-format.ts';
import { useNow } from '#src/ui/use-now.ts';
import type { ComparedColumn } from './use-columns.ts';

/** What the best value of a row is best at. */
export type BestKind = 'lowest' | 'most' | 'largest' | 'newest' | 'best';

export interface Row {
  name: FactName;
  /** One for each home; null means unknown. */
  texts: readonly (string | null)[];
  /** The indexes of the homes with the best value, and the word for it, if one is better than another. */
  best: readonly number[];
  word?: BestKind | undefined;
  /** Something smaller beside each text. */
  notes?: readonly (string | null)[];
  /** A part of the row above. */
  isPart?: boolean;
  isNumber?: boolean;
  differs: boolean;
}

/** The rows in groups: what decides, the costs and the facts. */
export function useRows(columns: readonly ComparedColumn[]) {
  const { t } = useTranslation(['compare', 'home']);
  const format = useHomeFormat();
  const now = useNow();
  const costOf = useMonthlyCost();
  const profile = useBuyerProfile() ?? null;
  const homes = columns.map(({ home }) => home);

  const row = (name: FactName, texts: Row['texts'], more?: Partial<Row>): Row => ({
    name,
    texts,
    best: [],
    differs: differ(texts),
    ...more,
  });
  const numbers = (
    name: FactName,
    read: (home: Home) => number | null,
    write: (value: number) => string,
    word?: BestKind,
  ) => {
    const values = homes.map(read);
    const said = values.map((value) => (value === null ? null : write(value)));
    const best = word ? bestAsRead(values, said, word === 'lowest' ? 'lower' : 'higher') : [];
    return row(name, said, { best, word, isNumber: true });
  };
  const texts = (name: FactName, read: (home: Home) => string | null) => row(name, homes.map(read));
  const monthly = () => {
    const costs = homes.map((home) => costOf(home).total);
    const said = costs.map((cost) => cost && format.cost(cost));
    return row('monthlyCost', said, { best: lowestCosts(costs), word: 'lowest', isNumber: true });
  };
  const statusOf = ({ marketStatus: text }: Home) => text && format.market(text);
  const part = (of: Row): Row => ({ ...of, isPart: true });
  /** A home without a rank is not called the best either. */
  const myScore = () => {
    const ranks = columns.map(({ rank }) => rank);
    const said = ranks.map((rank) => (rank ? format.myScore(rank) : null));
    return row('myScore', said, {
      best: bestOf(
        ranks.map((rank) => (rank?.place ? Math.round(rank.score.mean * 10) : null)),
        'higher',
      ),
      word: 'best',
      notes: ranks.map((rank) => {
        if (!rank || rank.score.scored === rank.score.of) return null;
        if (rank.place === null) return t('home:noPlace');
        return t('compare:mayEnd', format.possible(rank.score));
      }),
      isNumber: true,
    });
  };
  const budgetOf = (home: Home) => {
    const finding = fitOf(home, profile).findings.find(({ check }) => check === 'budget');
    return finding && 'by' in finding ? t(`compare:budget.${finding.kind}`, { by: format.money(finding.by) }) : null;
  };
  const loanOf = (home: Home) => {
    const { loan } = costOf(home);
    return typeof loan === 'number' ? loan : null;
  };
  const insuranceOf = (home: Home) => {
    const { insurance, mortgageInsurance } = costOf(home);
    return insurance === null || mortgageInsurance === null ? null : insurance + mortgageInsurance;
  };
  return {
    sums: [myScore(), texts('budget', budgetOf)],
    costs: [
      numbers('price', ({ price }) => price, format.money, 'lowest'),
      monthly(),
      ...(homes.some((home) => loanOf(home) !== null) ? [part(numbers('loan', loanOf, format.money))] : []),
      part(numbers('insurance', insuranceOf, format.money)),
      part(numbers('tax', ({ tax }) => tax, format.money, 'lowest')),
      part(
        numbers(
          'hoa',
          ({ hoa }) => hoa,
          (hoa) => (hoa === 0 ? t('home:noFee') : format.money(hoa)),
          'lowest',
        ),
      ),
    ],
    facts: [
      numbers('beds', ({ beds }) => beds, format.number, 'most'),
      numbers('baths', ({ baths }) => baths, format.number, 'most'),
      numbers('sqft', ({ sqft }) => sqft, format.number, 'largest'),
      numbers(
        'lot',
        ({ acres }) => acres,
        (count) => t('home:acres', { count }),
        'largest',
      ),
      numbers('built', ({ built }) => built, String, 'newest'),
      numbers('stories', ({ stories }) => stories, format.number),
      texts('parking', ({ parking }) => parking),
      texts('school', ({ schoolDistrict }) => schoolDistrict),
      texts('status', statusOf),
      numbers('days', (home) => daysOnMarket(home, now), format.number),
      texts('tour', ({ question }) => t(question.tour ? 'home:tour.requested' : 'home:tour.none')),
    ],
  };
}
