import { type ListingFilters, listingFiltersSchema, type ListingSearch } from './listing-search.ts';

const filterNames = (Object.keys(listingFiltersSchema.shape) as (keyof ListingFilters)[]).filter(
  (name) => name !== 'view' && name !== 'sort',
);

/** Turns every filter off; view, order and selection stay. */
export const noFilters: Partial<ListingSearch> = Object.fromEntries(filterNames.map((name) => [name, undefined]));

/** Whether anything but the view narrows the list. */
export const isNarrowed = (search: ListingFilters): boolean => filterNames.some((name) => search[name] !== undefined);
