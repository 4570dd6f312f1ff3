import { useCallback } from 'react';
import type { Home } from '#src/domain/home.ts';
import { listHomes } from '#src/domain/list-homes.ts';
import { type ListingFilters, filtersKey } from '#src/domain/listing-search.ts';
import { useListingContextValue } from './listing-context.ts';
import { readSorting, sortTerms } from './sorting.ts';

/** Puts homes into the order in which the listing has them under these filters; the same function until the order or the context changes. */
export function useListingOrder(filters: ListingFilters): (homes: readonly Home[]) => readonly Home[] {
  const context = useListingContextValue();
  const key = filtersKey(filters);
  return useCallback(
    (homes) => {
      const order = sortTerms(readSorting(filters.sort), context);
      return listHomes(homes, { facets: filters, text: filters.q, order }, context);
    },
    // The filters are a new object at every read of the address; the key says whether they changed.
    // oxlint-disable-next-line react/exhaustive-deps
    [key, context],
  );
}
