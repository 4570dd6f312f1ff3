import { useTranslation } from 'react-i18next';
import { profileChoices, type ProfileField } from '#src/domain/buyer-profile.ts';
import { useFormat } from '#src/i18n/format.ts';

/** Puts a value of the wire into the reader's language and money format. A value that no choice offers is shown as it came. */
export function useChoiceLabel(): (field: ProfileField, value: string | null) => string | null {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const labels: Partial<Record<ProfileField, Record<string, string>>> = t('choices', { returnObjects: true });
  const range = (field: 'age' | 'income', value: string) => {
    const written = (value.replaceAll(',', '').match(/\d+/g) ?? []).map((part) =>
      field === 'income' ? format.money(Number(part)) : part,
    );
    const [from = '', to] = written;
    return to ? t(`ranges.${field}.fromTo`, { from, to }) : t(`ranges.${field}.orMore`, { from });
  };
  return (field, value) => {
    if (value === null) return null;
    if (field === 'age' || field === 'income') {
      const offered: readonly string[] = profileChoices[field];
      return offered.includes(value) ? range(field, value) : value;
    }
    const known = labels[field];
    return (known && Object.hasOwn(known, value) && known[value]) || value;
  };
}
