import { useCallback } from 'react';
import type { Home } from '#src/domain/home.ts';
import { listHomes } from '#src/domain/list-homes.ts';
import { useListingContextValue } from './listing-context.ts';
import { type ListingLook, writeLook } from './listing-search.ts';
import { readSorting, sortTerms } from './sorting.ts';

/** Puts homes into the order in which the listing has them under this look; the same function until one of both changes. */
export function useListingOrder(look: ListingLook): (homes: readonly Home[]) => readonly Home[] {
  const context = useListingContextValue();
  const name = writeLook(look);
  return useCallback(
    (homes) => {
      const order = sortTerms(readSorting(look.sort), context);
      return listHomes(homes, { facets: look, text: look.q, order }, context);
    },
    // The look is a new object at every reading of the address; its name says whether it changed.
    // oxlint-disable-next-line react/exhaustive-deps
    [name, context],
  );
}
