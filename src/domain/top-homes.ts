import type { Home } from './home.ts';
import { marketStatus } from './market-status.ts';
import type { RankedHome } from './ranking.ts';

const shown = 3;

/** The homes that lead the ranking and can still be bought. */
export interface TopHomes {
  /** Three at most, the best first. */
  top: readonly Home[];
  /** The homes ranked among them that are left out. */
  leftOut: readonly { home: Home; place: number; why: 'sold' | 'disliked' }[];
}

function whyLeftOut({ marketStatus: status, propStatus }: Home): 'sold' | 'disliked' | null {
  if (marketStatus(status) === 'sold') return 'sold';
  return propStatus === 'disliked' ? 'disliked' : null;
}

/** The top three of the ranking, without sold and disliked homes. */
export function topHomes(homes: readonly Home[], ranked: readonly RankedHome[]): TopHomes {
  const byId = new Map(homes.map((home) => [home.id, home]));
  const top: Home[] = [];
  const leftOut: TopHomes['leftOut'][number][] = [];
  for (const { id, place } of ranked) {
    const home = byId.get(id);
    if (top.length === shown || place === null) break;
    const why = home && whyLeftOut(home);
    if (why) leftOut.push({ home, place, why });
    else if (home) top.push(home);
  }
  return { top, leftOut };
}
