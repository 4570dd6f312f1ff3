import {
  isHorizontal,
  isRightToLeft,
  type LayoutType,
  layoutTypes,
  type Locale,
  type NavStyle,
  type ThemeType,
} from '#src/domain/look.ts';

interface Look {
  themeType: ThemeType;
  layoutType: LayoutType;
  navStyle: NavStyle;
  locale: Locale;
}

/** Sets the classes and attributes of the root element, as the specification names them; first-paint.js does the same before. */
export function applySettings({ themeType, layoutType, navStyle, locale }: Look): void {
  const root = document.documentElement;
  root.lang = locale;
  root.dir = isRightToLeft(locale) ? 'rtl' : 'ltr';
  root.dataset['theme'] = themeType;
  root.dataset['mantineColorScheme'] = themeType === 'dark' ? 'dark' : 'light';
  root.classList.toggle('dark-theme', themeType === 'dark');
  for (const layout of layoutTypes) root.classList.toggle(`${layout}-layout`, layout === layoutType);
  root.classList.toggle('full-scroll', isHorizontal(navStyle));
  root.classList.toggle('horizontal-layout', isHorizontal(navStyle));
}
