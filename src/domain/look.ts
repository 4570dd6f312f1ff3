const vertical = ['fixed', 'mini-sidebar', 'drawer', 'no-header-mini-sidebar', 'vertical-no-header'] as const;
const horizontal = [
  'default-horizontal',
  'dark-horizontal',
  'inside-header-horizontal',
  'below-header',
  'top-to-header',
] as const;

/** The ten navigation styles, under the specification's names. */
export const navStyles = [...vertical, ...horizontal] as const;
export type NavStyle = (typeof navStyles)[number];

/** Whether the navigation lies across the page. */
export const isHorizontal = (style: NavStyle) => horizontal.some((name) => name === style);

export const layoutTypes = ['framed', 'full-width', 'boxed'] as const;
export type LayoutType = (typeof layoutTypes)[number];

export const themeTypes = ['lite', 'semi-dark', 'dark'] as const;
export type ThemeType = (typeof themeTypes)[number];

/**
 * Every language, named in itself, in the order of the switcher. A new one is a row here and its folder in `i18n/locales`. `flag` is the
 * country whose flag the specification's `buyer_state` names.
 */
export const languages = {
  en: { name: 'English', flag: 'us', rightToLeft: false },
  zh: { name: '中文', flag: 'cn', rightToLeft: false },
  es: { name: 'Español', flag: 'es', rightToLeft: false },
  fr: { name: 'Français', flag: 'fr', rightToLeft: false },
  it: { name: 'Italiano', flag: 'it', rightToLeft: false },
  ar: { name: 'العربية', flag: 'sa', rightToLeft: true },
} as const;
export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as [Locale, ...Locale[]];

export const isRightToLeft = (locale: Locale): boolean => languages[locale].rightToLeft;
