import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ProfileChoice, profileChoices } from '#src/domain/buyer-profile.ts';
import classes from './choice-field.module.css';
import { useChoiceLabel } from './use-choice-label.ts';
import type { ProfileValues } from './use-profile-form.ts';

interface Props {
  name: ProfileChoice;
  columns?: 2 | 3;
  /** Two options stand side by side even on a phone. */
  short?: boolean;
  /** Stands under the question. */
  hint?: string;
  /** Stand under single options, by their value on the wire. */
  hints?: Readonly<Record<string, string>>;
}

/** One of the profile's choices: shown in the reader's language, kept in the wire's own words. */
export function ChoiceField({ name, columns = 2, short = false, hint, hints = {} }: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const label = useChoiceLabel();
  const id = useId();
  const { register, control, formState, setValue, clearErrors } = useFormContext<ProfileValues>();
  const value = useWatch({ control, name });
  const offered: readonly string[] = profileChoices[name];
  // A value that the server has from elsewhere stays, and can be chosen again.
  const options = value && !offered.includes(value) ? [...offered, value] : offered;
  // Worded as it is shown, so that it follows the language.
  const message = formState.errors[name] && t(`profile:messages.${name}`);
  const field = register(name, { required: true, onChange: () => clearErrors(name) });
  const describedBy = [hint && `${id}-hint`, message && `${id}-message`].filter(Boolean).join(' ');
  return (
    <fieldset className={classes['field']} {...(describedBy && { 'aria-describedby': describedBy })}>
      <legend>{t(`profile:fields.${name}`)}</legend>
      {hint && (
        <p id={`${id}-hint`} className="muted small">
          {hint}
        </p>
      )}
      <div className={classes['options']} data-columns={columns} data-short={short || undefined}>
        {options.map((option) => (
          <label key={option} className={classes['option']}>
            <input type="radio" value={option} {...field} />
            <span>
              <bdi>{label(name, option)}</bdi>
              {hints[option] && <span className="muted small">{hints[option]}</span>}
            </span>
          </label>
        ))}
      </div>
      <div className={classes['under']}>
        <p id={`${id}-message`} className={classes['message']}>
          {message}
        </p>
        {value && (
          <button
            type="button"
            className={`muted small ${classes['clear']}`}
            aria-label={t('common:labeled', { label: t('profile:wizard.clear'), value: t(`profile:fields.${name}`) })}
            onClick={() => setValue(name, '', { shouldDirty: true })}
          >
            {t('profile:wizard.clear')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
