import type { Home } from './home.ts';
import { leadOf, type RankedHome } from './ranking.ts';

export interface Movement {
  now: RankedHome;
  before: RankedHome | null;
  /** How many homes have a place. */
  placed: number;
  /** The homes that were ahead before and are behind now, best first. */
  passed: readonly Home[];
  /** The next better home, and its lead in points. */
  ahead: { home: Home; by: number } | null;
}

/** How the home moved, or null if it has no score. */
export function movementOf(id: string, before: readonly RankedHome[], now: readonly RankedHome[]): Movement | null {
  const mine = now.find((home) => home.id === id);
  if (!mine) return null;
  const mineBefore = before.find((home) => home.id === id) ?? null;
  const isBetter = (one: RankedHome | null | undefined, other: RankedHome | null | undefined) =>
    one?.place != null && other?.place != null && one.place < other.place;
  const wasAhead = new Set(before.filter((home) => isBetter(home, mineBefore)).map((home) => home.id));
  const ahead = now.findLast((home) => isBetter(home, mine));
  return {
    now: mine,
    before: mineBefore,
    placed: now.filter(({ place }) => place !== null).length,
    passed: now.filter((home) => wasAhead.has(home.id) && isBetter(mine, home)).map(({ home }) => home),
    ahead: ahead ? { home: ahead.home, by: leadOf(ahead.score.mean, mine.score.mean) } : null,
  };
}
