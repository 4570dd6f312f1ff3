import { marketStatus } from '#src/domain/market-status.ts';
import { fold } from '#src/domain/fold.ts';
import { isListed, isNew, type Home } from '#src/domain/home.ts';
import type { HomeIndex } from './home-index.ts';
import type { ListingSearch } from './listing-search.ts';

type Facets = Partial<Pick<ListingSearch, 'view' | 'show' | 'reaction' | 'status' | 'tour' | 'score' | 'min' | 'max'>>;

/** What the status filter compares: the portal's own word for it where there is one. */
export const statusKey = ({ marketStatus: text }: Home): string | null => marketStatus(text) ?? text;

const isUnscored = ({ question }: Home) => question.scores.overall === null;

function passes(home: Home, facets: Facets, now: number): boolean {
  const { show, reaction, status, tour, score, min, max } = facets;
  if (isListed(home) === (facets.view === 'archived')) return false;
  if (show === 'new' && !isNew(home, now)) return false;
  if (show === 'unscored' && !isUnscored(home)) return false;
  if (reaction !== undefined && home.propStatus !== reaction) return false;
  if (status !== undefined && statusKey(home) !== status) return false;
  if (tour && !home.question.tour) return false;
  if (score !== undefined && (home.question.scores.overall ?? -1) < score) return false;
  if (min !== undefined && (home.price === null || home.price < min)) return false;
  return max === undefined || (home.price !== null && home.price <= max);
}

/** One for each home, in the homes' own order: 1 where it passes, else 0. Whatever the order on the screen, it need not be gone through again. */
export type Passing = Uint8Array;

/** Which homes pass every filter but the text. */
export function passing(homes: readonly Home[], facets: Facets, now: number): Passing {
  const passed = new Uint8Array(homes.length);
  homes.forEach((home, at) => {
    if (passes(home, facets, now)) passed[at] = 1;
  });
  return passed;
}

/** The words of a query as people type them: `MLS #4187203` is the number alone, and a comma parts words as a space does. */
const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/[\s,#]+/)
    .filter((word) => word !== '' && word !== 'mls');

interface Found {
  index: HomeIndex;
  candidates: Passing;
  words: readonly string[];
  result: Passing;
}

/** Whether whoever matches `words` has matched `before` too. */
const narrows = (words: readonly string[], before: readonly string[]) =>
  before.every((word) => words.some((longer) => longer.includes(word)));

/**
 * Keeps those whose texts have every word of the query. One more letter looks only through what the letters before it have found.
 */
export function createTextFilter(): (index: HomeIndex, candidates: Passing, query: string) => Passing {
  let last: Found | null = null;
  return (index, candidates, query) => {
    const words = wordsOf(query);
    if (words.length === 0) return candidates;
    const same = last && last.index === index && last.candidates === candidates ? last : null;
    const among = same && narrows(words, same.words) ? same.result : candidates;
    const result = among.map((passed, at) => (passed && index.matches(at, words) ? 1 : 0));
    last = { index, candidates, words, result };
    return result;
  };
}

export interface Counts {
  current: number;
  archived: number;
  new: number;
  unscored: number;
  liked: number;
  disliked: number;
  tour: number;
  /** The market statuses that occur in the view, most frequent first. */
  statuses: readonly string[];
}

/** What the quick filters say they would show, in the view at hand. */
export function countHomes(homes: readonly Home[], view: ListingSearch['view'], now: number): Counts {
  const counts = { current: 0, archived: 0, new: 0, unscored: 0, liked: 0, disliked: 0, tour: 0 };
  const statuses = new Map<string, number>();
  for (const home of homes) {
    const listed = isListed(home);
    counts[listed ? 'current' : 'archived'] += 1;
    if (listed === (view === 'archived')) continue;
    if (isNew(home, now)) counts.new += 1;
    if (isUnscored(home)) counts.unscored += 1;
    if (home.propStatus === 'liked') counts.liked += 1;
    if (home.propStatus === 'disliked') counts.disliked += 1;
    if (home.question.tour) counts.tour += 1;
    const status = statusKey(home);
    if (status !== null) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return { ...counts, statuses: [...statuses].toSorted(([, a], [, b]) => b - a).map(([status]) => status) };
}
