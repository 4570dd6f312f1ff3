import { createFileRoute, Outlet } from '@tanstack/react-router';
import { meQuery } from '#src/api/user.ts';
import { requireSession } from './-require-session.ts';
import { SignedInFrame } from './-signed-in-frame.tsx';

export const Route = createFileRoute('/app')({
  beforeLoad: requireSession,
  loader: ({ context }) => void context.queryClient.prefetchQuery(meQuery),
  component: SignedInArea,
});

function SignedInArea() {
  // The whole context is another object at every navigation, which would re-render the frame.
  const signedIn = Route.useRouteContext({ select: (context) => context.signedIn });
  return (
    <SignedInFrame signedIn={signedIn}>
      <Outlet />
    </SignedInFrame>
  );
}
