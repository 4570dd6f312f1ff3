import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { settings } from '#src/device/settings.ts';
import { languages, type Locale } from '#src/domain/look.ts';
import classes from './language-select.module.css';

/** The language as a line of the drawer: a native list, which a phone shows in its own way. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation('shell');
  return (
    <label className={classes['language']}>
      <Globe size={20} strokeWidth={1.75} aria-hidden />
      <span className="fill">{t('language')}</span>
      <select
        value={i18n.language}
        onChange={({ currentTarget }) => settings.update({ locale: currentTarget.value as Locale })}
      >
        {Object.entries(languages).map(([language, { name }]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
