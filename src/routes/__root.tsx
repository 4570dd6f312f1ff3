import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';

interface RootContext {
  /** The cache of the signed-in area, created when somebody enters it. */
  queryClientForSession: () => Promise<QueryClient>;
}

export const Route = createRootRouteWithContext<RootContext>()({
  component: () => (
    <Suspense>
      <Outlet />
    </Suspense>
  ),
});
