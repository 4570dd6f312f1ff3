import type { TextInputProps } from '@mantine/core';
import { TextField } from './text-field.tsx';

/** A labelled e-mail address. */
export function EmailField(props: TextInputProps) {
  return <TextField type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
