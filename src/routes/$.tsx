import { createFileRoute, redirect } from '@tanstack/react-router';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { requireSession } from './-require-session.ts';
import { SignedInFrame } from './-signed-in-frame.tsx';

/** Any unknown path: the sign-in screen for anonymous visitors, for signed-in ones the 404 page in its frame. */
export const Route = createFileRoute('/$')({
  beforeLoad: (entering) => {
    // Some messengers write the `#` of a shared link as `%23`.
    const [, hash] = /^shared#(.+)/i.exec(entering.params._splat ?? '') ?? [];
    if (hash) throw redirect({ to: '/shared', hash, replace: true });
    return requireSession(entering);
  },
  component: Nowhere,
});

function Nowhere() {
  return (
    <SignedInFrame signedIn={Route.useRouteContext().signedIn}>
      <NotFoundPage />
    </SignedInFrame>
  );
}
