import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { meQuery } from '#src/api/user.ts';
import { session } from '#src/device/session.ts';
import { AppFrame } from '#src/features/shell/app-frame.tsx';
import { loadWords } from '#src/i18n/start-i18n.ts';

export const Route = createFileRoute('/app')({
  beforeLoad: async ({ context, location }) => {
    if (!session.get().token) throw redirect({ to: '/signin', search: { next: location.href }, replace: true });
    return { queryClient: await context.enterSession() };
  },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(meQuery);
    await loadWords('common', 'shell', 'home');
  },
  component: SignedIn,
});

function SignedIn() {
  const { queryClient } = Route.useRouteContext();
  return (
    <QueryClientProvider client={queryClient}>
      <AppFrame onSignOut={() => session.end('left')}>
        <Outlet />
      </AppFrame>
    </QueryClientProvider>
  );
}
