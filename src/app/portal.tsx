import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect, useReducer } from 'react';
import { session } from '#src/device/session.ts';
import { settings } from '#src/device/settings.ts';
import { Providers } from './providers.tsx';
import type { SignedInArea } from './signed-in-area.ts';

interface Props {
  router: AnyRouter;
  area: SignedInArea;
}

export function Portal({ router, area }: Props) {
  return (
    <StrictMode>
      <Providers context={{ session, settings, signedIn: area.current }}>
        <Router router={router} />
      </Providers>
    </StrictMode>
  );
}

/**
 * Every navigation has the router set a state that it already has. React queues such updates until the component renders next, which
 * the router's never does by itself: without this render the queue grows for as long as the page lives.
 */
function Router({ router }: Pick<Props, 'router'>) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => router.subscribe('onResolved', render), [router]);
  return <RouterProvider router={router} />;
}
