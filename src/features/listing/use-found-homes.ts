import { useEffect, useMemo, useRef } from 'react';
import type { Home } from '#src/domain/home.ts';
import type { Figures } from './figures.ts';
import { type Counts, countHomes, createTextFilter, passing } from './find-homes.ts';
import type { HomeIndex } from './home-index.ts';
import type { ListingSearch } from './listing-search.ts';
import { indexOf, searchTextsIn } from './ordered-homes.ts';
import type { RowWords } from './row-words.ts';
import { dependsOnTime, type SortKeys, sortKeysIn, sortTerms } from './sort-keys.ts';

interface Context {
  words: RowWords;
  language: string;
  figures: Figures;
  now: number;
}

export interface FoundHomes {
  index: HomeIndex;
  /** The positions in the index of what is shown, in order. */
  shown: Int32Array;
  counts: Counts;
}

/** The homes that the view asks for, each step derived anew only where what it depends on has changed. */
export function useFoundHomes(
  homes: readonly Home[],
  view: ListingSearch,
  { words, language, figures, now }: Context,
): FoundHomes {
  const texts = searchTextsIn(language, words.status);
  const keys = sortKeysIn(language, words.status);
  const before = useRef<HomeIndex>(undefined);
  const index = useMemo(() => indexOf(homes, texts, before.current), [homes, texts]);
  useEffect(() => {
    before.current = index;
    return prepareInIdleTime(index, keys);
  }, [index, keys]);

  const { sort } = view;
  const at = dependsOnTime(sort) ? now : 0;
  const order = useMemo(
    () => index.order(sortTerms(sort, { keys, figures, now: at })),
    [index, sort, keys, figures, at],
  );
  const { view: which, show, reaction, status, tour, score, min, max } = view;
  // Only what is new depends on the time.
  const since = show === 'new' ? now : 0;
  const candidates = useMemo(
    () => passing(homes, { view: which, show, reaction, status, tour, score, min, max }, since),
    [homes, which, show, reaction, status, tour, score, min, max, since],
  );
  const filter = useMemo(() => createTextFilter(), []);
  const found = useMemo(() => filter(index, candidates, view.q ?? ''), [filter, index, candidates, view.q]);
  const shown = useMemo(() => order.filter((at) => found[at]), [order, found]);
  const counts = useMemo(() => countHomes(homes, which, now), [homes, which, now]);
  return { index, shown, counts };
}

/** Prepares an index while nothing else is to be done, so that the first key and the first sort find it ready. */
function prepareInIdleTime(index: HomeIndex, keys: SortKeys): () => void {
  if (typeof requestIdleCallback !== 'function') return () => undefined;
  const wanted = Object.values(keys);
  let task = 0;
  const step = (deadline: IdleDeadline) => {
    if (index.prepare(wanted, () => deadline.timeRemaining() < 2)) task = requestIdleCallback(step);
  };
  task = requestIdleCallback(step);
  return () => cancelIdleCallback(task);
}
