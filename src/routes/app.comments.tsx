import { createFileRoute } from '@tanstack/react-router';
import { propertiesQuery } from '#src/api/property.ts';
import { meQuery } from '#src/api/user.ts';
import { Chat } from '#src/features/chat/chat.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';

export const Route = createFileRoute('/app/comments')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(meQuery),
      queryClient.ensureQueryData(propertiesQuery),
      loadWords('chat', 'home'),
    ]),
  component: Chat,
});
