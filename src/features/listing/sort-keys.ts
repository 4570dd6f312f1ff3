import { sortableText } from '#src/domain/fold.ts';
import type { Property } from '#src/domain/property.ts';
import type { ColumnId } from './column-ids.ts';
import type { Figures } from './figures.ts';
import type { SortKey, SortTerm } from './home-order.ts';
import { readSorts } from './listing-search.ts';

const text = (value: string | null) => (value === null ? null : sortableText(value));

/** The order of the homes where none is asked for: the newest shared first. */
export const sharedAt: SortKey = ({ createdAt }) => createdAt;

const ownKeys: Readonly<Partial<Record<ColumnId, SortKey>>> = {
  updatedAt: ({ updatedAt }) => updatedAt,
  mls: ({ mls }) => text(mls),
  // More days are an earlier date.
  days: ({ listedAt }) => (listedAt === null ? null : -listedAt),
  status: ({ marketStatus }) => text(marketStatus),
  price: ({ price }) => price,
  address: ({ address }) => text(address),
  tour: ({ question }: Property) => (question.tour ? 0 : null),
  overall: ({ question }) => question.scores.overall,
  priceScore: ({ question }) => question.scores.price,
  location: ({ question }) => question.scores.location,
  comment: ({ question }) => text(question.comments),
};

/** What can be sorted by before anything is asked of the ranking and the costs. */
export const preparedKeys: readonly SortKey[] = Object.values(ownKeys);

/** The steps of an order as the address has it. */
export function sortTerms(sort: string | undefined, figures: Figures): SortTerm[] {
  return readSorts(sort).flatMap(({ column, descending }) => {
    const key = ownKeys[column] ?? figures.keys[column];
    return key ? [{ key, descending }] : [];
  });
}
