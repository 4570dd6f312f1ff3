import { createFileRoute } from '@tanstack/react-router';
import { meQuery } from '#src/api/user.ts';
import { Profile } from '#src/features/profile/profile.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';

export const Route = createFileRoute('/app/profile/')({
  loader: ({ context: { queryClient } }) => Promise.all([queryClient.ensureQueryData(meQuery), loadWords('profile')]),
  component: Profile,
});
