import { useEffect, useMemo, useRef } from 'react';
import { fold } from '#src/domain/fold.ts';
import { marketStatus } from '#src/domain/market-status.ts';
import type { Property } from '#src/domain/property.ts';
import { columnOf, columns } from './columns.tsx';
import { type Counts, countHomes, createTextFilter, withFacets } from './find-homes.ts';
import { HomeIndex } from './home-index.ts';
import { type ListingSearch, readSorts } from './listing-search.ts';
import type { RowWords } from './row-words.ts';

export interface FoundHomes {
  index: HomeIndex;
  /** The positions in the index of what is shown, in order. */
  shown: Int32Array;
  counts: Counts;
}

const sharedAt = ({ createdAt }: Property) => (createdAt === null ? null : Date.parse(createdAt));
const sortKeys = columns.flatMap(({ sortKey }) => sortKey ?? []);

/** The homes that the view asks for, each step derived anew only where what it depends on has changed. */
export function useFoundHomes(
  homes: readonly Property[],
  view: ListingSearch,
  words: RowWords,
  now: number,
): FoundHomes {
  const text = useMemo(
    () => (home: Property) =>
      fold(
        [
          home.address,
          home.mls,
          home.marketStatus,
          marketStatus(home.marketStatus) === null ? null : words.status(home.marketStatus ?? ''),
          home.question.comments,
        ]
          .filter(Boolean)
          .join('\n'),
      ),
    [words],
  );
  const before = useRef<HomeIndex>(undefined);
  const index = useMemo(() => new HomeIndex(homes, text, sharedAt, before.current), [homes, text]);
  useEffect(() => {
    before.current = index;
    return prepareInIdleTime(index);
  }, [index]);

  const order = useMemo(
    () =>
      index.order(
        readSorts(view.sort).flatMap(({ column, descending }) => {
          const key = columnOf.get(column)?.sortKey;
          return key ? [{ key, descending }] : [];
        }),
      ),
    [index, view.sort],
  );
  const { view: which, show, reaction, status, tour, score, min, max } = view;
  // Only what is new depends on the time.
  const since = show === 'new' ? now : 0;
  const candidates = useMemo(
    () => withFacets(index, order, { view: which, show, reaction, status, tour, score, min, max }, since),
    [index, order, which, show, reaction, status, tour, score, min, max, since],
  );
  const filter = useMemo(() => createTextFilter(), []);
  const shown = useMemo(() => filter(index, candidates, view.q ?? ''), [filter, index, candidates, view.q]);
  const counts = useMemo(() => countHomes(homes, which, now), [homes, which, now]);
  return { index, shown, counts };
}

/** Prepares an index while nothing else is to be done, so that the first key and the first sort find it ready. */
function prepareInIdleTime(index: HomeIndex): () => void {
  if (typeof requestIdleCallback !== 'function') return () => undefined;
  let task = 0;
  const step = (deadline: IdleDeadline) => {
    if (index.prepare(sortKeys, () => deadline.timeRemaining() < 2)) task = requestIdleCallback(step);
  };
  task = requestIdleCallback(step);
  return () => cancelIdleCallback(task);
}
