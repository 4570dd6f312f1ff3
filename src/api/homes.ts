import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Home } from '../domain/home.ts';
import { isSame } from '../domain/same.ts';
import type { Records } from '../domain/wire.ts';
import { freshFor } from './fresh-for.ts';
import { keptAnswer } from './kept-answers.ts';

type Homes = Records<Home>;

/**
 * A home of which nothing new is said stays the object that it was, and any other is the object that is given: what was laid over a home
 * and is then taken into it is one object, by which a screen sees that it has nothing to do.
 */
export function keepSame(known: Homes | undefined, read: Homes): Homes {
  if (!known) return read;
  let byId: Map<string, Home> | undefined;
  const before = (home: Home, at: number) => {
    const there = known.items[at];
    if (there?.id === home.id) return there;
    byId ??= new Map(known.items.map((other) => [other.id, other]));
    return byId.get(home.id);
  };
  const items = read.items.map((home, at) => {
    const was = before(home, at);
    return was && isSame(was, home) ? was : home;
  });
  const isAsKnown =
    read.skipped === known.skipped &&
    items.length === known.items.length &&
    items.every((home, at) => home === known.items[at]);
  return isAsKnown ? known : { ...read, items };
}

/** Every home that was shared with the buyer, archived ones too: list, detail, dashboard and chat all select from this one answer. */
export const homesQuery = queryOptions({
  queryKey: ['property'],
  queryFn: keptAnswer('listProperties'),
  staleTime: freshFor.aMoment,
  structuralSharing: (known, read) => keepSame(known as Homes | undefined, read as Homes),
});

/** Changes one home wherever the cache shows it; null takes it out. */
export function patchHome(cache: QueryClient, id: string, patch: (home: Home) => Home | null): void {
  cache.setQueryData(homesQuery.queryKey, (known: Homes | undefined) => {
    const at = known?.items.findIndex((home) => home.id === id) ?? -1;
    const home = known?.items[at];
    if (!home) return known;
    const patched = patch(home);
    return { ...known, items: patched ? known.items.with(at, patched) : known.items.toSpliced(at, 1) };
  });
}

/** The home with that id, or undefined: the list is not there yet, or does not have it. */
export const homeIn = (known: { items: readonly Home[] } | undefined, id: string) =>
  known?.items.find((home) => home.id === id);
