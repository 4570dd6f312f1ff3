import type { ListingLook } from '#src/domain/listing-look.ts';

/** The search parameters of a comparison: its homes, whether equal rows are hidden, and the listing that the homes were chosen from. */
export const comparisonSearch = (look: ListingLook, ids: readonly string[], differences: boolean | undefined) => ({
  ...look,
  compare: ids.join(','),
  differences,
});

/** The ids of the homes that an address compares. */
export const comparedIn = (compare: string | undefined) => [...new Set(compare?.split(',').filter(Boolean))];
