import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface Props {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a sign-out that would lose what has not been sent. */
export function LeavingDialog({ onStay, onLeave }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <Dialog
      open
      title={t('auth:leaving.title')}
      closeLabel={t('common:actions.close')}
      onClose={onStay}
      actions={
        <>
          <Button variant="default" onClick={onLeave}>
            {t('auth:leaving.leave')}
          </Button>
          <Button data-autofocus onClick={onStay}>
            {t('auth:leaving.stay')}
          </Button>
        </>
      }
    >
      {t('auth:leaving.text')}
    </Dialog>
  );
}
