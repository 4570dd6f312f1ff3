import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WizardValues } from '#src/device/profile-draft.ts';
import { readPeople } from '#src/domain/fit.ts';
import { TextField } from '#src/ui/text-field.tsx';
import classes from './wizard.module.css';

/** The number of adults or children. The wire takes any text, so a text without a number only gets a message. */
export function HouseholdField({ name }: { name: 'adults' | 'children' }) {
  const { t } = useTranslation('profile');
  const { register, formState, clearErrors } = useFormContext<WizardValues>();
  return (
    <TextField
      {...register(name, {
        validate: (typed) => readPeople(typed) !== null,
        onChange: () => clearErrors(name),
      })}
      label={t(`fields.${name}`)}
      inputMode="numeric"
      autoComplete="off"
      error={formState.errors[name] && t(`messages.${name}`)}
      className={classes['room']}
    />
  );
}
