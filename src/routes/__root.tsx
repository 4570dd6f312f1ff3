import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { SignedIn } from '#src/api/signed-in.ts';
import { LongWait } from '#src/features/shell/long-wait.tsx';
import { useCatchBack } from '#src/features/shell/use-catch-back.ts';
import { CatchBack } from '#src/ui/catch-back.ts';
import { PlainToasts } from '#src/ui/plain-toasts.tsx';

interface RootContext {
  /** Opens what belongs to the signed-in person; `/app` hands it on to the guards and loaders beneath it. */
  enter: (userId: string) => Promise<SignedIn>;
}

export const Route = createRootRouteWithContext<RootContext>()({
  component: Root,
});

function Root() {
  return (
    <CatchBack value={useCatchBack()}>
      <Outlet />
      <LongWait />
      <PlainToasts />
    </CatchBack>
  );
}
