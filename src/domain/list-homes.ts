import { fold } from './fold.ts';
import { type Home, isListed, isNew } from './home.ts';
import { marketStatus } from './market-status.ts';

/** Filters. An absent facet matches every home; a home without the value that a facet tests does not match. */
export interface Facets {
  /** Only archived homes; without it only the others. */
  view?: 'archived' | undefined;
  show?: 'new' | 'unscored' | undefined;
  reaction?: 'liked' | 'disliked' | undefined;
  /** As `statusKey` has it. */
  status?: string | undefined;
  tour?: true | undefined;
  /** The lowest overall score, price, beds, baths and square feet; the highest price and monthly cost. Money in whole dollars. */
  score?: number | undefined;
  min?: number | undefined;
  beds?: number | undefined;
  baths?: number | undefined;
  sqft?: number | undefined;
  max?: number | undefined;
  cost?: number | undefined;
  /** No dearer than the buyer's budget. */
  budget?: true | undefined;
}

/** What the list depends on besides the homes. */
export interface ListContext {
  /** In milliseconds since 1970. */
  now: number;
  /** The most that the buyer wants to pay, in dollars. */
  budget: number | null;
  /** What a home costs a month, in dollars. */
  costOf: (home: Home) => { dollars: number } | null;
  /** What a search looks through, folded. */
  textOf: (home: Home) => string;
}

/** A value to sort by; null comes last in either direction. */
export type SortValue = number | string | null;

export interface SortTerm {
  value: (home: Home) => SortValue;
  descending: boolean;
}

/** Absent parts do not filter, or keep the given order. */
interface Query {
  facets?: Facets;
  /** Each of its words has to be found. */
  text?: string | undefined;
  /** Where one term ties, the next one decides. */
  order?: readonly SortTerm[];
}

/** The homes that the listing shows, in its order. */
export function listHomes(
  homes: readonly Home[],
  { facets, text, order }: Query,
  context: ListContext,
): readonly Home[] {
  const words = wordsOf(text ?? '');
  const { textOf } = context;
  const inFacets = facets ? homes.filter((home) => passes(home, facets, context)) : homes;
  const found =
    words.length > 0 ? inFacets.filter((home) => words.every((word) => textOf(home).includes(word))) : inFacets;
  return order ? sorted(found, order) : found;
}

/** The words as people type them: `MLS #4187203` is the number alone, and a comma separates words as a space does. */
const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[\s,#]+/)
    .filter((word) => word !== '' && word !== 'mls');

/** The market status as the facet compares it: the portal's name for it, or the record's own text. */
export const statusKey = ({ marketStatus: text }: Home): string | null => marketStatus(text) ?? text;

const atLeast = (value: number | null, least: number | undefined) =>
  least === undefined || (value !== null && value >= least);
const atMost = (value: number | null, most: number | undefined) =>
  most === undefined || (value !== null && value <= most);

function passes(home: Home, facets: Facets, { now, budget, costOf }: ListContext): boolean {
  const { price, question, propStatus } = home;
  return (
    isListed(home) === (facets.view === undefined) &&
    (facets.show !== 'new' || isNew(home, now)) &&
    (facets.show !== 'unscored' || question.scores.overall === null) &&
    (facets.reaction === undefined || propStatus === facets.reaction) &&
    (facets.status === undefined || statusKey(home) === facets.status) &&
    (facets.tour === undefined || question.tour) &&
    (facets.budget === undefined || (budget !== null && atMost(price, budget))) &&
    (facets.cost === undefined || atMost(costOf(home)?.dollars ?? null, facets.cost)) &&
    atLeast(question.scores.overall, facets.score) &&
    atLeast(price, facets.min) &&
    atMost(price, facets.max) &&
    atLeast(home.beds, facets.beds) &&
    atLeast(home.baths, facets.baths) &&
    atLeast(home.sqft, facets.sqft)
  );
}

function sorted(homes: readonly Home[], order: readonly SortTerm[]): Home[] {
  // Read each value once per home and not once per comparison: some are computed.
  const terms = order.map(({ value, descending }) => ({ values: homes.map(value), sign: descending ? -1 : 1 }));
  const compare = (a: number, b: number) => {
    for (const { values, sign } of terms) {
      const one = values[a] ?? null;
      const other = values[b] ?? null;
      if (one === other) continue;
      if (one === null || other === null) return one === null ? 1 : -1;
      return one < other ? -sign : sign;
    }
    return 0;
  };
  return homes
    .map((_, index) => index)
    .toSorted(compare)
    .map((index) => homes[index] as Home);
}

/** How many of the homes each of some facets would show. */
export function countHomes(homes: readonly Home[], facets: readonly Facets[], context: ListContext): readonly number[] {
  const counts = facets.map(() => 0);
  for (const home of homes)
    for (const [index, one] of facets.entries())
      if (passes(home, one, context)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}
