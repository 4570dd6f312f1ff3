import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#src/api/signed-in.ts';
import { toCalendar } from '#src/domain/calendar.ts';
import { fromLocalTime, toLocalTime } from '#src/domain/dates.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import { agreedTime } from '#src/domain/tour.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { saveFile } from '#src/ui/save-file.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast.tsx';

const tourMinutes = 60;

interface Props {
  home: Home;
  onClose: () => void;
}

/** Keeps the time of a tour, once it is agreed, as a file for the buyer's calendar. */
export function AppointmentDialog({ home, onClose }: Props) {
  const { t } = useTranslation(['chat', 'home']);
  const { userId } = useSignedIn();
  const { appointment } = useFormat();
  const [value, setValue] = useState(() => {
    const agreed = agreedTime(home.replies, userId, Date.now(), appointment);
    return agreed === null ? '' : toLocalTime(agreed);
  });
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const start = fromLocalTime(value);
  const [street] = addressLines(home.address ?? t('home:noAddress'));
  const formId = useId();
  const save = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (start === null) {
      setIsAsked(true);
      field.current?.focus();
      return;
    }
    const title = t('chat:tour.event', { address: street });
    const event = {
      uid: `tour-${home.id}@${window.location.hostname}`,
      start,
      minutes: tourMinutes,
      title,
      place: home.address,
      notes: home.link,
    };
    const name = 'tour.ics';
    saveFile(name, 'text/calendar', toCalendar(event, Date.now()));
    void showToast({ message: t('chat:tour.saved', { file: name }) });
    onClose();
  };
  return (
    <Dialog
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
          ref={field}
          data-autofocus
          type="datetime-local"
          label={t('chat:tour.agreed')}
          description={t('chat:tour.agreedHint')}
          value={value}
          error={isAsked && start === null && t('chat:tour.noTime')}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
