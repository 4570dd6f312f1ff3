import { useTranslation } from 'react-i18next';
import type { ProfileField } from '#src/domain/buyer-profile.ts';

/** Says a value of the wire in the reader's language; one that no choice offers stands as it came. */
export function useChoiceLabel(): (field: ProfileField, value: string | null) => string | null {
  const { t } = useTranslation('profile');
  const labels: Partial<Record<ProfileField, Record<string, string>>> = t('choices', { returnObjects: true });
  return (field, value) => {
    const known = labels[field];
    return value !== null && known && Object.hasOwn(known, value) ? (known[value] ?? value) : value;
  };
}
