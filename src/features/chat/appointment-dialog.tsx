import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCalendar } from '#src/domain/calendar.ts';
import { fromLocalTime, toLocalTime } from '#src/domain/dates.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import { proposedTimes } from '#src/domain/tour.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { saveFile } from '#src/ui/save-file.ts';
import { TextField } from '#src/ui/text-field.tsx';

const minutes = 60;

interface Props {
  home: Home;
  open: boolean;
  onClose: () => void;
}

/** Keeps the time of a tour, once it is agreed, as a file for the buyer's calendar. */
export function AppointmentDialog({ home, open, onClose }: Props) {
  const { t } = useTranslation(['chat', 'home']);
  const [value, setValue] = useState(() => toLocalTime(proposedTimes(Date.now())[0] ?? Date.now()));
  const start = fromLocalTime(value);
  const [street] = addressLines(home.address ?? t('home:noAddress'));
  const formId = useId();
  const save = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (start === null) return;
    const title = t('chat:tour.event', { address: street });
    const event = {
      uid: `tour-${home.id}@${window.location.hostname}`,
      start,
      minutes,
      title,
      place: home.address,
      notes: home.link,
    };
    saveFile('tour.ics', 'text/calendar', toCalendar(event, Date.now()));
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={t('chat:tour.keep')}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId}>
          {t('chat:tour.save')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <TextField
          type="datetime-local"
          label={t('chat:tour.agreed')}
          description={t('chat:tour.agreedHint')}
          value={value}
          error={start === null && t('chat:tour.noTime')}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
