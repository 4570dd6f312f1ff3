import { createFileRoute } from '@tanstack/react-router';
import { meQuery } from '#src/api/user.ts';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { requireSession } from './-require-session.ts';
import { SignedInFrame } from './-signed-in-frame.tsx';

/** Any unknown path: the sign-in screen for anonymous visitors, for signed-in ones the 404 page in its frame. */
export const Route = createFileRoute('/$')({
  beforeLoad: requireSession,
  loader: ({ context }) => void context.queryClient.prefetchQuery(meQuery),
  component: Nowhere,
});

function Nowhere() {
  return (
    <SignedInFrame signedIn={Route.useRouteContext().signedIn}>
      <NotFoundPage />
    </SignedInFrame>
  );
}
