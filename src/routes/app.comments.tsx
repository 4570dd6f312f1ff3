import { createFileRoute, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ensureHomesAndProfile } from '#src/api/homes.ts';
import { newestUnread } from '#src/api/use-unread.ts';
import { meQuery } from '#src/api/user.ts';
import { idText, param } from '#src/domain/search-params.ts';
import { Chat } from '#src/features/chat/chat.tsx';
import { ChatSkeleton } from '#src/features/chat/chat-skeleton.tsx';
import { verdictLine, verdictLinks } from '#src/features/verdict/verdict-line.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { wideFrom } from '#src/ui/wide.ts';

export const Route = createFileRoute('/app/comments')({
  validateSearch: z.object({
    id: param(idText),
    // Recent is the default, and a default is left out of the address.
    tab: param(z.literal('all')),
    /** What the composer is asked for, as `Composed` says. It leaves the address once that is done. */
    compose: param(idText),
  }),
  // Without the tab: another one would mount the screen again, and the focus would be lost with its link.
  loaderDeps: ({ search: { id } }) => ({ isOpen: id !== undefined }),
  loader: async ({ context: { queryClient, signedIn }, deps: { isOpen } }) => {
    await Promise.all([queryClient.ensureQueryData(meQuery), ensureHomesAndProfile(queryClient), loadWords('chat')]);
    // Beside the list there is room for a conversation: the first with unread messages.
    if (isOpen || !matchMedia(wideFrom).matches) return;
    const id = newestUnread(signedIn);
    if (id) throw redirect({ from: '/app/comments', to: '.', search: (now) => ({ id, tab: now.tab }), replace: true });
  },
  pendingComponent: ComingChat,
  component: ChatRoute,
});

function ComingChat() {
  return <ChatSkeleton open={Route.useSearch().id !== undefined} />;
}

function ChatRoute() {
  const { compose, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  const isPhone = useIsPhone();
  return (
    <Chat
      id={search.id ?? null}
      tab={search.tab ?? 'recent'}
      compose={compose ?? null}
      // On a phone the single parts are too small for a thumb: the head leads to the home.
      verdict={isPhone ? verdictLine : verdictLinks}
      onComposed={() => void navigate({ search, replace: true })}
    />
  );
}
