import type { Home } from '#src/domain/home.ts';

/** A value to sort by; null is none, and comes last in either direction. */
export type SortKey = (home: Home) => number | string | null;

export interface SortTerm {
  key: SortKey;
  descending: boolean;
}

/** For each home its place among the distinct values, from 0, or -1 where it has none. */
export interface Ranks {
  of: Int32Array;
  distinct: number;
}

type Value = number | string | null;

const atOnce = 512;

export const rank = (homes: readonly Home[], key: SortKey): Ranks => rankValues(homes.map(key));

/** The same with stops on the way, so that what is prepared in idle time can be left off. */
export function* rankSteps(homes: readonly Home[], key: SortKey): Generator<void, Ranks> {
  const values: Value[] = [];
  for (const home of homes) {
    values.push(key(home));
    if (values.length % atOnce === 0) yield;
  }
  return rankValues(values);
}

/** A column is of one kind. Plain loops: `from` and `map` of typed arrays take several times as long. */
function rankValues(values: readonly Value[]): Ranks {
  return values.some((value) => typeof value === 'string') ? rankTexts(values) : rankNumbers(values);
}

/** In the engine's own order of texts: no call a comparison. */
function rankTexts(values: readonly Value[]): Ranks {
  const texts = new Set(values.filter((value) => value !== null).map(String));
  const places = new Map<Value, number>();
  for (const text of [...texts].toSorted()) places.set(text, places.size);
  const of = new Int32Array(values.length);
  for (let at = 0; at < values.length; at += 1) of[at] = places.get(values[at] ?? null) ?? -1;
  return { of, distinct: places.size };
}

function rankNumbers(values: readonly Value[]): Ranks {
  const known = new Float64Array(values.length);
  let size = 0;
  for (const value of values) if (typeof value === 'number') known[size++] = value;
  const sorted = known.subarray(0, size).sort();
  let distinct = 0;
  for (const value of sorted) if (distinct === 0 || sorted[distinct - 1] !== value) sorted[distinct++] = value;
  const of = new Int32Array(values.length);
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at];
    of[at] = typeof value === 'number' ? placeIn(sorted, distinct, value) : -1;
  }
  return { of, distinct };
}

/** By halves: numbers of their own in a map take ten times as long to look up. */
function placeIn(known: Float64Array, size: number, value: number): number {
  let from = 0;
  let to = size - 1;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((known[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Reorders positions by the ranks, equal ones keeping their order: each rank has a stretch of the result, as long as it has homes, and
 * every home goes to the next free place of its own. No comparison at all: a millisecond for 50,000.
 */
export function reorder(order: Int32Array, { of, distinct }: Ranks, descending: boolean): Int32Array {
  const stretchOf = (at: number) => {
    const place = of[at] ?? -1;
    return place < 0 ? distinct : descending ? distinct - 1 - place : place;
  };
  const free = new Int32Array(distinct + 2);
  for (const at of order) {
    const stretch = stretchOf(at) + 1;
    free[stretch] = (free[stretch] ?? 0) + 1;
  }
  for (let stretch = 1; stretch < free.length; stretch += 1)
    free[stretch] = (free[stretch] ?? 0) + (free[stretch - 1] ?? 0);
  const result = new Int32Array(order.length);
  for (const at of order) {
    const stretch = stretchOf(at);
    const place = free[stretch] ?? 0;
    result[place] = at;
    free[stretch] = place + 1;
  }
  return result;
}
