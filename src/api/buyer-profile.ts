import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { BuyerProfile } from '../domain/buyer-profile.ts';
import { currentProfile } from '../domain/profile-steps.ts';
import { freshFor } from './fresh-for.ts';
import { askOrKept } from './kept-answers.ts';
import { useKnownMe } from './use-me.ts';
import { meQuery } from './user.ts';

/** The buyer's profiles as their own call answers them. */
export const profilesQuery = queryOptions({
  queryKey: ['buyerprofile'],
  queryFn: askOrKept('listProfiles'),
  staleTime: freshFor,
});

/**
 * The buyer's profile: null if there is none, undefined if that is not known. Profile, fit, cost and ranking all read this one; see
 * `currentProfile`.
 */
export function useBuyerProfile(): BuyerProfile | null | undefined {
  // As `useKnownMe`.
  const { data: stored } = useQuery({ ...profilesQuery, retryOnMount: false });
  const me = useKnownMe();
  return currentProfile(stored, me);
}

/** How long a screen waits for the profile, in milliseconds. */
const longestWait = 5000;

/** Waits for the profile, because a screen would move if it came later, but not for a call that fails or never answers. */
export async function ensureBuyerProfile(queryClient: QueryClient): Promise<void> {
  await Promise.race([
    Promise.allSettled([queryClient.ensureQueryData(profilesQuery), queryClient.ensureQueryData(meQuery)]),
    new Promise((done) => setTimeout(done, longestWait)),
  ]);
}

/**
 * Fetches the same for a screen that shows or edits the profile, also where it is known but no longer fresh: the form keeps what it began
 * with.
 * @throws {ApiError} if it is not known whether there is a profile: an empty form would replace it.
 */
export async function requireBuyerProfile(queryClient: QueryClient): Promise<void> {
  await queryClient.fetchQuery(profilesQuery).catch(async (error: unknown) => {
    if (queryClient.getQueryData(profilesQuery.queryKey)) return;
    const me = await queryClient.ensureQueryData(meQuery);
    if (!currentProfile(undefined, me)) throw error;
  });
}
