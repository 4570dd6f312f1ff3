/** What of the shell's settings the root element shows. */
interface Look {
  themeType: 'lite' | 'semi-dark' | 'dark';
  layoutType: 'framed' | 'full-width' | 'boxed';
  navStyle: string;
  locale: string;
  rightToLeft: boolean;
}

const horizontal = new Set([
  'default-horizontal',
  'dark-horizontal',
  'inside-header-horizontal',
  'below-header',
  'top-to-header',
]);

/** Sets the classes and attributes of the root element, as the specification names them; first-paint.js does the same before. */
export function applySettings({ themeType, layoutType, navStyle, locale, rightToLeft }: Look): void {
  const root = document.documentElement;
  root.lang = locale;
  root.dir = rightToLeft ? 'rtl' : 'ltr';
  root.dataset['theme'] = themeType;
  root.dataset['mantineColorScheme'] = themeType === 'dark' ? 'dark' : 'light';
  root.classList.toggle('dark-theme', themeType === 'dark');
  for (const layout of ['framed', 'full-width', 'boxed'])
    root.classList.toggle(`${layout}-layout`, layout === layoutType);
  root.classList.toggle('full-scroll', horizontal.has(navStyle));
  root.classList.toggle('horizontal-layout', horizontal.has(navStyle));
}
