const known = {
  active: 'active',
  pending: 'pending',
  sold: 'sold',
  closed: 'sold',
  'under contract': 'underContract',
  'coming soon': 'comingSoon',
  'off market': 'offMarket',
} as const;
export type MarketStatus = (typeof known)[keyof typeof known];

/** The status that the portal has a word for, or null: the record's own text then stands as it came. */
export function marketStatus(text: string | null): MarketStatus | null {
  // "Under Contract", "under_contract" and the portal's own "underContract" are one.
  const words = text?.replaceAll(/(?<=[a-z])(?=[A-Z])|[\s_-]+/g, ' ');
  const key = words?.toLowerCase() ?? '';
  return Object.hasOwn(known, key) ? known[key as keyof typeof known] : null;
}
