import { useState } from 'react';
import { plainDigits } from '#src/domain/digits.ts';
import { TextField } from '#src/ui/text-field.tsx';

interface Props {
  label: string;
  value: number | undefined;
  format: (dollars: number) => string;
  onChange: (dollars: number | undefined) => void;
}

function dollarsIn(text: string): number | undefined {
  const digits = plainDigits(text).replaceAll(/\D/g, '').slice(0, 12);
  return digits === '' ? undefined : Number(digits);
}

/** Whole dollars. What is typed stays as it was typed, its caret with it, and is set in order once it is left. */
export function PriceField({ label, value, format, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const inOrder = value === undefined ? '' : format(value);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      // What was asked for by other means since, as by going back, is not what was typed.
      value={typed !== null && dollarsIn(typed) === value ? typed : inOrder}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(dollarsIn(currentTarget.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
