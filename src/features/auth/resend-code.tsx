import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { late } from '#src/ui/late.tsx';
import classes from './auth-form.module.css';

/** Few people need it, and its code would double that of the screen. */
const Dialog = late(async () => (await import('#src/ui/dialog.tsx')).Dialog, null);

interface Props {
  email: string;
  /** Resolves to whether a new code was sent. */
  onResend: () => Promise<boolean>;
  /** Called with the failure, and with null when a new try starts. */
  onFailure: (failure: unknown) => void;
}

export function ResendCode({ email, onResend, onFailure }: Props) {
  const { t } = useTranslation('auth');
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [resent, setResent] = useState(false);

  const resend = async () => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    onFailure(null);
    try {
      setResent(await onResend());
    } catch (failure) {
      onFailure(failure);
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  return (
    <>
      <Button
        variant="subtle"
        size="md"
        className={classes['resend']}
        aria-disabled={pending}
        onClick={() => void resend()}
      >
        {pending ? t('code.resending') : t('code.resend')}
      </Button>
      {resent && (
        <Dialog
          open
          title={t('resent.title')}
          onClose={() => setResent(false)}
          actions={
            <Button data-autofocus onClick={() => setResent(false)}>
              {t('resent.ok')}
            </Button>
          }
        >
          {t('resent.text')} <bdi className="ltr">{email}</bdi>
        </Dialog>
      )}
    </>
  );
}
