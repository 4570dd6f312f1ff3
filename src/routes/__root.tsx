import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';

interface RootContext {
  /** Opens the signed-in area and answers its cache. */
  enterSession: () => Promise<QueryClient>;
}

export const Route = createRootRouteWithContext<RootContext>()({
  component: () => (
    <Suspense>
      <Outlet />
    </Suspense>
  ),
});
