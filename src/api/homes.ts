import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Home } from '../domain/home.ts';
import { isSame } from '../domain/same.ts';
import { eachInSlices } from '../domain/slices.ts';
import type { Records } from '../domain/wire.ts';
import { withWrites } from '../domain/write.ts';
import { ensureBuyerProfile } from './buyer-profile.ts';
import { freshFor } from './fresh-for.ts';
import { askOrKept } from './kept-answers.ts';

type Homes = Records<Home>;

/**
 * The list that was read, with the known object for each home that is unchanged, and the known list itself where nothing is new: rows of
 * unchanged homes don't re-render. (Query's own structural sharing works on the whole list at once, and copies every changed home: a
 * write that is shown already would re-render its home on arrival.)
 */
export async function keepKnown(known: Homes | undefined, read: Homes): Promise<Homes> {
  if (!known) return read;
  let byId: Map<string, Home> | undefined;
  const knownHome = (home: Home, index: number) => {
    const inPlace = known.items[index];
    if (inPlace?.id === home.id) return inPlace;
    byId ??= new Map(known.items.map((other) => [other.id, other]));
    return byId.get(home.id);
  };
  let isKnown = read.skipped === known.skipped && read.items.length === known.items.length;
  const items: Home[] = [];
  await eachInSlices(read.items, (home, index) => {
    const before = knownHome(home, index);
    const kept = before && isSame(before, home) ? before : home;
    isKnown &&= kept === known.items[index];
    items.push(kept);
  });
  return isKnown ? known : { ...read, items };
}

const askForHomes = askOrKept('listProperties', (homes, taken) => ({
  ...homes,
  items: withWrites(homes.items, taken),
}));

/**
 * The server's list of all homes that were shared with the buyer, archived ones too. Screens read it through `useHomes`, which lays
 * the buyer's unsent writes over it.
 */
export const homesQuery = queryOptions({
  queryKey: ['property'],
  queryFn: async (context) => {
    const read = await askForHomes(context);
    return keepKnown(context.client.getQueryData<Homes>(context.queryKey), read);
  },
  staleTime: freshFor,
  structuralSharing: false,
});

/** Waits for the homes, and for the profile that they are compared with. */
export const ensureHomesAndProfile = (queryClient: QueryClient) =>
  Promise.all([queryClient.ensureQueryData(homesQuery), ensureBuyerProfile(queryClient)]);

/** Changes one home in the cache; null takes it out. The list is as old as it was. */
export function patchHome(queryClient: QueryClient, id: string, patch: (home: Home) => Home | null): void {
  const { data: known, dataUpdatedAt: updatedAt } = queryClient.getQueryState(homesQuery.queryKey) ?? {};
  const index = known?.items.findIndex((home) => home.id === id) ?? -1;
  const home = known?.items[index];
  if (!known || !home) return;
  const patched = patch(home);
  const items = patched ? known.items.with(index, patched) : known.items.toSpliced(index, 1);
  queryClient.setQueryData(homesQuery.queryKey, { ...known, items }, { updatedAt });
}

/** The home with that id; undefined if the list does not have it, or is not there yet. */
export const homeIn = (known: { items: readonly Home[] } | undefined, id: string) =>
  known?.items.find((home) => home.id === id);
