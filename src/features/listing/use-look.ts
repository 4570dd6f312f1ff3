import { useMemo } from 'react';
import { type ListingLook, listingLookSchema, type ListingSearch, writeLook } from './listing-search.ts';

/** How an address looks at the list; the same object until that changes. */
export function useLook(search: ListingSearch): ListingLook {
  const name = writeLook(search);
  return useMemo(() => listingLookSchema.parse(JSON.parse(name)), [name]);
}
