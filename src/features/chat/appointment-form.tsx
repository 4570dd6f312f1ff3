import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#src/api/signed-in.ts';
import { toCalendar } from '#src/domain/calendar.ts';
import { fromLocalTime, toLocalTime } from '#src/domain/dates.ts';
import { addressLines, type Home } from '#src/domain/home.ts';
import { agreedTime } from '#src/domain/tour.ts';
import { useFormat } from '#src/i18n/format.ts';
import { saveFile } from '#src/ui/save-file.ts';
import { takeFocus } from '#src/ui/take-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast.ts';

const tourMinutes = 60;

interface Props {
  id: string;
  home: Home;
  onSaved: () => void;
}

export function AppointmentForm({ id, home, onSaved }: Props) {
  const { t } = useTranslation(['chat', 'home']);
  const { userId } = useSignedIn();
  const { appointment } = useFormat();
  const [value, setValue] = useState(() => {
    const agreed = agreedTime(home.replies, userId, Date.now(), appointment);
    return agreed === null ? '' : toLocalTime(agreed);
  });
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => takeFocus(field.current), []);
  const start = fromLocalTime(value);
  const [street] = addressLines(home.address ?? t('home:noAddress'));
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
    onSaved();
  };
  return (
    <form id={id} noValidate onSubmit={save}>
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
  );
}
