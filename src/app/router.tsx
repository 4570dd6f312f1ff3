import { createRouter, type ErrorComponentProps, type RouterHistory } from '@tanstack/react-router';
import { ApiError } from '#src/domain/api-error.ts';
import { FailedPage } from '#src/features/shell/failed-page.tsx';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { reload } from '#src/ui/reload.ts';
import { followSession } from './follow-session.ts';
import { isLostCode, reloadForLostCode } from './lost-code.ts';
import { routeTree } from './route-tree.gen.ts';
import { parseSearch, stringifySearch } from './query-string.ts';
import type { SignedInArea } from './signed-in-area.ts';

/** Browsers cache a failed module fetch, so lost code is retried by a reload. */
function Failed(props: ErrorComponentProps) {
  if (!isLostCode(props.error)) return <FailedPage {...props} />;
  return <FailedPage error={new ApiError('network')} reset={() => void reload()} />;
}

/** The history is the browser's, except where the build renders a screen. */
export function createAppRouter(area: SignedInArea, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    ...(history && { history }),
    context: { enter: area.enter },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultErrorComponent: Failed,
    defaultOnCatch: reloadForLostCode,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    // While a screen loads, its shorter skeleton scrolls the page: that is no position of the step before.
    getScrollRestorationKey: ({ href, state }): string =>
      router.state.status === 'pending' ? '' : (state.__TSR_key ?? href),
  });

  // Load the screen's code while the guard opens the session. A failure is thrown again where the code is needed.
  router.subscribe('onBeforeLoad', ({ toLocation: { pathname } }) => {
    const routes = router.getMatchedRoutes(pathname)[0];
    for (const route of routes) router.loadRouteChunk(route)?.catch(() => {});
    // The router shows a skeleton at once, whether its code is there or not.
    if (routes.some(({ id }) => id === '/app'))
      for (const { options } of Object.values(router.routesById)) void options.pendingComponent?.preload?.();
  });
  followSession(router, area);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** A screen that was opened from the listing: the step before leads back to it as it was left. */
    fromListing?: boolean;
    /** The scoring of a home that was opened from its screen: the step before is that screen. */
    fromHome?: boolean;
    /** In a step of the listing: the home that was opened from it, to come back to. */
    openedHome?: string;
    /** In a step of the listing: the selected homes were compared from it. */
    hasCompared?: boolean;
    /** The server ended the session; the sign-in screen says so. */
    ended?: boolean;
    /** The address that the screen before knew, so that the sign-in or the forgotten password need not ask for it again. */
    email?: string;
    /** The sign-in was refused until the account is confirmed. */
    unconfirmed?: boolean;
  }
}
