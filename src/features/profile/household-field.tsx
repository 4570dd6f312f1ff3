import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#src/ui/text-field.tsx';
import type { ProfileValues } from './use-profile-form.ts';

const count = /^\d{1,2}$/;

/** How many adults or children there are; free text on the wire, so that anything but a number is only pointed out. */
export function HouseholdField({ name }: { name: 'adults' | 'children' }) {
  const { t } = useTranslation('profile');
  const { register, formState, clearErrors } = useFormContext<ProfileValues>();
  return (
    <TextField
      {...register(name, {
        validate: (value) => count.test(value.trim()),
        onChange: () => clearErrors(name),
      })}
      label={t(`fields.${name}`)}
      inputMode="numeric"
      autoComplete="off"
      error={formState.errors[name] && t(`messages.${name}`)}
    />
  );
}
