import { useCallback, useMemo } from 'react';
import type { Home } from '#src/domain/home.ts';
import { listHomes } from '#src/domain/list-homes.ts';
import type { ListingFilters } from '#src/domain/listing-search.ts';
import { createSearchText } from '#src/domain/search-text.ts';
import { useListingContextValue, useOrderContext } from './listing-context.ts';
import { readSorting, sortTerms } from './sorting.ts';
import { useListingFilters } from './use-listing-filters.ts';

/** Puts homes into the order in which the listing has them under these filters; the same function until the order or the context changes. */
export function useListingOrder(search: ListingFilters): (homes: readonly Home[]) => readonly Home[] {
  const context = useOrderContext(useListingContextValue());
  const { statusWord } = context;
  const textOf = useMemo(() => createSearchText(statusWord), [statusWord]);
  const filters = useListingFilters(search);
  return useCallback(
    (homes) => {
      const order = sortTerms(readSorting(filters.sort), context);
      return listHomes(homes, { facets: filters, search: { text: filters.q ?? '', textOf }, order }, context);
    },
    [filters, context, textOf],
  );
}
