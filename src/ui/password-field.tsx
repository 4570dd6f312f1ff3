import { Eye, EyeOff } from 'lucide-react';
import { use, useState } from 'react';
import classes from './password-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { UiWords } from './words.ts';

export function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      required
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      section={
        <button
          type="button"
          className={classes['show']}
          aria-label={use(UiWords).showCharacters}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} />
        </button>
      }
    />
  );
}
