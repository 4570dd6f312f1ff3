import type { QueryClient } from '@tanstack/react-query';
import { requireBuyerProfile } from '#src/api/buyer-profile.ts';
import { meQuery } from '#src/api/user.ts';
import { openProfileDraft } from '#src/device/profile-draft.ts';
import { loadScreenWords } from '#src/i18n/screen-words.ts';

/** Fetches the profile and its words, and opens what the buyer has typed since it was stored. */
export async function openDraft(queryClient: QueryClient) {
  const [{ id }] = await Promise.all([
    queryClient.ensureQueryData(meQuery),
    requireBuyerProfile(queryClient),
    loadScreenWords('profile'),
  ]);
  return { draft: await openProfileDraft(id) };
}
