import { fewestCompared } from '#src/domain/comparison.ts';
import type { ListingLook } from '#src/domain/listing-look.ts';

/** The search parameters of a comparison: its homes, whether equal rows are hidden, and the listing that the homes were chosen from. */
export const comparisonSearch = (look: ListingLook, ids: readonly string[], differences: boolean | undefined) => ({
  ...look,
  compare: ids.join(','),
  differences,
});

/** The ids of the homes that an address compares. Null for fewer than two: the list is shown, to choose another. */
export function comparedIn(compare: string | undefined): readonly string[] | null {
  const ids = [...new Set(compare?.split(',').filter(Boolean))];
  return ids.length < fewestCompared ? null : ids;
}
