import type { Locale } from '#src/domain/look.ts';

/** The six languages, each named in itself, in the order of the switcher. */
export const languages = {
  en: 'English',
  zh: '中文',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ar: 'العربية',
} as const satisfies Record<Locale, string>;
export type Language = keyof typeof languages;
