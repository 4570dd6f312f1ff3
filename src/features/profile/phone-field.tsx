import type { Dispatch } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { readUsPhone } from './us-phone.ts';
import type { ProfileValues } from './use-profile-form.ts';
import classes from './wizard.module.css';

/** What was typed for a phone and cleared, null for nothing; the wizard keeps it, as a step may be left before it is taken back. */
export interface ClearedPhone {
  cleared: string | null;
  onCleared: Dispatch<string | null>;
}

/** A US number: read into national format on blur; what is none is cleared, with a way to take that back. */
export function PhoneField({ cleared, onCleared }: ClearedPhone) {
  const { t } = useTranslation(['profile', 'common']);
  const { register, formState, setValue, setError, clearErrors, setFocus } = useFormContext<ProfileValues>();
  const field = register('phone', {
    onChange: () => {
      clearErrors('phone');
      onCleared(null);
    },
  });
  const settle = (typed: string) => {
    if (typed.trim() === '') return;
    const national = readUsPhone(typed);
    setValue('phone', national ?? '', { shouldDirty: true });
    if (national !== null) return clearErrors('phone');
    onCleared(typed);
    setError('phone', { type: 'validate' });
  };
  const undo = () => {
    setValue('phone', cleared ?? '', { shouldDirty: true });
    clearErrors('phone');
    onCleared(null);
    setFocus('phone');
  };
  return (
    <div className={classes['half']}>
      <TextField
        {...field}
        onBlur={(event) => {
          const { value } = event.currentTarget;
          // The form's own check goes first: it knows no rule for the phone and would take the message away again.
          void field.onBlur(event).then(() => settle(value));
        }}
        label={t('profile:fields.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={t('profile:hints.phoneExample')}
        error={formState.errors.phone && t('profile:messages.phone')}
      />
      {cleared !== null && (
        <p className={classes['cleared']} role="status">
          <span>{t('profile:wizard.cleared', { text: cleared })}</span>
          <Button variant="subtle" size="compact-md" onClick={undo}>
            {t('common:actions.undo')}
          </Button>
        </p>
      )}
    </div>
  );
}
