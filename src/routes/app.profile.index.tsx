import { createFileRoute } from '@tanstack/react-router';
import { AgentCard } from '#src/features/agent/agent-card.tsx';
import { Profile } from '#src/features/profile/profile.tsx';
import { ProfileSkeleton } from '#src/features/profile/profile-skeleton.tsx';
import { openDraft } from './-profile-draft.ts';

export const Route = createFileRoute('/app/profile/')({
  loader: ({ context: { signedIn } }) => openDraft(signedIn),
  // The draft is read again at each visit: the wizard may have changed it.
  gcTime: 0,
  preload: false,
  pendingComponent: ProfileSkeleton,
  component: ProfileRoute,
});

function ProfileRoute() {
  return <Profile draft={Route.useLoaderData().draft} agent={<AgentCard />} />;
}
