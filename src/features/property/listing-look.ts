import * as z from 'zod/mini';

const text = z.catch(z.optional(z.coerce.string().check(z.maxLength(200))), undefined);

/** How the listing was looked at when a home was opened from it, passed along so that the way back leads there. */
export const listingLookSchema = z.object({
  q: text,
  sort: text,
  view: z.catch(z.optional(z.literal('archived')), undefined),
});
export type ListingLook = z.output<typeof listingLookSchema>;
