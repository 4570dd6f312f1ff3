import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { homesQuery } from '#src/api/homes.ts';
import { meQuery } from '#src/api/user.ts';
import { Chat } from '#src/features/chat/chat.tsx';
import { ChatSkeleton } from '#src/features/chat/chat-skeleton.tsx';

export const Route = createFileRoute('/app/comments')({
  validateSearch: z.object({
    id: z.catch(z.optional(z.coerce.string()), undefined),
    // Recent is the default, and a default is left out of the address.
    tab: z.catch(z.optional(z.literal('all')), undefined),
    /** What to put into the composer: `brief`, or the name of a suggested question. It leaves the address once it is there. */
    compose: z.catch(z.optional(z.string()), undefined),
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
