import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type BuyerProfile, profileFields, wireProfileField } from '../domain/buyer-profile.ts';
import { currentProfile } from '../domain/profile-steps.ts';
import type { Records } from '../domain/wire.ts';
import type { CallBody } from './calls.ts';
import { send } from './client.ts';
import { freshFor } from './fresh-for.ts';
import { askOrKept } from './kept-answers.ts';
import { meQuery } from './user.ts';

/** The buyer's profiles as their own call answers them. */
export const profilesQuery = queryOptions({
  queryKey: ['buyerprofile'],
  queryFn: askOrKept('listProfiles'),
  staleTime: freshFor.minutes,
});

/**
 * The buyer's profile: null where there is none, undefined where that is not known. Profile, fit, cost and ranking all read this one; see
 * `currentProfile`.
 */
export function useBuyerProfile(): BuyerProfile | null | undefined {
  const { data: stored } = useQuery(profilesQuery);
  const { data: me } = useQuery(meQuery);
  return currentProfile(stored, me);
}

/** Fetches what `useBuyerProfile` reads. It never fails: a screen that cannot have it does without. */
export async function ensureBuyerProfile(queryClient: QueryClient): Promise<void> {
  await Promise.allSettled([queryClient.ensureQueryData(profilesQuery), queryClient.ensureQueryData(meQuery)]);
}

/**
 * Fetches the same for a screen that shows or edits the profile.
 * @throws {ApiError} where it is not known whether there is a profile: an empty form would replace it.
 */
export async function requireBuyerProfile(queryClient: QueryClient): Promise<void> {
  const me = queryClient.ensureQueryData(meQuery);
  await queryClient.ensureQueryData(profilesQuery).catch(async (error: unknown) => {
    if (!(await me).buyerProfile) throw error;
  });
}

/** Stores the whole profile. Every screen follows at once, whichever of the two calls it reads. */
export function useStoreProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (profile: BuyerProfile) => {
      const entries = profileFields.map((name) => [wireProfileField(name), profile[name]]);
      return send('storeProfile', { body: Object.fromEntries(entries) as CallBody<'storeProfile'> });
    },
    onSuccess: (_, profile) => {
      queryClient.setQueryData(profilesQuery.queryKey, (): Records<BuyerProfile> => ({ items: [profile], skipped: 0 }));
      queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, buyerProfile: profile });
    },
    // Where the answer was lost, only the server knows whether it took the profile.
    onSettled: () => {
      void queryClient.invalidateQueries(profilesQuery);
      void queryClient.invalidateQueries(meQuery);
    },
  });
}
