import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type SignedIn, useIsSignedIn } from '#src/api/signed-in.ts';
import { useSignOut } from '#src/features/auth/use-sign-out.tsx';
import { AppFrame } from '#src/features/shell/app-frame.tsx';

interface Props {
  signedIn: SignedIn;
  children: ReactNode;
}

export function SignedInFrame({ signedIn: { queryClient, userId }, children }: Props) {
  // Unmount the screens as soon as the session ends, before anything else.
  if (!useIsSignedIn(userId)) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <Frame>{children}</Frame>
    </QueryClientProvider>
  );
}

function Frame({ children }: Pick<Props, 'children'>) {
  const { signOut, question } = useSignOut();
  return (
    <>
      <AppFrame onSignOut={signOut}>{children}</AppFrame>
      {question}
    </>
  );
}
