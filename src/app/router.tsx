import { createRouter } from '@tanstack/react-router';
import { session } from '#src/device/session.ts';
import { FailedPage } from '#src/features/shell/failed-page.tsx';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { routeTree } from './route-tree.gen.ts';
import { enterSession, leaveSession } from './signed-in.ts';

export function createAppRouter() {
  const router = createRouter({
    routeTree,
    context: { enterSession },
    defaultPreload: 'intent',
    // Freshness is the query cache's to judge, so the router keeps no second opinion.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  });

  // Leaving, a revoked token and another tab's sign-out all end here: one message, one place to sign in, nothing left to see.
  let signedIn = session.get().userId;
  session.subscribe(() => {
    const { userId, token, over } = session.get();
    if (userId === signedIn && token) return;
    const before = signedIn;
    signedIn = userId;
    if (!before) return;
    const { href } = router.state.location;
    void leaveSession(before, over ?? 'left').then(() =>
      token
        ? router.navigate({ to: '/', replace: true })
        : router.navigate({
            to: '/signin',
            search: over === 'ended' ? { next: href } : {},
            state: over === 'ended' ? { ended: true } : {},
            replace: true,
          }),
    );
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** The server ended the session; the sign-in screen says so. */
    ended?: boolean;
  }
}
