import { lazy, type ReactNode, Suspense, useState } from 'react';
import { session } from '#src/device/session.ts';
import { hasUnsent } from '#src/device/unsent.ts';
import { loadWords } from '#src/i18n/start-i18n.ts';

// Seldom needed: who has nothing unsent is not asked.
const LeavingDialog = lazy(async () => {
  const [{ LeavingDialog: component }] = await Promise.all([import('./leaving-dialog.tsx'), loadWords('auth')]);
  return { default: component };
});

/** The deed of every Logout: it signs out, and asks first where something that the person wrote would be lost. */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  const signOut = async () => {
    const { userId } = session.get();
    if (userId && (await hasUnsent(userId))) setAsking(true);
    else session.end('left');
  };
  return {
    signOut: () => void signOut(),
    question: asking && (
      <Suspense>
        <LeavingDialog onStay={() => setAsking(false)} onLeave={() => session.end('left')} />
      </Suspense>
    ),
  };
}
