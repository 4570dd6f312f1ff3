import { useState } from 'react';
import { readBudget } from '#src/domain/budget.ts';
import { plainDigits } from '#src/domain/digits.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useWriteBehind } from '#src/ui/use-write-behind.ts';

interface Props {
  label: string;
  value: number | undefined;
  format: (value: number) => string;
  onChange: (value: number | undefined) => void;
  error?: string | undefined;
}

/** `500k` and `0.5m` are read as well. */
const digitsIn = (text: string) =>
  String(readBudget(text) ?? plainDigits(text))
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 12);

/** A whole number. It stays as it was typed, its caret with it, until it is left. */
export function NumberField({ label, value, format, onChange, error }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const digits = useWriteBehind(
    String(value ?? ''),
    (written) => onChange(written === '' ? undefined : Number(written)),
    400,
  );
  const formatted = digits.value === '' ? '' : format(Number(digits.value));
  return (
    <TextField
      label={label}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      // The value may have changed by other means, such as Back: then it is not what was typed.
      value={typed !== null && digitsIn(typed) === digits.value ? typed : formatted}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        digits.enter(digitsIn(currentTarget.value));
      }}
      onBlur={() => {
        setTyped(null);
        digits.flush();
      }}
    />
  );
}
