import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { useSession } from '#src/api/signed-in.ts';
import { meQuery } from '#src/api/user.ts';
import { session } from '#src/device/session.ts';
import { useSignOut } from '#src/features/auth/use-sign-out.tsx';
import { AppFrame } from '#src/features/shell/app-frame.tsx';
import { useCatchBack } from '#src/features/shell/use-catch-back.ts';
import { loadWords } from '#src/i18n/start-i18n.ts';
import { CatchBack } from '#src/ui/layer.tsx';

export const Route = createFileRoute('/app')({
  beforeLoad: async ({ context, location }) => {
    const { token, userId } = session.get();
    if (!token || !userId) throw redirect({ to: '/signin', search: { next: location.href }, replace: true });
    const [signedIn] = await Promise.all([context.enter(userId), loadWords('signed-in')]);
    return { signedIn, queryClient: signedIn.queryClient };
  },
  loader: ({ context }) => void context.queryClient.prefetchQuery(meQuery),
  component: SignedIn,
});

function SignedIn() {
  const { queryClient, userId } = Route.useRouteContext().signedIn;
  const { token, userId: signedInId } = useSession();
  // The screens go as soon as the session ends, before anything else is done about it.
  if (!token || signedInId !== userId) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <Frame />
    </QueryClientProvider>
  );
}

function Frame() {
  const { signOut, question } = useSignOut();
  return (
    <CatchBack value={useCatchBack()}>
      <AppFrame onSignOut={signOut}>
        <Outlet />
      </AppFrame>
      {question}
    </CatchBack>
  );
}
