import { fewestCompared } from '#src/domain/limits.ts';
import type { ListingFilters, ListingSearch } from '#src/domain/listing-search.ts';

/**
 * The search parameters of a comparison: its homes, whether equal rows are hidden, and the listing that the homes were chosen from. A single
 * home is selected in that listing, for another to be chosen there.
 */
export const comparisonSearch = (
  filters: ListingFilters,
  ids: readonly string[],
  differences?: boolean,
): Partial<ListingSearch> =>
  ids.length < fewestCompared
    ? { ...filters, selected: ids.length > 0 ? ids : undefined }
    : { ...filters, compare: ids, differences };
