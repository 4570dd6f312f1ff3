import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Home } from '../domain/home.ts';
import { isSame } from '../domain/same.ts';
import type { Records } from '../domain/wire.ts';
import { freshFor } from './fresh-for.ts';
import { askOrKept } from './kept-answers.ts';

type Homes = Records<Home>;

/**
 * The list that was read, with the known object for each home that is unchanged; the known list itself where nothing is new. So rows of
 * unchanged homes don't re-render. (Query's own structural sharing would copy every changed home, and a write that the overlay has shown
 * already would re-render on its arrival.)
 */
export function keepSame(known: Homes | undefined, read: Homes): Homes {
  if (!known) return read;
  let byId: Map<string, Home> | undefined;
  const knownHome = (home: Home, index: number) => {
    const inPlace = known.items[index];
    if (inPlace?.id === home.id) return inPlace;
    byId ??= new Map(known.items.map((other) => [other.id, other]));
    return byId.get(home.id);
  };
  const items = read.items.map((home, index) => {
    const before = knownHome(home, index);
    return before && isSame(before, home) ? before : home;
  });
  const isAsKnown =
    read.skipped === known.skipped &&
    items.length === known.items.length &&
    items.every((home, index) => home === known.items[index]);
  return isAsKnown ? known : { ...read, items };
}

/**
 * What the server says of every home that was shared with the buyer, archived ones too. Screens read it through `useHomes`, which lays
 * the buyer's unsent writes over it.
 */
export const homesQuery = queryOptions({
  queryKey: ['property'],
  queryFn: askOrKept('listProperties'),
  staleTime: freshFor.aMoment,
  structuralSharing: (known, read) => keepSame(known as Homes | undefined, read as Homes),
});

/** Changes one home in the cache; null takes it out. */
export function patchHome(queryClient: QueryClient, id: string, patch: (home: Home) => Home | null): void {
  queryClient.setQueryData(homesQuery.queryKey, (known: Homes | undefined) => {
    const index = known?.items.findIndex((home) => home.id === id) ?? -1;
    const home = known?.items[index];
    if (!home) return known;
    const patched = patch(home);
    return { ...known, items: patched ? known.items.with(index, patched) : known.items.toSpliced(index, 1) };
  });
}

/** The home with that id; undefined where the list does not have it, or is not there yet. */
export const homeIn = (known: { items: readonly Home[] } | undefined, id: string) =>
  known?.items.find((home) => home.id === id);
