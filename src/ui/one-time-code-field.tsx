import classes from './one-time-code-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A one-time code in one field, so that phones offer it and a paste of any length fits. */
export function OneTimeCodeField(props: TextFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className={classes['code']}
      {...props}
    />
  );
}
