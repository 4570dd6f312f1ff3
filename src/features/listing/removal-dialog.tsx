import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface Props {
  open: boolean;
  /** How many homes are about to be deleted. */
  count: number;
  onKeep: () => void;
  onRemove: () => void;
}

/** Asks before many homes are deleted at once. */
export function RemovalDialog({ open, count, onKeep, onRemove }: Props) {
  const { t } = useTranslation(['listing', 'home']);
  return (
    <Dialog
      open={open}
      title={t('home:actions.delete')}
      onClose={onKeep}
      actions={
        <>
          <Button variant="default" onClick={onRemove}>
            {t('home:actions.delete')}
          </Button>
          <Button data-autofocus onClick={onKeep}>
            {t('listing:selection.keep')}
          </Button>
        </>
      }
    >
      <p>
        <b>{t('listing:selection.count', { count })}.</b> {t('listing:selection.removal')}
      </p>
    </Dialog>
  );
}
