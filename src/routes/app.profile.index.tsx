import { createFileRoute } from '@tanstack/react-router';
import { requireBuyerProfile } from '#src/api/buyer-profile.ts';
import { meQuery } from '#src/api/user.ts';
import { openProfileDraft } from '#src/device/profile-draft.ts';
import { AgentCard } from '#src/features/agent/agent-card.tsx';
import { Profile } from '#src/features/profile/profile.tsx';
import { ProfileSkeleton } from '#src/features/profile/profile-skeleton.tsx';

export const Route = createFileRoute('/app/profile/')({
  loader: async ({ context: { queryClient } }) => {
    const [{ id }] = await Promise.all([queryClient.ensureQueryData(meQuery), requireBuyerProfile(queryClient)]);
    return { draft: await openProfileDraft(id) };
  },
  // The draft is read again at each visit: the wizard may have changed it.
  gcTime: 0,
  preload: false,
  pendingComponent: ProfileSkeleton,
  component: ProfileRoute,
});

function ProfileRoute() {
  return <Profile draft={Route.useLoaderData().draft} agent={<AgentCard />} />;
}
