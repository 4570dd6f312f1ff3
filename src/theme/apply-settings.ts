import { isHorizontal, isRightToLeft, layoutTypes } from '#src/domain/look.ts';
import type { Settings } from '#src/device/settings.ts';

/** Sets the classes and attributes of the root element, as the specification names them; first-paint.js does the same before. */
export function applySettings({ themeType, layoutType, navStyle, locale }: Settings): void {
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
