import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface Props {
  /** `saving` while the last changes are being sent, `asking` where some would be lost; null while nobody is leaving. */
  step: 'saving' | 'asking' | null;
  onStay: () => void;
  onLeave: () => void;
}

/** Says that a sign-out sends the last changes first, and asks before one that would lose something. */
export function LeavingDialog({ step, onStay, onLeave }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  const isSaving = step === 'saving';
  return (
    <Dialog
      open={step !== null}
      title={t(isSaving ? 'shell:leaving.saving' : 'shell:leaving.title')}
      closeLabel={t('common:actions.close')}
      onClose={onStay}
      actions={
        <>
          {!isSaving && (
            <Button variant="default" onClick={onLeave}>
              {t('shell:leaving.leave')}
            </Button>
          )}
          <Button data-autofocus onClick={onStay}>
            {t('shell:leaving.stay')}
          </Button>
        </>
      }
    >
      {t(isSaving ? 'shell:leaving.savingText' : 'shell:leaving.text')}
    </Dialog>
  );
}
