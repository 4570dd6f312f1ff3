import type { ListingFilters } from '#src/domain/listing-filters.ts';

/** The search parameters of a comparison: its homes, whether equal rows are hidden, and the listing that the homes were chosen from. */
export const comparisonSearch = (
  filters: ListingFilters,
  ids: readonly string[],
  differences: boolean | undefined,
) => ({
  ...filters,
  compare: ids.join(','),
  differences,
});

/** The ids of the homes that an address compares. */
export const comparedIn = (compare: string | undefined) => [...new Set(compare?.split(',').filter(Boolean))];
