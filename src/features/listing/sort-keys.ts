import { sortableText } from '#src/domain/fold.ts';
import { daysOnMarket, type Home } from '#src/domain/home.ts';
import type { ColumnId } from './column-ids.ts';
import type { Figures } from './figures.ts';
import type { SortKey, SortTerm } from './home-order.ts';
import { readSorts } from './listing-search.ts';

export type SortKeys = Readonly<Partial<Record<ColumnId, SortKey>>>;

const text = (value: string | null) => (value === null ? null : sortableText(value));

/** The order of the homes where none is asked for: the newest shared first. */
export const sharedAt: SortKey = ({ createdAt }) => createdAt;

/** What can be sorted by before anything is asked of the ranking and the costs. Statuses stand in the order of the words that are shown. */
export function createSortKeys(statusWord: (text: string) => string): SortKeys {
  const statuses = new Map<string, string>();
  const statusText = (status: string) => {
    const known = statuses.get(status) ?? sortableText(statusWord(status));
    statuses.set(status, known);
    return known;
  };
  return {
    updatedAt: ({ updatedAt }) => updatedAt,
    mls: ({ mls }) => text(mls),
    // More days are an earlier date.
    days: ({ listedAt }) => (listedAt === null ? null : -listedAt),
    status: ({ marketStatus }) => (marketStatus === null ? null : statusText(marketStatus)),
    price: ({ price }) => price,
    address: ({ address }) => text(address),
    tour: ({ question }: Home) => (question.tour ? 0 : null),
    overall: ({ question }) => question.scores.overall,
    priceScore: ({ question }) => question.scores.price,
    location: ({ question }) => question.scores.location,
    comment: ({ question }) => text(question.comments),
  };
}

const known = new Map<string, SortKeys>();

/** The same keys for a language each time: what an index has prepared, it has prepared for them. */
export function sortKeysIn(language: string, statusWord: (text: string) => string): SortKeys {
  const keys = known.get(language) ?? createSortKeys(statusWord);
  known.set(language, keys);
  return keys;
}

let wholeDays: { now: number; key: SortKey } | null = null;

function wholeDaysAt(now: number): SortKey {
  if (wholeDays?.now !== now) wholeDays = { now, key: (home) => daysOnMarket(home, now) };
  return wholeDays.key;
}

/** Only where days decide first and another column after them does it matter that they are whole. */
const needsWholeDays = (column: ColumnId, at: number, count: number) => column === 'days' && at < count - 1;

/** Whether an order changes as time goes by. */
export const dependsOnTime = (sort: string | undefined): boolean =>
  readSorts(sort).some(({ column }, at, { length }) => needsWholeDays(column, at, length));

/** The steps of an order as the address has it. */
export function sortTerms(
  sort: string | undefined,
  { keys, figures, now }: { keys: SortKeys; figures: Figures; now: number },
): SortTerm[] {
  return readSorts(sort).flatMap(({ column, descending }, at, { length }) => {
    const key = needsWholeDays(column, at, length) ? wholeDaysAt(now) : (keys[column] ?? figures.keys[column]);
    return key ? [{ key, descending }] : [];
  });
}
