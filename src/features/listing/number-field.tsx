import { useState } from 'react';
import { plainDigits } from '#src/domain/digits.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useWriteBehind } from '#src/ui/use-write-behind.ts';

interface Props {
  label: string;
  value: number | undefined;
  format: (value: number) => string;
  onChange: (value: number | undefined) => void;
}

const digitsIn = (text: string) =>
  plainDigits(text)
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 12);

/** A whole number. It stays as it was typed, its caret with it, until it is left. */
export function NumberField({ label, value, format, onChange }: Props) {
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
      inputMode="numeric"
      autoComplete="off"
      // A value that has changed by other means, as by a step back, is not what was typed.
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
