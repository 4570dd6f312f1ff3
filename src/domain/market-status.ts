/** The portal's name for each status as brokers write it, in lower case without spaces. */
const known = {
  active: 'active',
  pending: 'pending',
  sold: 'sold',
  closed: 'sold',
  undercontract: 'underContract',
  activeundercontract: 'underContract',
  contingent: 'underContract',
  comingsoon: 'comingSoon',
  offmarket: 'offMarket',
  temporarilyoffmarket: 'offMarket',
  withdrawn: 'offMarket',
  expired: 'offMarket',
  canceled: 'offMarket',
  cancelled: 'offMarket',
} as const;
export type MarketStatus = (typeof known)[keyof typeof known];

/** The status that a text means, or null if the portal has no word for it. */
export function readMarketStatus(text: string | null): MarketStatus | null {
  const key = text?.toLowerCase().replaceAll(/[\s_-]+/g, '') ?? '';
  return Object.hasOwn(known, key) ? known[key as keyof typeof known] : null;
}

const tones: Readonly<Record<MarketStatus, 'good' | 'caution' | 'plain'>> = {
  active: 'good',
  comingSoon: 'good',
  pending: 'caution',
  underContract: 'caution',
  sold: 'plain',
  offMarket: 'plain',
};

/** `good` for a home that can be had, `caution` for one that may soon be gone, `plain` for any other. */
export function marketTone(text: string) {
  const status = readMarketStatus(text);
  return status ? tones[status] : 'plain';
}

/** A market status that needs a badge: null for an active home and for one without a status. */
export const unusualMarket = ({ marketStatus: text }: { marketStatus: string | null }) =>
  readMarketStatus(text) === 'active' ? null : text;
