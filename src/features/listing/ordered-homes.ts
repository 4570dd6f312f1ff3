import { fold } from '#src/domain/fold.ts';
import type { Home } from '#src/domain/home.ts';
import type { Figures } from './figures.ts';
import { createTextFilter, passing } from './find-homes.ts';
import { HomeIndex, type SearchTexts } from './home-index.ts';
import type { ListingLook } from './listing-search.ts';
import { sharedAt, type SortKeys, sortTerms } from './sort-keys.ts';

/** What a search looks through: `statusWord` is the market status in the person's language, or the text itself. */
export function createSearchTexts(statusWord: (text: string) => string): SearchTexts {
  const statuses = new Map<string, string>();
  const statusText = (status: string) => {
    const known = statuses.get(status) ?? fold(`${status} ${statusWord(status)}`);
    statuses.set(status, known);
    return known;
  };
  return [
    ({ address }) => fold(address ?? ''),
    ({ mls }) => fold(mls ?? ''),
    ({ marketStatus }) => (marketStatus === null ? '' : statusText(marketStatus)),
    ({ question }) => fold(question.comments ?? ''),
  ];
}

const known = new Map<string, SearchTexts>();

/** The same search texts for a language each time, so that an index is good for every screen. */
export function searchTextsIn(language: string, statusWord: (text: string) => string): SearchTexts {
  const texts = known.get(language) ?? createSearchTexts(statusWord);
  known.set(language, texts);
  return texts;
}

const indexes = new WeakMap<readonly Home[], { texts: SearchTexts; index: HomeIndex }>();

/** The index of these homes, for as long as anybody has them: the listing's is the detail's too. */
export function indexOf(homes: readonly Home[], texts: SearchTexts, before?: HomeIndex): HomeIndex {
  const made = indexes.get(homes);
  if (made?.texts === texts) return made.index;
  const index = new HomeIndex(homes, texts, sharedAt, before);
  indexes.set(homes, { texts, index });
  return index;
}

/** The homes that the listing shows when it is looked at in this way, in its order. */
export function orderedHomes(
  homes: readonly Home[],
  look: ListingLook,
  { texts, keys, figures, now }: { texts: SearchTexts; keys: SortKeys; figures: Figures; now: number },
): readonly Home[] {
  const index = indexOf(homes, texts);
  const found = createTextFilter()(index, passing(homes, look, now), look.q ?? '');
  const order = index.order(sortTerms(look.sort, { keys, figures, now }));
  return Array.from(order).flatMap((at) => (found[at] ? (homes[at] ?? []) : []));
}
