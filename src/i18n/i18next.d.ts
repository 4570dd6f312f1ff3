/** The catalogues that their screens and layers load. */
export interface OfScreens {
  chat: typeof import('./locales/en/screens/chat.ts').default;
  customizer: typeof import('./locales/en/screens/customizer.ts').default;
  dashboard: typeof import('./locales/en/screens/dashboard.ts').default;
  detail: typeof import('./locales/en/screens/detail.ts').default;
  filters: typeof import('./locales/en/screens/filters.ts').default;
  keys: typeof import('./locales/en/screens/keys.ts').default;
  palette: typeof import('./locales/en/screens/palette.ts').default;
  profile: typeof import('./locales/en/screens/profile.ts').default;
  ranking: typeof import('./locales/en/screens/ranking.ts').default;
  settings: typeof import('./locales/en/screens/settings.ts').default;
  sharing: typeof import('./locales/en/screens/sharing.ts').default;
  sheet: typeof import('./locales/en/screens/sheet.ts').default;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof import('./locales/en/anonymous.ts') &
      Omit<typeof import('./locales/en/signed-in.ts'), 'ofScreens'> &
      OfScreens;
  }
}
