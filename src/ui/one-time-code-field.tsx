import { TextField } from './text-field.tsx';
import classes from './one-time-code-field.module.css';
import type { TextInputProps } from '@mantine/core';

/** One field for a one-time code: a phone offers the code from the mail, a paste of any length goes in whole. */
export function OneTimeCodeField(props: TextInputProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      classNames={{ input: classes['code'] ?? '' }}
      {...props}
    />
  );
}
