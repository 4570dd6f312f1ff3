import { type ReactNode, useRef, useState } from 'react';
import { sendBeforeLeaving } from '#src/api/send-before-leaving.ts';
import { useSignedIn } from '#src/api/signed-in.ts';
import { session } from '#src/device/session.ts';
import { LeavingDialog } from './leaving-dialog.tsx';

/** Signs out. What can still be sent is sent first, and only where something would be lost does it ask. It needs no network. */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const signedIn = useSignedIn();
  const [step, setStep] = useState<'saving' | 'asking' | null>(null);
  const wanted = useRef(false);

  // In another tab somebody else may have signed in meanwhile.
  const end = () => session.get().userId === signedIn.userId && session.end('left');
  const signOut = async () => {
    if (wanted.current) return;
    wanted.current = true;
    if (signedIn.outbox.entries.get().length > 0) setStep('saving');
    const isLoss = await sendBeforeLeaving(signedIn);
    // The person may have chosen to stay meanwhile.
    if (!wanted.current) return;
    if (isLoss) setStep('asking');
    else end();
  };
  const stay = () => {
    wanted.current = false;
    setStep(null);
  };
  return {
    signOut: () => void signOut(),
    question: <LeavingDialog step={step} onStay={stay} onLeave={end} />,
  };
}
