import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '#src/device/settings.ts';
import { languages, type Locale } from '#src/domain/look.ts';

/** The languages as a native list, which a phone shows in its own way: Mantine's would weigh more than the rest of the sign-in. */
export function LanguageList(props: Pick<ComponentProps<'select'>, 'aria-label'>) {
  const { i18n } = useTranslation();
  return (
    <select
      {...props}
      value={i18n.language}
      onChange={({ currentTarget }) => settings.update({ locale: currentTarget.value as Locale })}
    >
      {Object.entries(languages).map(([language, { name }]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  );
}
