import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { followLoss, formsOnTheirWay, hasUnfinished, sendBeforeLeaving } from '#src/api/send-before-leaving.ts';
import { useSignedIn } from '#src/api/signed-in.ts';
import { session } from '#src/device/session.ts';
import type { Unsent } from '#src/device/unsent.ts';
import { LeavingDialog } from './leaving-dialog.tsx';

/**
 * Signs out, after sending what can still be sent. It asks only while something would be lost. It needs no network.
 */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const signedIn = useSignedIn();
  const [step, setStep] = useState<'saving' | Unsent | null>(null);
  // Null while nobody is leaving.
  const forms = useRef<ReturnType<typeof formsOnTheirWay> | null>(null);

  // In another tab somebody else may have signed in meanwhile.
  const end = () => session.get().userId === signedIn.userId && session.end('left');
  const goOn = useEffectEvent((loss: Unsent | null) => {
    if (loss) setStep(loss);
    // While the tab is out of sight the person may be at work in another one, which this would sign out, too.
    else if (document.visibilityState === 'visible') end();
  });
  const isAsking = step !== null && step !== 'saving';
  useEffect(() => {
    if (!isAsking || !forms.current) return undefined;
    return followLoss(signedIn, forms.current, (loss) => goOn(loss));
  }, [isAsking, signedIn]);
  const signOut = async () => {
    if (forms.current) return;
    const onTheirWay = formsOnTheirWay(signedIn);
    forms.current = onTheirWay;
    if (hasUnfinished(signedIn)) setStep('saving');
    const loss = await sendBeforeLeaving(signedIn, onTheirWay);
    // The person may have chosen to stay meanwhile, and to leave after all.
    if (forms.current !== onTheirWay) return;
    if (loss) setStep(loss);
    else end();
  };
  const stay = () => {
    forms.current = null;
    setStep(null);
  };
  return {
    signOut: () => void signOut(),
    question: step && <LeavingDialog step={step} onStay={stay} onLeave={end} />,
  };
}
