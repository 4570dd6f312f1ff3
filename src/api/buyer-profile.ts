import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type BuyerProfile, profileFields, wireProfileField } from '../domain/buyer-profile.ts';
import { currentProfile } from '../domain/profile-steps.ts';
import type { Records } from '../domain/wire.ts';
import type { CallBody } from './calls.ts';
import { send } from './client.ts';
import { freshFor } from './fresh-for.ts';
import { keptAnswer } from './kept-answers.ts';
import { meQuery } from './user.ts';

/** The buyer's profiles as their own call answers them; the first one counts. */
export const profilesQuery = queryOptions({
  queryKey: ['buyerprofile'],
  queryFn: keptAnswer('listProfiles'),
  staleTime: freshFor.minutes,
});

/** The buyer's profile, or null where there is none: `currentProfile` decides between the two calls that tell it. */
export function useBuyerProfile(): BuyerProfile | null {
  const { data: stored } = useQuery(profilesQuery);
  const { data: me } = useQuery(meQuery);
  return currentProfile(stored, me);
}

/** Stores the whole profile. Every screen follows at once, whichever of the two calls it reads. */
export function useStoreProfile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (profile: BuyerProfile) => {
      const entries = profileFields.map((name) => [wireProfileField(name), profile[name]]);
      return send('storeProfile', { body: Object.fromEntries(entries) as CallBody<'storeProfile'> });
    },
    onSuccess: (_, profile) => {
      cache.setQueryData(profilesQuery.queryKey, (): Records<BuyerProfile> => ({ items: [profile], skipped: 0 }));
      cache.setQueryData(meQuery.queryKey, (me) => me && { ...me, buyerProfile: profile });
    },
    // Whether it was taken is for the server to say, also where its answer was lost.
    onSettled: () => {
      void cache.invalidateQueries(profilesQuery);
      void cache.invalidateQueries(meQuery);
    },
  });
}
