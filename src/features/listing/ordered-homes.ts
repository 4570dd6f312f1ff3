import { fold } from '#src/domain/fold.ts';
import type { Property } from '#src/domain/property.ts';
import type { Figures } from './figures.ts';
import { createTextFilter, passing } from './find-homes.ts';
import { HomeIndex, type SearchText } from './home-index.ts';
import type { ListingLook } from './listing-search.ts';
import { sharedAt, sortTerms } from './sort-keys.ts';

/** What a search looks through: `statusWord` is the market status in the person's language, or the text itself. */
export const createSearchText =
  (statusWord: (text: string) => string): SearchText =>
  (home) => {
    const { address, mls, marketStatus: status, question } = home;
    const word = status === null ? null : statusWord(status);
    return fold([address, mls, status, word === status ? null : word, question.comments].filter(Boolean).join(' '));
  };

const texts = new Map<string, SearchText>();

/** One search text a language, so that an index is good for every screen. */
export function searchTextIn(language: string, statusWord: (text: string) => string): SearchText {
  const known = texts.get(language) ?? createSearchText(statusWord);
  texts.set(language, known);
  return known;
}

const indexes = new WeakMap<readonly Property[], { text: SearchText; index: HomeIndex }>();

/** The index of these homes, for as long as anybody has them: the listing's is the detail's too. */
export function indexOf(homes: readonly Property[], text: SearchText, before?: HomeIndex): HomeIndex {
  const known = indexes.get(homes);
  if (known?.text === text) return known.index;
  const index = new HomeIndex(homes, text, sharedAt, before);
  indexes.set(homes, { text, index });
  return index;
}

/** The homes that the listing shows when it is looked at in this way, in its order. */
export function orderedHomes(
  homes: readonly Property[],
  look: ListingLook,
  { text, figures, now }: { text: SearchText; figures: Figures; now: number },
): readonly Property[] {
  const index = indexOf(homes, text);
  const found = createTextFilter()(index, passing(homes, look, now), look.q ?? '');
  return Array.from(index.order(sortTerms(look.sort, figures))).flatMap((at) => (found[at] ? (homes[at] ?? []) : []));
}
