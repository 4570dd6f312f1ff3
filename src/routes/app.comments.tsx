import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { homesQuery } from '#src/api/homes.ts';
import { meQuery } from '#src/api/user.ts';
import { Chat } from '#src/features/chat/chat.tsx';
import { ChatSkeleton } from '#src/features/chat/chat-skeleton.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';

export const Route = createFileRoute('/app/comments')({
  validateSearch: z.object({
    id: z.catch(z.optional(z.coerce.string()), undefined),
    // Recent is the default, and a default is left out of the address.
    tab: z.catch(z.optional(z.literal('all')), undefined),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(meQuery),
      queryClient.ensureQueryData(homesQuery),
      loadWords('chat', 'home'),
    ]),
  pendingComponent: ChatSkeleton,
  component: ChatRoute,
});

function ChatRoute() {
  const { id, tab = 'recent' } = Route.useSearch();
  return <Chat id={id ?? null} tab={tab} />;
}
