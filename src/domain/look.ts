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

export const locales = ['en', 'zh', 'es', 'fr', 'it', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** Whether the language runs from right to left. */
export const isRightToLeft = (locale: Locale) => locale === 'ar';
