import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { homesQuery } from '#src/api/homes.ts';
import { meQuery } from '#src/api/user.ts';
import { param, text } from '#src/domain/search-params.ts';
import { Chat } from '#src/features/chat/chat.tsx';
import { ChatSkeleton } from '#src/features/chat/chat-skeleton.tsx';

export const Route = createFileRoute('/app/comments')({
  validateSearch: z.object({
    id: param(text),
    // Recent is the default, and a default is left out of the address.
    tab: param(z.literal('all')),
    /** What to put into the composer: `brief`, or the name of a suggested question. It leaves the address once it is there. */
    compose: param(text),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(meQuery), queryClient.ensureQueryData(homesQuery)]),
  pendingComponent: ChatSkeleton,
  component: ChatRoute,
});

function ChatRoute() {
  const { compose, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Chat
      id={search.id ?? null}
      tab={search.tab ?? 'recent'}
      compose={compose ?? null}
      onComposed={() => void navigate({ search, replace: true })}
    />
  );
}
