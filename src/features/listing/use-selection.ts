import { useMemo, useState } from 'react';
import { isListed, type Home } from '#src/domain/home.ts';
import { type ListingSearch, readIds, writeIds } from './listing-search.ts';

export interface Selection {
  homes: readonly Home[];
  ids: ReadonlySet<string>;
  select: (ids: readonly string[], on: boolean) => void;
  clear: () => void;
}

const nothing: Pick<Selection, 'homes' | 'ids'> = { homes: [], ids: new Set() };

/**
 * The selected homes: those that the address names, or, where they are more than an address can carry, those that the screen keeps. A home
 * that is not in the view any more is not selected either.
 */
export function useSelection(
  homes: readonly Home[],
  view: ListingSearch,
  change: (patch: Partial<ListingSearch>) => void,
): Selection {
  const [many, setMany] = useState<ReadonlySet<string> | null>(null);
  const named = useMemo(() => new Set(readIds(view.selected)), [view.selected]);
  const wanted = view.selected === undefined && many ? many : named;
  const archived = view.view === 'archived';
  const chosen = useMemo(() => {
    if (wanted.size === 0) return nothing;
    const there = homes.filter((home) => wanted.has(home.id) && isListed(home) !== archived);
    return { homes: there, ids: new Set(there.map(({ id }) => id)) };
  }, [homes, wanted, archived]);
  const set = (next: ReadonlySet<string>) => {
    const selected = writeIds([...next]);
    setMany(selected === undefined && next.size > 0 ? next : null);
    if (selected !== view.selected) change({ selected });
  };
  return {
    ...chosen,
    select(changed, on) {
      const next = new Set(chosen.ids);
      for (const id of changed)
        if (on) next.add(id);
        else next.delete(id);
      set(next);
    },
    clear: () => set(nothing.ids),
  };
}
