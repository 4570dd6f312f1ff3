import { type ReactNode, useState } from 'react';
import { session } from '#src/device/session.ts';
import { hasUnsent } from '#src/device/unsent.ts';
import { LeavingDialog } from './leaving-dialog.tsx';

/** The deed of every Logout: it signs out, and asks first where something that the person wrote would be lost. It needs no network for it. */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  const signOut = async () => {
    const { userId } = session.get();
    if (userId && (await hasUnsent(userId))) setAsking(true);
    else session.end('left');
  };
  return {
    signOut: () => void signOut(),
    question: <LeavingDialog open={asking} onStay={() => setAsking(false)} onLeave={() => session.end('left')} />,
  };
}
