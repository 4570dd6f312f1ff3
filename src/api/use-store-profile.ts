import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BuyerProfile, profileFields, wireProfileField } from '../domain/buyer-profile.ts';
import { currentProfile } from '../domain/profile-steps.ts';
import { isSame } from '../domain/same.ts';
import type { Records } from '../domain/wire.ts';
import { profilesQuery } from './buyer-profile.ts';
import type { CallBody } from './calls.ts';
import { isMadeAnyway } from './may-be-done.ts';
import { send } from './client.ts';
import { meQuery } from './user.ts';

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
        const hasProfile = (stored: Records<BuyerProfile>) => isSame(currentProfile(stored, undefined), profile);
        if (!(await isMadeAnyway(error, queryClient, profilesQuery, hasProfile))) throw error;
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
