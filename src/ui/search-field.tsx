import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { isComposing } from './is-composing.ts';
import classes from './search-field.module.css';

interface Props {
  value: string;
  label: string;
  placeholder: string;
  clearLabel: string;
  maxLength?: number;
  onChange: (value: string) => void;
}

/** A line that filters while one types. Escape or its button empties it. */
export function SearchField({ value, label, placeholder, clearLabel, maxLength, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes['field']}>
      <Search size={16} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value && !isComposing(event.nativeEvent)) {
            event.preventDefault();
            onChange('');
          }
        }}
      />
      {value && (
        <button
          type="button"
          className={classes['clear']}
          aria-label={clearLabel}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X size={16} />
        </button>
      )}
    </div>
  );
}
