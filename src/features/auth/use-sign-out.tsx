import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '#src/device/session.ts';
import { hasUnsent } from '#src/device/unsent.ts';
import { loadWords } from '#src/i18n/start-i18n.ts';
import { useLateLayer } from '#src/ui/use-late-layer.ts';

/** The deed of every Logout: it signs out, and asks first where something that the person wrote would be lost. */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const { t } = useTranslation('common');
  // Seldom needed: who has nothing unsent is not asked.
  const dialog = useLateLayer(
    async () => {
      const [{ LeavingDialog }] = await Promise.all([import('./leaving-dialog.tsx'), loadWords('auth')]);
      return LeavingDialog;
    },
    { message: t('failure.network'), closeLabel: t('actions.close') },
  );
  const signOut = async () => {
    const { userId } = session.get();
    if (userId && (await hasUnsent(userId))) dialog.open();
    else session.end('left');
  };
  return {
    signOut: () => void signOut(),
    question: dialog.opened && dialog.Layer && (
      <dialog.Layer onStay={dialog.close} onLeave={() => session.end('left')} />
    ),
  };
}
