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
  const { t } = useTranslation('shell');
  const isSaving = step === 'saving';
  return (
    <Dialog
      open={step !== null}
      title={t(isSaving ? 'leaving.saving' : 'leaving.title')}
      onClose={onStay}
      actions={
        <>
          {!isSaving && (
            <Button variant="default" onClick={onLeave}>
              {t('leaving.leave')}
            </Button>
          )}
          <Button data-autofocus onClick={onStay}>
            {t('leaving.stay')}
          </Button>
        </>
      }
    >
      {/* The question comes into the open dialog, whose focus stays where it is. */}
      <p role="status">{t(isSaving ? 'leaving.savingText' : 'leaving.text')}</p>
    </Dialog>
  );
}
