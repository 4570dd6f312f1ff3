import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LanguageList } from './language-list.tsx';
import classes from './language-select.module.css';

export function LanguageSelect() {
  const { t } = useTranslation();
  return (
    <label className={classes['language']}>
      <Globe size={20} strokeWidth={1.75} />
      <span className="fill">{t('language')}</span>
      <LanguageList />
    </label>
  );
}
