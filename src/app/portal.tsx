import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { session } from '#src/device/session.ts';
import { settings } from '#src/device/settings.ts';
import { Providers } from './providers.tsx';
import type { SignedInArea } from './signed-in-area.ts';

interface Props {
  router: AnyRouter;
  area: SignedInArea;
}

/** The whole app, as the browser and the build render it. */
export function Portal({ router, area }: Props) {
  return (
    <StrictMode>
      <Providers context={{ session, settings, signedIn: area.current }}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}
