import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BuyerProfile, profileFields, wireProfileField } from '../domain/buyer-profile.ts';
import type { Records } from '../domain/wire.ts';
import { profilesQuery } from './buyer-profile.ts';
import type { CallBody } from './calls.ts';
import { send } from './client.ts';
import { meQuery } from './user.ts';

/** Stores the whole profile, and shows it once the server has taken it. Fails with an `ApiError`. */
export function useStoreProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    // One at a time, in order: an earlier profile that arrives last would replace the later one.
    scope: { id: 'profile' },
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
