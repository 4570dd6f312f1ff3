import { requireBuyerProfile } from '#src/api/buyer-profile.ts';
import type { SignedIn } from '#src/api/signed-in.ts';
import { meQuery } from '#src/api/user.ts';
import { openProfileDraft } from '#src/device/profile-draft.ts';
import { loadWords } from '#src/i18n/start-i18n.ts';

/** Fetches the profile and its words, and opens what the buyer has typed since it was stored. */
export async function openDraft({ queryClient, userId }: SignedIn) {
  await Promise.all([queryClient.ensureQueryData(meQuery), requireBuyerProfile(queryClient), loadWords('profile')]);
  return { draft: await openProfileDraft(userId) };
}
