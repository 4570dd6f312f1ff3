import { Check, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { settings } from '#src/device/settings.ts';
import { languages, type Locale } from '#src/domain/look.ts';
import { Menu } from '#src/ui/menu.tsx';
import { ToolButton } from './tool-button.tsx';
import classes from './tool-button.module.css';

/** The language switcher, each language named in itself. `named` shows the present one beside the icon. */
export function LanguageMenu({ named }: { named: boolean }) {
  const { t, i18n } = useTranslation();
  const present = i18n.language as Locale;
  const label = t('labeled', { label: t('language'), value: languages[present].name });
  return (
    <Menu
      target={
        named ? (
          <button type="button" className={classes['named']}>
            <Globe size={20} strokeWidth={1.75} />
            <span className="visually-hidden">{label}</span>
            <span aria-hidden>{languages[present].name}</span>
          </button>
        ) : (
          <ToolButton icon={Globe} label={label} />
        )
      }
    >
      {({ MenuItem }) =>
        Object.entries(languages).map(([language, { name }]) => (
          <MenuItem
            key={language}
            lang={language}
            rightSection={language === present ? <Check size={16} /> : undefined}
            {...(language === present && { 'aria-current': true, 'data-autofocus': true })}
            onClick={() => settings.update({ locale: language as Locale })}
          >
            {name}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
