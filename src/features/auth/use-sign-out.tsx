import { type ReactNode, useState } from 'react';
import { useSignedIn } from '#src/api/signed-in.ts';
import { session } from '#src/device/session.ts';
import { hasUnsent } from '#src/device/unsent.ts';
import { LeavingDialog } from './leaving-dialog.tsx';

/** Signs out, and asks first where something that the person wrote would be lost. It needs no network. */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const { userId } = useSignedIn();
  const [asking, setAsking] = useState(false);
  const signOut = async () => {
    if (await hasUnsent(userId)) setAsking(true);
    else session.end('left');
  };
  return {
    signOut: () => void signOut(),
    question: <LeavingDialog open={asking} onStay={() => setAsking(false)} onLeave={() => session.end('left')} />,
  };
}
