import { changesSince } from '../domain/changes.ts';
import { countUnread } from '../domain/conversation.ts';
import type { Home } from '../domain/home.ts';
import { presetWeights, type RankedHome, rankHomes, type Weights } from '../domain/ranking.ts';
import type { ReadUntil } from '../device/read-marks.ts';
import { remembered } from '../domain/remembered.ts';

/** How many of the agent's messages the buyer has not read. */
export interface Unread {
  total: number;
  /** By the home's id; a home without unread messages is not in it. */
  byHome: ReadonlyMap<string, number>;
}

/** The ranked homes, best first. Homes without a score are not in it. */
export interface RankedHomes {
  ranked: readonly RankedHome[];
  /** The same by the home's id. */
  of: ReadonlyMap<string, RankedHome>;
}

/**
 * Values that many components derive from the homes. Each function remembers its latest result, so that 50,000 homes are gone through
 * once for each change.
 */
export const createDerived = () => ({
  unread: remembered(unreadIn),
  changes: remembered(changesSince),
  presetWeights: remembered(presetWeights),
  // Two results: the ranking shows how far homes moved since the previous weights.
  ranking: remembered(rank, 2),
});
export type Derived = ReturnType<typeof createDerived>;

function unreadIn(homes: readonly Home[], until: ReadUntil, userId: string): Unread {
  const byHome = new Map<string, number>();
  let total = 0;
  for (const { id, replies } of homes) {
    const count = countUnread(replies, userId, until.get(id) ?? null);
    if (count === 0) continue;
    byHome.set(id, count);
    total += count;
  }
  return { total, byHome };
}

function rank(homes: readonly Home[], weights: Weights): RankedHomes {
  const ranked = rankHomes(homes, weights);
  return { ranked, of: new Map(ranked.map((home) => [home.id, home])) };
}
