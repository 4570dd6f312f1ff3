import { useTranslation } from 'react-i18next';
import type { ProfileField } from '#src/domain/buyer-profile.ts';
import { useFormat } from '#src/i18n/format.ts';

/** Puts a value of the wire into the reader's language and money format. A value that no choice offers is shown as it came. */
export function useChoiceLabel(): (field: ProfileField, value: string | null) => string | null {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const labels: Partial<Record<ProfileField, Record<string, string>>> = t('choices', { returnObjects: true });
  return (field, value) => {
    const known = labels[field];
    const label = value !== null && known && Object.hasOwn(known, value) ? known[value] : undefined;
    return label?.replaceAll(/\$[\d,]+/g, (amount) => format.money(Number(amount.replaceAll(/\D/g, '')))) ?? value;
  };
}
