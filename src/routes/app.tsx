import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect, useRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import { meQuery } from '#src/api/user.ts';
import { session } from '#src/device/session.ts';
import { useSignOut } from '#src/features/auth/use-sign-out.tsx';
import { AppFrame } from '#src/features/shell/app-frame.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';
import { CatchBack } from '#src/ui/layer.tsx';

export const Route = createFileRoute('/app')({
  beforeLoad: async ({ context, location }) => {
    if (!session.get().token) throw redirect({ to: '/signin', search: { next: location.href }, replace: true });
    const { userId } = session.get();
    return { queryClient: await context.enterSession(), userId };
  },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(meQuery);
    await loadWords('common', 'shell', 'home');
  },
  component: SignedIn,
});

function SignedIn() {
  const { queryClient, userId } = Route.useRouteContext();
  const { signOut, question } = useSignOut();
  // What the screens show goes with the session, before anything else is done about its end.
  const isTheirs = useSyncExternalStore(session.subscribe, () => {
    const now = session.get();
    return now.token !== null && now.userId === userId;
  });
  const catchBack = useCatchBack();
  if (!isTheirs) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <CatchBack value={catchBack}>
        <AppFrame onSignOut={signOut}>
          <Outlet />
        </AppFrame>
        {question}
      </CatchBack>
    </QueryClientProvider>
  );
}

function useCatchBack() {
  const { history } = useRouter();
  return useCallback(
    (onBack: () => void) =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: ({ action }) => {
          if (action !== 'BACK') return false;
          onBack();
          return true;
        },
      }),
    [history],
  );
}
