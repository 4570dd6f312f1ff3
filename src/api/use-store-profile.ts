import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type BuyerProfile, profileFields, wireProfileField } from '../domain/buyer-profile.ts';
import { currentProfile } from '../domain/profile-steps.ts';
import { isSame } from '../domain/same.ts';
import type { Records } from '../domain/wire.ts';
import { profilesQuery } from './buyer-profile.ts';
import type { CallBody } from './calls.ts';
import { mayBeDone } from './may-be-done.ts';
import { send } from './client.ts';
import { meQuery } from './user.ts';

/** Whether the server has that profile by now; false if it does not say. */
async function hasProfile(queryClient: QueryClient, profile: BuyerProfile): Promise<boolean> {
  // A request from before the change would answer with the earlier profile.
  await queryClient.cancelQueries(profilesQuery);
  const stored = await queryClient.fetchQuery({ ...profilesQuery, staleTime: 0, retry: false }).catch(() => null);
  return isSame(stored && currentProfile(stored, undefined), profile);
}

/** Stores the whole profile, and shows it once the server has taken it; asks for it where the answer is lost. Fails with an `ApiError`. */
export function useStoreProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    // One at a time, in order: an earlier profile that arrives last would replace the later one.
    scope: { id: 'profile' },
    mutationFn: async (profile: BuyerProfile) => {
      const entries = profileFields.map((name) => [wireProfileField(name), profile[name]]);
      try {
        await send('storeProfile', { body: Object.fromEntries(entries) as CallBody<'storeProfile'> });
      } catch (error) {
        const isDone = mayBeDone(error) && (await hasProfile(queryClient, profile));
        if (!isDone) throw error;
      }
    },
    onSuccess: (_, profile) => {
      queryClient.setQueryData(profilesQuery.queryKey, (): Records<BuyerProfile> => ({ items: [profile], skipped: 0 }));
      queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, buyerProfile: profile });
    },
    onSettled: () => {
      void queryClient.invalidateQueries(profilesQuery);
      void queryClient.invalidateQueries(meQuery);
    },
  });
}
