import type { CustomTypeOptions } from 'i18next';
import { useTranslation } from 'react-i18next';

/** The words of a link back to a screen: the screen's name, and a label that says where the link leads. */
export function useBackWords(screen: keyof CustomTypeOptions['resources']['shell']['titles']) {
  const { t } = useTranslation(['common', 'shell']);
  const children = t(`shell:titles.${screen}`);
  return { children, label: t('labeled', { label: t('actions.back'), value: children }) };
}
