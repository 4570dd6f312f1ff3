import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingSearch } from '#src/domain/listing-search.ts';
import { typedDigits } from '#src/domain/typed-number.ts';
import { isComposing } from '#src/ui/is-composing.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useWriteBehind } from '#src/ui/use-write-behind.ts';
import { useListingContext } from './listing-context.ts';

type NumberFilter = 'min' | 'max' | 'sqft' | 'cost';
type Typed = Partial<Record<NumberFilter, string>>;

export interface NumberFilters {
  search: ListingSearch;
  /** The contents of the fields as they were typed. */
  typed: Typed;
  onTyped: Dispatch<SetStateAction<Typed>>;
  onChange: (patch: Partial<ListingSearch>) => void;
}

interface Props extends NumberFilters {
  name: NumberFilter;
  error?: ReactNode;
}

/**
 * A whole number. It stays as it was typed, its caret with it, until it is left or Enter is pressed; what is no number stays until it is
 * corrected.
 */
export function NumberField({ name, search, typed, onTyped, onChange, error }: Props) {
  const { t } = useTranslation('filters');
  const { format } = useListingContext();
  const digits = useWriteBehind(
    String(search[name] ?? ''),
    (written) => onChange({ [name]: written === '' ? undefined : Number(written) }),
    400,
  );
  const text = typed[name];
  const read = typedDigits(text ?? '');
  // The value may have changed by other means, such as Back: then it is not what was typed.
  const isTyped = text !== undefined && (read ?? '') === digits.value;
  const isUnreadable = isTyped && read === null;
  const formatted = digits.value === '' ? '' : format.number(Number(digits.value));
  const type = (next: string | undefined) => onTyped((all) => ({ ...all, [name]: next }));
  const settle = () => {
    if (!isUnreadable) type(undefined);
    digits.flush();
  };
  return (
    <TextField
      label={t(name)}
      error={isUnreadable ? t('unreadable') : error}
      inputMode="numeric"
      autoComplete="off"
      value={isTyped ? text : formatted}
      onChange={({ currentTarget }) => {
        type(currentTarget.value);
        digits.enter(typedDigits(currentTarget.value) ?? '');
      }}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && !isComposing(event.nativeEvent) && settle()}
    />
  );
}
