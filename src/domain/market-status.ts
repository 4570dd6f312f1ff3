const known = {
  active: 'active',
  pending: 'pending',
  sold: 'sold',
  closed: 'sold',
  undercontract: 'underContract',
  comingsoon: 'comingSoon',
  offmarket: 'offMarket',
} as const;
export type MarketStatus = (typeof known)[keyof typeof known];

// A handful of texts in any list, and thousands of homes and cells that ask.
const read = new Map<string, MarketStatus | null>();

/** The status that the portal has a word for, or null: the record's own text then stands as it came. */
export function marketStatus(text: string | null): MarketStatus | null {
  if (text === null) return null;
  const before = read.get(text);
  if (before !== undefined) return before;
  const key = text.toLowerCase().replaceAll(/[\s_-]+/g, '');
  const status = Object.hasOwn(known, key) ? known[key as keyof typeof known] : null;
  read.set(text, status);
  return status;
}
