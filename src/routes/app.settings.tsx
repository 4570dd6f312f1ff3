import { createFileRoute, useRouter } from '@tanstack/react-router';
import { meQuery } from '#src/api/user.ts';
import { Settings } from '#src/features/settings/settings.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';

export const Route = createFileRoute('/app/settings')({
  loader: ({ context: { queryClient } }) => Promise.all([queryClient.ensureQueryData(meQuery), loadWords('settings')]),
  component: SettingsRoute,
});

function SettingsRoute() {
  const router = useRouter();
  return <Settings onDone={() => router.navigate({ to: '/' })} />;
}
