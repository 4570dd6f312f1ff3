import { type Home, isListed, isNew } from './home.ts';
import { readMarketStatus } from './market-status.ts';
import { isUnscored } from './question.ts';
import { hasWords, searchWords } from './search-text.ts';

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
  /** Costs no more than the buyer's budget. */
  budget?: true | undefined;
}

/** The values besides the homes that the list depends on. */
export interface ListContext {
  /** In milliseconds since 1970. */
  now: number;
  /** The most that the buyer wants to pay, in dollars. */
  budget: number | null;
  /** The monthly cost of a home, in dollars. */
  costOf: (home: Home) => { dollars: number } | null;
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
  /** Each word of `text` has to be found in what `textOf` says of a home, folded. */
  search?: { text: string; textOf: (home: Home) => string };
  /** If homes tie by one term, the next one decides. */
  order?: readonly SortTerm[];
}

export function listHomes(
  homes: readonly Home[],
  { facets, search, order }: Query,
  context: ListContext,
): readonly Home[] {
  const words = searchWords(search?.text ?? '');
  const tests = facets ? testsOf(facets, context) : [];
  const inFacets = facets ? homes.filter((home) => passes(home, tests)) : homes;
  const found = search && words.length > 0 ? inFacets.filter((home) => hasWords(search.textOf(home), words)) : inFacets;
  return order ? sorted(found, order) : found;
}

/** The market status as the facet compares it: the portal's name for it, or the record's own text. */
export const statusKey = ({ marketStatus: text }: Home): string | null => readMarketStatus(text) ?? text;

const atLeast = (value: number | null, least: number) => value !== null && value >= least;
const atMost = (value: number | null, most: number) => value !== null && value <= most;

type Test = (home: Home) => boolean;

/** The tests of the given facets. Absent ones are left out once, and not once for each of 50,000 homes. */
function testsOf(facets: Facets, { now, budget, costOf }: ListContext): readonly Test[] {
  const { view, show, reaction, status, tour, score, min, max, beds, baths, sqft, cost } = facets;
  const tests: readonly (Test | false | undefined)[] = [
    (home) => isListed(home) === (view === undefined),
    show === 'new' && ((home) => isNew(home, now)),
    show === 'unscored' && (({ question }) => isUnscored(question)),
    reaction && (({ propStatus }) => propStatus === reaction),
    status !== undefined && ((home) => statusKey(home) === status),
    tour && (({ question }) => question.tour),
    facets.budget && (({ price }) => budget !== null && atMost(price, budget)),
    cost !== undefined && ((home) => atMost(costOf(home)?.dollars ?? null, cost)),
    score !== undefined && (({ question }) => atLeast(question.scores.overall, score)),
    min !== undefined && (({ price }) => atLeast(price, min)),
    max !== undefined && (({ price }) => atMost(price, max)),
    beds !== undefined && ((home) => atLeast(home.beds, beds)),
    baths !== undefined && ((home) => atLeast(home.baths, baths)),
    sqft !== undefined && ((home) => atLeast(home.sqft, sqft)),
  ];
  return tests.filter((test) => typeof test === 'function');
}

function passes(home: Home, tests: readonly Test[]): boolean {
  for (const test of tests) if (!test(home)) return false;
  return true;
}

function sorted(homes: readonly Home[], order: readonly SortTerm[]): readonly Home[] {
  const compare = order
    .map((term) => comparing(homes, term))
    .reduceRight<Compare | null>((next, first) => (next ? (a, b) => first(a, b) || next(a, b) : first), null);
  if (!compare) return homes;
  return homes
    .map((_, index) => index)
    .toSorted(compare)
    .map((index) => homes[index] as Home);
}

type Compare = (a: number, b: number) => number;

function comparing(homes: readonly Home[], { value, descending }: SortTerm): Compare {
  // Read each value once per home and not once per comparison: some are computed.
  const values = homes.map(value);
  const sign = descending ? -1 : 1;
  return (a, b) => {
    const one = values[a] ?? null;
    const other = values[b] ?? null;
    if (one === other) return 0;
    if (one === null || other === null) return one === null ? 1 : -1;
    return one < other ? -sign : sign;
  };
}

export function countHomes(homes: readonly Home[], facets: readonly Facets[], context: ListContext): readonly number[] {
  return facets.map((one) => {
    const tests = testsOf(one, context);
    return homes.reduce((count, home) => count + Number(passes(home, tests)), 0);
  });
}
