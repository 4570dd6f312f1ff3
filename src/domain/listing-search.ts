import * as z from 'zod/mini';
import { fewestCompared, mostCompared } from './limits.ts';
import { choice, decimalNumber, flag, idText, list, param, wholeNumber } from './search-params.ts';

const mostIds = 50;
const ids = (most: number) =>
  z
    .pipe(
      list,
      z.transform((ids): readonly string[] => [...new Set(ids.filter(Boolean))].slice(0, most)),
    )
    .check(z.minLength(1));
// Control characters cannot be typed, and no status has them.
const typed = z.string().check(
  z.overwrite((q) => q.replaceAll(/\p{Cc}/gu, '')),
  z.minLength(1),
  z.maxLength(200),
);

// Shared, because every first screen waits until these schemas are built.
const amount = param(wholeNumber);

/** The listing's search parameters. Invalid values fall back to the default, and a default is left out. */
export const listingSearchSchema = z.object({
  q: param(typed),
  /** Columns in the order in which they decide, `price.desc,address`; the default is none. */
  sort: param(z.string().check(z.regex(/^(?!updatedAt\.desc$)\w+(?:\.(?:asc|desc))?(?:,\w+(?:\.(?:asc|desc))?)*$/))),
  view: param(z.literal('archived')),
  show: param(z.enum(['new', 'unscored'])),
  reaction: param(z.enum(['liked', 'disliked'])),
  status: param(typed),
  tour: param(flag),
  budget: param(flag),
  score: param(wholeNumber.check(z.minimum(1), z.maximum(10))),
  min: amount,
  max: amount,
  beds: amount,
  baths: param(decimalNumber),
  sqft: amount,
  cost: amount,
  selected: param(ids(mostIds)),
  compare: param(ids(mostCompared)),
  differences: param(choice),
});
export type ListingSearch = z.output<typeof listingSearchSchema>;

/** The parameters that a home keeps when it is opened, so that the way back and the next home belong to the same list. */
export const listingFiltersSchema = z.omit(listingSearchSchema, { selected: true, compare: true, differences: true });
/** The listing's filters and order that a home or a comparison was opened from; links back carry them. */
export type ListingFilters = z.output<typeof listingFiltersSchema>;

export const detailSearchSchema = z.extend(listingFiltersSchema, {
  id: param(idText),
  /** The full-screen scoring of a viewing; `view` is the listing's own. */
  mode: param(z.literal('scoring')),
});

// One schema fixes the order of the keys, and leaves out those without a value.
export const filtersOf = (search: ListingSearch): ListingFilters => listingFiltersSchema.parse(search);

/** The selection for the address; undefined if it is too long for one. */
export const selectedInAddress = (ids: readonly string[]): readonly string[] | undefined =>
  ids.length > 0 && ids.length <= mostIds ? ids : undefined;

/** The ids of the homes that an address compares. Null for fewer than two: the list is shown, to choose another. */
export const comparedIn = ({ compare }: ListingSearch): readonly string[] | null =>
  compare && compare.length >= fewestCompared ? compare : null;
