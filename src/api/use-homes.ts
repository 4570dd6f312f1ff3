import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { Home } from '../domain/home.ts';
import type { Records } from '../domain/wire.ts';
import { homeIn, homesQuery } from './homes.ts';
import { type SignedIn, useSignedIn } from './signed-in.ts';

/** The buyer's homes with the buyer's unsent writes in them: the one way in which screens read homes. The route's loader has ensured them. */
export function useHomes(): Records<Home> {
  const { data } = useSuspenseQuery(homesQuery);
  return useWithWrites(data);
}

/** The same where no loader has ensured the homes, as in the frame around the screens: undefined until they are there. */
export function useKnownHomes(): Records<Home> | undefined {
  // A failed screen asks again when the buyer presses Try again: a request that already runs then would answer with its own failure.
  const { data } = useQuery({ ...homesQuery, retryOnMount: false });
  return useWithWrites(data);
}

/** Why `useKnownHomes` has no homes, as a key of the catalogues; null if it has them. */
export function useWhyNoHomes(): 'loading' | 'loadFailed' | null {
  const { data, isPending } = useQuery({ ...homesQuery, retryOnMount: false });
  if (data) return null;
  return isPending ? 'loading' : 'loadFailed';
}

/** Finds a home as the server has it, to name it even while its deletion waits. */
export function useServerHome(): (id: string) => Home | undefined {
  const { queryClient } = useSignedIn();
  return useCallback((id) => homeIn(queryClient.getQueryData(homesQuery.queryKey), id), [queryClient]);
}

/** The homes as screens show them, for code outside React; undefined until they are there. */
export function shownHomes({ queryClient, outbox, overlay }: SignedIn): Records<Home> | undefined {
  const known = queryClient.getQueryData(homesQuery.queryKey);
  return known && overlay.homes(known, outbox.entries.get());
}

function useWithWrites<Known extends Records<Home> | undefined>(data: Known): Known | Records<Home> {
  const signedIn = useSignedIn();
  // From the cache, because `data` is late: a write enters the cache before it leaves the outbox, and Query tells its observers after that.
  return useSyncExternalStore(signedIn.outbox.entries.subscribe, () => shownHomes(signedIn) ?? data);
}
