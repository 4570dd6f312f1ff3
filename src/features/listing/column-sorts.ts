import type { CustomTypeOptions } from 'i18next';
import { costSortValue } from '#src/domain/cost.ts';
import { sortableText } from '#src/domain/fold.ts';
import { daysOnMarket, type Home } from '#src/domain/home.ts';
import type { SortValue } from '#src/domain/list-homes.ts';
import type { ListingContext } from './listing-context.ts';

/** A column is named by its word in the catalogue. */
export type ColumnId = Exclude<keyof CustomTypeOptions['resources']['listing']['columns'], 'actions'>;

interface ColumnSort {
  value: (home: Home, context: ListingContext, descending: boolean) => SortValue;
  /** How the catalogue names its two directions. */
  words: 'amount' | 'count' | 'text' | 'rank' | 'modified' | 'shared' | 'tour';
}

const text = (value: string | null) => (value === null ? null : sortableText(value));

/** What each column sorts by. Apart from the columns' cells, which a home's own page does without when it looks for the next home. */
const sorts: Readonly<Partial<Record<ColumnId, ColumnSort>>> = {
  updatedAt: { value: ({ updatedAt }) => updatedAt, words: 'modified' },
  mls: { value: ({ mls }) => text(mls), words: 'amount' },
  days: { value: (home, { now }) => daysOnMarket(home, now), words: 'count' },
  status: {
    value: ({ marketStatus }, { statusWord }) =>
      marketStatus === null ? null : sortableText(statusWord(marketStatus)),
    words: 'text',
  },
  price: { value: ({ price }) => price, words: 'amount' },
  address: { value: ({ address }) => text(address), words: 'text' },
  beds: { value: ({ beds }) => beds, words: 'count' },
  baths: { value: ({ baths }) => baths, words: 'count' },
  sqft: { value: ({ sqft }) => sqft, words: 'amount' },
  tour: { value: ({ question }) => (question.tour ? 0 : null), words: 'tour' },
  overall: { value: ({ question }) => question.scores.overall, words: 'amount' },
  priceScore: { value: ({ question }) => question.scores.price, words: 'amount' },
  location: { value: ({ question }) => question.scores.location, words: 'amount' },
  rank: { value: (home, { rankOf }) => rankOf(home)?.place ?? null, words: 'rank' },
  myScore: { value: (home, { rankOf }) => rankOf(home)?.score.mean ?? null, words: 'amount' },
  monthlyCost: {
    value: (home, { costOf }, descending) => {
      const cost = costOf(home);
      return cost && costSortValue(cost, descending);
    },
    words: 'amount',
  },
  sharedAt: { value: ({ createdAt }) => createdAt, words: 'shared' },
  comment: { value: ({ question }) => text(question.comments), words: 'text' },
};

/** Undefined for a column that does not sort, and for a name that is no column's. */
export const columnSorts: ReadonlyMap<string, ColumnSort> = new Map(Object.entries(sorts));
