import { createRootRouteWithContext } from '@tanstack/react-router';
import type { SignedIn } from '#src/api/signed-in.ts';

interface RootContext {
  /** Opens what belongs to the signed-in person; `/app` hands it on to the guards and loaders beneath it. */
  enter: (userId: string) => Promise<SignedIn>;
}

export const Route = createRootRouteWithContext<RootContext>()({});
