import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Property, PropStatus } from '../domain/property.ts';
import type { Records } from '../domain/wire.ts';
import { send } from './client.ts';
import { freshFor } from './fresh-for.ts';

/** Every home that was shared with the buyer, archived ones too: list, detail, dashboard and chat all select from this one answer. */
export const propertiesQuery = queryOptions({
  queryKey: ['property'],
  queryFn: async ({ signal }) => (await send('listProperties', { signal })).data,
  staleTime: freshFor.aMoment,
});

/** Changes one home wherever the cache shows it. */
export function patchProperty(cache: QueryClient, id: string, patch: (home: Property) => Property): void {
  cache.setQueryData(propertiesQuery.queryKey, (known: Records<Property> | undefined) =>
    known && { ...known, items: known.items.map((home) => (home.id === id ? patch(home) : home)) },
  );
}

export const propertyIn = (known: Records<Property> | undefined, id: string) =>
  known?.items.find((home) => home.id === id);

// Writes to one home leave in the order in which they were made; those to different homes do not wait for each other.
const lastWrite = new Map<string, Promise<unknown>>();

async function inTurn<T>(id: string, write: () => Promise<T>): Promise<T> {
  const before = lastWrite.get(id) ?? Promise.resolve();
  const turn = before.then(write, write);
  lastWrite.set(id, turn);
  try {
    return await turn;
  } finally {
    if (lastWrite.get(id) === turn) lastWrite.delete(id);
  }
}

const marking = ['property', 'mark'];

interface Mark {
  id: string;
  propStatus: PropStatus;
}

/** Likes, dislikes, archives or restores a home, at once on the screen; a refusal takes back that home alone. */
export function useSetPropStatus() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: marking,
    mutationFn: ({ id, propStatus }: Mark) => inTurn(id, () => send('setPropStatus', { id, body: { propStatus } })),
    onMutate: async ({ id, propStatus }) => {
      await cache.cancelQueries(propertiesQuery);
      const before = propertyIn(cache.getQueryData(propertiesQuery.queryKey), id)?.propStatus ?? null;
      patchProperty(cache, id, (home) => ({ ...home, propStatus }));
      return { before };
    },
    onError: (_error, { id, propStatus }, context) => {
      patchProperty(cache, id, (home) =>
        home.propStatus === propStatus ? { ...home, propStatus: context?.before ?? null } : home,
      );
    },
    // One re-reading when the last write has settled: an earlier one would show the list without the writes still under way.
    onSettled: () =>
      cache.isMutating({ mutationKey: marking }) === 1 ? cache.invalidateQueries(propertiesQuery) : undefined,
  });
}
