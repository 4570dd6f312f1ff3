import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '#src/domain/home.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

const AppointmentForm = lazyComponent(
  async () => (await import('./appointment-form.tsx')).AppointmentForm,
  <Skeleton blockSize={92} />,
);

/** Keeps the time of a tour, once it is agreed, as a file for the buyer's calendar. */
export function AppointmentDialog({ home, onClose }: { home: Home; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const formId = useId();
  return (
    <Dialog
      title={t('tour.keep')}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId}>
          {t('tour.save')}
        </Button>
      }
    >
      <AppointmentForm id={formId} home={home} onSaved={onClose} />
    </Dialog>
  );
}
