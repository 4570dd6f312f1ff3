/**
 * How the listing was looked at when a home or a comparison was opened from it, passed along so that the way back leads there. What else the listing has in
 * its address comes along unseen.
 */
export interface ListingLook {
  q?: string | undefined;
  sort?: string | undefined;
  view?: 'archived' | undefined;
}
