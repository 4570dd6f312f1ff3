import type { RowSelectionState } from '@tanstack/react-table';
import { useMemo, useRef } from 'react';
import { type Home, isListed } from '#src/domain/home.ts';
import { useWriteBehind } from '#src/ui/use-write-behind.ts';
import { type ListingSearch, selectedInAddress } from '#src/domain/listing-search.ts';

interface Options {
  /** All homes, and those that the list shows, in its order. */
  all: readonly Home[];
  shown: readonly Home[];
  search: ListingSearch;
  change: (patch: Partial<ListingSearch>, how: { replace: boolean }) => void;
}

const idsIn = (text: string) => text.split(',').filter(Boolean);

/**
 * The selected homes. A short selection is in the address, a longer one only in the state of the screen. A home that has left the view is
 * not selected any more.
 */
export function useSelection({ all, shown, search, change }: Options) {
  const ids = useWriteBehind(
    search.selected?.join() ?? '',
    (text) => change({ selected: selectedInAddress(idsIn(text)) }, { replace: true }),
    0,
    (text) => (selectedInAddress(idsIn(text)) ? text : ''),
  );
  const isArchive = search.view === 'archived';
  const homes = useMemo(() => {
    const named = new Set(idsIn(ids.value));
    return named.size === 0 ? [] : all.filter((home) => named.has(home.id) && isListed(home) !== isArchive);
  }, [all, ids.value, isArchive]);
  const rowSelection = useMemo(
    () => Object.fromEntries(homes.map(({ id }) => [id, true])) as RowSelectionState,
    [homes],
  );

  const select = (changed: readonly Home[], on: boolean) => {
    const next = new Set(homes.map(({ id }) => id));
    for (const { id } of changed)
      if (on) next.add(id);
      else next.delete(id);
    ids.enter([...next].join());
  };
  /** The home that a range begins with. */
  const anchor = useRef<string | null>(null);
  /** Selects or unselects a home; with `range` everything between it and the one before, too. */
  const toggle = (home: Home, range: boolean) => {
    const to = shown.indexOf(home);
    const from = range ? shown.findIndex(({ id }) => id === anchor.current) : -1;
    anchor.current = home.id;
    select(from < 0 ? [home] : shown.slice(Math.min(from, to), Math.max(from, to) + 1), !rowSelection[home.id]);
  };
  /** Writes the selection into the address at once. */
  const { flush } = ids;
  return { homes, rowSelection, select, toggle, clear: () => ids.enter(''), flush };
}
export type Selection = ReturnType<typeof useSelection>;
