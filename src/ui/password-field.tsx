import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { TextInputProps } from '@mantine/core';
import classes from './password-field.module.css';
import { TextField } from './text-field.tsx';

interface Props extends TextInputProps {
  /** The name of the button that shows the password. */
  showLabel: string;
}

/** A password that can be shown. Mantine's own would add its icon button to the first load. */
export function PasswordField({ showLabel, ...props }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth={44}
      rightSection={
        <button
          type="button"
          className={classes['show']}
          aria-label={showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden />
        </button>
      }
    />
  );
}
