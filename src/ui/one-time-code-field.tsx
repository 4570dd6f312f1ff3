import { TextField } from './text-field.tsx';
import classes from './one-time-code-field.module.css';
import type { TextInputProps } from '@mantine/core';

/** A one-time code in one field, so that phones offer it and a paste of any length fits. */
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
