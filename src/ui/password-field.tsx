import { Eye, EyeOff } from 'lucide-react';
import { use, useState } from 'react';
import type { TextInputProps } from '@mantine/core';
import classes from './password-field.module.css';
import { TextField } from './text-field.tsx';
import { UiWords } from './words.ts';

/** A password that can be shown. Mantine's own would add its icon button to the first load. */
export function PasswordField(props: TextInputProps) {
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
          aria-label={use(UiWords).showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden />
        </button>
      }
    />
  );
}
