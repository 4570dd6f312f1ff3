import { fewestCompared, mostCompared } from './limits.ts';
import { type Home, isListed } from './home.ts';
import { readMarketStatus } from './market-status.ts';
import type { RankedHome } from './ranking.ts';

const shown = 3;

export interface TopHomes {
  /** Three at most, the best first. */
  top: readonly Home[];
  /** The homes ranked among them that are left out. */
  leftOut: readonly { home: Home; place: number; why: WhyLeftOut }[];
}

type WhyLeftOut = 'sold' | 'offMarket' | 'archived' | 'disliked';

/** Why a home cannot, or shall not, be bought any more; null if it can. */
export function whyLeftOut(home: Home): WhyLeftOut | null {
  const status = readMarketStatus(home.marketStatus);
  if (status === 'sold' || status === 'offMarket') return status;
  if (!isListed(home)) return 'archived';
  return home.propStatus === 'disliked' ? 'disliked' : null;
}

/** The top three of the ranking, without those homes. */
export function topHomes(ranked: readonly RankedHome[]): TopHomes {
  const top: Home[] = [];
  const leftOut: TopHomes['leftOut'][number][] = [];
  for (const { home, place } of ranked) {
    if (top.length === shown || place === null) break;
    const why = whyLeftOut(home);
    if (why) leftOut.push({ home, place, why });
    else top.push(home);
  }
  return { top, leftOut };
}

/** The homes to compare: the top three or, where too few have a place, the first of the liked ones. */
export function homesToCompare({ top }: TopHomes, liked: readonly Home[]): readonly Home[] {
  return top.length < fewestCompared ? liked.filter((home) => !whyLeftOut(home)).slice(0, mostCompared) : top;
}
