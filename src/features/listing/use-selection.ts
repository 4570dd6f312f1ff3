import { useMemo, useState } from 'react';
import type { Property } from '#src/domain/property.ts';
import { type ListingSearch, readIds, writeIds } from './listing-search.ts';

export interface Selection {
  ids: ReadonlySet<string>;
  select: (ids: readonly string[], on: boolean) => void;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * The selected homes: those that the address names, or, where they are more than an address can carry, those that the screen keeps. A home
 * that is not in the view any more is not selected either.
 */
export function useSelection(view: ListingSearch, change: (patch: Partial<ListingSearch>) => void): Selection {
  const [many, setMany] = useState<ReadonlySet<string> | null>(null);
  const named = useMemo(() => new Set(readIds(view.selected)), [view.selected]);
  const ids = view.selected === undefined && many ? many : named;
  const set = (next: ReadonlySet<string>) => {
    const selected = writeIds([...next]);
    setMany(selected === undefined && next.size > 0 ? next : null);
    if (selected !== view.selected) change({ selected });
  };
  return {
    ids,
    select(changed, on) {
      const next = new Set(ids);
      for (const id of changed)
        if (on) next.add(id);
        else next.delete(id);
      set(next);
    },
    clear: () => set(none),
  };
}

export const selectedHomes = (homes: readonly Property[], ids: ReadonlySet<string>): Property[] =>
  ids.size === 0 ? [] : homes.filter(({ id }) => ids.has(id));
