import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { loadOverlaysWithin } from '#src/ui/overlays-code.ts';
import { showToast } from '#src/ui/toast.ts';
import classes from './auth-form.module.css';

/** How long the code of the dialog may take, in milliseconds. */
const dialogTimeout = 5_000;

interface Props {
  email: string;
  /** Resolves to whether a new code was sent. */
  onResend: () => Promise<boolean>;
  /** Called with the failure, and with null when a new try starts. */
  onFailure: (failure: unknown) => void;
}

export function ResendCode({ email, onResend, onFailure }: Props) {
  const { t } = useTranslation('auth');
  const [pending, setPending] = useState(false);
  // Few people need it, and its code would double that of the screen.
  const [Dialog, setDialog] = useState<typeof import('#src/ui/dialog.tsx').Dialog | null>(null);
  const close = () => setDialog(null);
  const said = (
    <>
      {t('resent.text')} <bdi className="ltr">{email}</bdi>
    </>
  );

  const sayResent = async () => {
    try {
      const [code] = await Promise.all([import('#src/ui/dialog.tsx'), loadOverlaysWithin(dialogTimeout)]);
      setDialog(() => code.Dialog);
    } catch {
      // Only the dialog could not be loaded: the code was sent.
      void showToast({ message: said });
    }
  };
  const resend = async () => {
    if (pending) return;
    setPending(true);
    onFailure(null);
    try {
      if (await onResend()) await sayResent();
    } catch (failure) {
      onFailure(failure);
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      <Button variant="subtle" className={classes['resend']} aria-disabled={pending} onClick={() => void resend()}>
        {pending ? t('code.resending') : t('code.resend')}
      </Button>
      {Dialog && (
        <Dialog
          title={t('resent.title')}
          onClose={close}
          actions={
            <Button data-autofocus onClick={close}>
              {t('resent.ok')}
            </Button>
          }
        >
          {said}
        </Dialog>
      )}
    </>
  );
}
