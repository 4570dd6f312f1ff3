import { createFileRoute, useRouter } from '@tanstack/react-router';
import { meQuery } from '#src/api/user.ts';
import { agentDraft } from '#src/device/agent-draft.ts';
import { AgentContact } from '#src/features/agent/agent-contact.tsx';
import { AgentHead } from '#src/features/agent/agent-head.tsx';
import { Settings } from '#src/features/settings/settings.tsx';
import { SettingsSkeleton } from '#src/features/settings/settings-skeleton.tsx';

export const Route = createFileRoute('/app/settings')({
  loader: async ({ context: { queryClient } }) => {
    const { id } = await queryClient.ensureQueryData(meQuery);
    return { agentDraft: await agentDraft.read(id) };
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
      agentDraft={Route.useLoaderData().agentDraft}
      onDone={() => router.navigate({ to: '/' })}
    />
  );
}
