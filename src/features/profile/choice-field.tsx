import { type FocusEvent, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBuyerProfile } from '#src/api/buyer-profile.ts';
import type { WizardValues } from '#src/device/profile-draft.ts';
import { type ProfileChoice, profileChoices } from '#src/domain/buyer-profile.ts';
import classes from './choice-field.module.css';
import { useChoiceLabel } from './use-choice-label.ts';

interface Props {
  name: ProfileChoice;
  columns?: 3;
  /** The least width of a column: options with long words need more. */
  room?: 'narrow' | 'wide';
  hint?: string;
  /** Shown below single options, by their value on the wire. */
  hints?: Readonly<Record<string, string>>;
}

/** One choice of the profile. Options are shown in the reader's language and stored in the words of the wire. */
export function ChoiceField({ name, columns, room, hint, hints = {} }: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const label = useChoiceLabel();
  const id = useId();
  const { clearErrors, setFocus } = useFormContext();
  const { field, fieldState } = useController<WizardValues, ProfileChoice>({ name, rules: { required: true } });
  const offered: readonly string[] = profileChoices[name];
  // A stored value that is not offered can still be chosen.
  const stored = useBuyerProfile()?.[name] ?? '';
  const options = [...new Set([...offered, stored, field.value])].filter(Boolean);
  const choose = (option: string) => {
    field.onChange(option);
    clearErrors(name);
  };
  const clear = () => {
    choose('');
    // The button unmounts with the choice, and the focus would be lost.
    setFocus(name);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isAmongOptions = relatedTarget instanceof HTMLInputElement && relatedTarget.name === name;
    if (!isAmongOptions) field.onBlur();
  };
  const describedBy = [hint && `${id}-hint`, fieldState.error && `${id}-message`].filter(Boolean).join(' ');
  return (
    <fieldset className={classes['field']} aria-labelledby={`${id}-label`} aria-describedby={describedBy || undefined}>
      <legend>
        <span id={`${id}-label`}>{t(`profile:fields.${name}`)}</span>
        {field.value && (
          <button
            type="button"
            className={`muted small ${classes['clear']}`}
            aria-label={t('common:labeled', { label: t('profile:wizard.clear'), value: t(`profile:fields.${name}`) })}
            onClick={clear}
          >
            {t('profile:wizard.clear')}
          </button>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="muted small">
          {hint}
        </p>
      )}
      <div className={classes['options']} data-columns={columns} data-room={room}>
        {options.map((option, index) => (
          <label key={option} className={classes['option']}>
            <input
              type="radio"
              name={name}
              value={option}
              ref={index === 0 ? field.ref : undefined}
              checked={field.value === option}
              onChange={() => choose(option)}
              onBlur={leave}
            />
            <span>
              <bdi>{label(name, option)}</bdi>
              {hints[option] && <span className="muted small">{hints[option]}</span>}
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-message`} className={classes['message']}>
        {fieldState.error && t(`profile:messages.${name}`)}
      </p>
    </fieldset>
  );
}
