import { useMemo } from 'react';
import {
  filtersOf,
  type ListingFilters,
  listingFiltersSchema,
  type ListingSearch,
} from '#src/domain/listing-search.ts';

/** The filters of an address; the same object until they change. */
export function useListingFilters(search: ListingSearch): ListingFilters {
  const key = JSON.stringify(filtersOf(search));
  return useMemo(() => listingFiltersSchema.parse(JSON.parse(key)), [key]);
}
