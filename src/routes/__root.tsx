import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import type { SignedIn } from '#src/api/signed-in.ts';
import { LongWait } from '#src/features/shell/long-wait.tsx';
import { HistoryContext } from '#src/ui/history-context.ts';
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
    <HistoryContext value={useRouter().history}>
      <Outlet />
      <LongWait />
      <PlainToasts />
    </HistoryContext>
  );
}
