import { useMemo } from 'react';
import {
  type ListingFilters,
  listingFiltersSchema,
  type ListingSearch,
  filtersKey,
} from '#src/domain/listing-search.ts';

/** The filters of an address; the same object until they change. */
export function useListingFilters(search: ListingSearch): ListingFilters {
  const key = filtersKey(search);
  return useMemo(() => listingFiltersSchema.parse(JSON.parse(key)), [key]);
}
