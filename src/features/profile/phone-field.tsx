import { useMergedRef } from '@mantine/hooks';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WizardValues } from '#src/device/profile-draft.ts';
import { useBuyerProfile } from '#src/api/buyer-profile.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { readPhone } from './us-phone.ts';
import classes from './wizard.module.css';

/** A US number, put into national format when the field is left. Any other text is cleared, and can be put back by one tap. */
export function PhoneField() {
  const { t } = useTranslation('profile');
  const { register, control, setValue } = useFormContext<WizardValues>();
  // As it is stored, it stays: it may be of another country, and the buyer has only passed through the field.
  const stored = useBuyerProfile()?.phone;
  const cleared = useWatch({ control, name: 'clearedPhone' });
  const input = useRef<HTMLInputElement>(null);
  const { onBlur, ref, ...field } = register('phone', { onChange: () => setValue('clearedPhone', '') });
  const read = (typed: string) => {
    if (typed.trim() === '' || typed === stored) return;
    const { phone, clearedPhone } = readPhone(typed);
    setValue('phone', phone);
    setValue('clearedPhone', clearedPhone);
  };
  const putBack = () => {
    setValue('phone', cleared);
    setValue('clearedPhone', '');
    input.current?.focus();
  };
  return (
    <div className={classes['half']}>
      <TextField
        {...field}
        ref={useMergedRef(ref, input)}
        onBlur={(event) => {
          void onBlur(event);
          read(event.currentTarget.value);
        }}
        label={t('fields.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={cleared ? undefined : t('hints.phoneExample')}
        error={cleared && t('messages.phone')}
        className={classes['room']}
        aside={
          cleared && (
            <button type="button" className={`muted small ${classes['putBack']}`} onClick={putBack}>
              {t('wizard.putBack', { text: cleared })}
            </button>
          )
        }
      />
      <p role="status" className="visually-hidden">
        {cleared && t('wizard.cleared', { text: cleared })}
      </p>
    </div>
  );
}
