import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ensureBuyerProfile } from '#src/api/buyer-profile.ts';
import { homesQuery } from '#src/api/homes.ts';
import { meQuery } from '#src/api/user.ts';
import { agentDraft } from '#src/device/agent-draft.ts';
import { AgentContact } from '#src/features/agent/agent-contact.tsx';
import { AgentHead } from '#src/features/agent/agent-head.tsx';
import { Settings } from '#src/features/settings/settings.tsx';
import { SettingsSkeleton } from '#src/features/settings/settings-skeleton.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';
import { FilesCard } from '#src/features/files/files-card.tsx';

export const Route = createFileRoute('/app/settings')({
  loader: async ({ context: { queryClient, signedIn } }) => {
    // Settings don't fail without the homes, which only the files need.
    void queryClient.prefetchQuery(homesQuery);
    await Promise.all([queryClient.ensureQueryData(meQuery), ensureBuyerProfile(queryClient), loadWords('settings')]);
    return { agentDraft: await agentDraft.read(signedIn.userId) };
  },
  // The draft is read again at each visit.
  gcTime: 0,
  preload: false,
  pendingComponent: SettingsSkeleton,
  component: SettingsRoute,
});

function SettingsRoute() {
  const router = useRouter();
  return (
    <Settings
      agent={
        <>
          <AgentHead inSettings />
          <AgentContact />
        </>
      }
      files={<FilesCard />}
      agentDraft={Route.useLoaderData().agentDraft}
      onDone={() => router.navigate({ to: '/' })}
    />
  );
}
