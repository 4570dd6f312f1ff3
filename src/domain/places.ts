import type { RankedHome } from './ranking.ts';

/** The homes, and those that share a place with them, whose score differs from a neighbour's but reads the same at one decimal. */
export function closeScores(ranked: readonly RankedHome[]): ReadonlySet<string> {
  const shown = ({ score }: RankedHome) => Math.round(score.mean * 10);
  const places = new Set(
    ranked.flatMap((home, index) => {
      const next = ranked[index + 1];
      return next && next.place !== home.place && shown(next) === shown(home) ? [home.place, next.place] : [];
    }),
  );
  return new Set(ranked.filter(({ place }) => places.has(place)).map(({ id }) => id));
}

/** How many homes share the place that begins at this index of homes in their order; 1 for a home alone, 0 within a tie. */
export function sharing(ranked: readonly RankedHome[], index: number): number {
  const place = ranked[index]?.place;
  if (ranked[index - 1]?.place === place) return 0;
  let end = index + 1;
  while (ranked[end]?.place === place) end += 1;
  return end - index;
}

/**
 * By how many places the homes moved from one ranking to another, by id: up is positive. A home that got or lost its place is in it with 0,
 * one that stayed is not.
 */
export function placesMoved(before: readonly RankedHome[], now: readonly RankedHome[]): Map<string, number> {
  const placesOf = (ranked: readonly RankedHome[]) => new Map(ranked.map(({ id, place }) => [id, place]));
  const [from, to] = [placesOf(before), placesOf(now)];
  const moves = new Map<string, number>();
  for (const { id } of [...before, ...now]) {
    const [earlier, place] = [from.get(id) ?? null, to.get(id) ?? null];
    if (earlier !== place) moves.set(id, earlier && place ? earlier - place : 0);
  }
  return moves;
}
