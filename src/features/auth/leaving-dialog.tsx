import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface Props {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a sign-out that would lose what has not been sent. */
export function LeavingDialog({ open, onStay, onLeave }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Dialog
      open={open}
      title={t('shell:leaving.title')}
      closeLabel={t('common:actions.close')}
      onClose={onStay}
      actions={
        <>
          <Button variant="default" onClick={onLeave}>
            {t('shell:leaving.leave')}
          </Button>
          <Button data-autofocus onClick={onStay}>
            {t('shell:leaving.stay')}
          </Button>
        </>
      }
    >
      {t('shell:leaving.text')}
    </Dialog>
  );
}
