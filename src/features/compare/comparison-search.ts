import type { ListingLook } from '#src/domain/listing-look.ts';

/** How an address of the listing says which homes are compared, whether what is alike is left out, and what list they were chosen from. */
export const comparisonSearch = (look: ListingLook, ids: readonly string[], differencesOnly: boolean) => ({
  ...look,
  compare: ids.join(','),
  ...(differencesOnly && { differences: true as const }),
});
