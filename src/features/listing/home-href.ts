import { defaultStringifySearch } from '@tanstack/react-router';
import type { ListingLook } from './listing-search.ts';

// Beside the search and not in it: every first load has that file, for the route to read an address.
/** The home's address, for a real link: it can be opened in a new tab, copied and shared. */
export const hrefOf = (id: string, look: ListingLook): string =>
  `/app/listing/detail${defaultStringifySearch({ id, ...look })}`;
