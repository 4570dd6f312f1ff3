import { useTranslation } from 'react-i18next';
import type { Unsent } from '#src/device/unsent.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

// Left out of the question if its code cannot be fetched, as without a network.
const Loss = lazyComponent(
  () =>
    import('./loss.tsx').then(
      (code) => code.Loss,
      () => () => null,
    ),
  null,
);

interface Props {
  /** `saving` while the last changes are being sent, then what would be lost. */
  step: 'saving' | Unsent;
  onStay: () => void;
  onLeave: () => void;
}

/** Says that a sign-out sends the last changes first, and asks before one that would lose something. */
export function LeavingDialog({ step, onStay, onLeave }: Props) {
  const { t } = useTranslation('shell');
  const isSaving = step === 'saving';
  return (
    <Dialog
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
      <div role="status" aria-atomic={false}>
        <p>{t(isSaving ? 'leaving.savingText' : 'leaving.text')}</p>
        {!isSaving && <Loss {...step} />}
      </div>
    </Dialog>
  );
}
