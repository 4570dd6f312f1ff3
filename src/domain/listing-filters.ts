/**
 * The listing's filters and order that a home or a comparison was opened from; links back carry them. The address has more of them, which
 * pass through untyped.
 */
export interface ListingFilters {
  q?: string | undefined;
  sort?: string | undefined;
  view?: 'archived' | undefined;
}
