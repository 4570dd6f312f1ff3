/** The catalogues that their screens and layers load. */
export interface OfScreens {
  chat: typeof import('./locales/en/chat.ts').default;
  customizer: typeof import('./locales/en/customizer.ts').default;
  dashboard: typeof import('./locales/en/dashboard.ts').default;
  detail: typeof import('./locales/en/detail.ts').default;
  filters: typeof import('./locales/en/filters.ts').default;
  keys: typeof import('./locales/en/keys.ts').default;
  palette: typeof import('./locales/en/palette.ts').default;
  profile: typeof import('./locales/en/profile.ts').default;
  ranking: typeof import('./locales/en/ranking.ts').default;
  settings: typeof import('./locales/en/settings.ts').default;
  sharing: typeof import('./locales/en/sharing.ts').default;
  sheet: typeof import('./locales/en/sheet.ts').default;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof import('./locales/en/anonymous.ts') & typeof import('./locales/en/signed-in.ts') & OfScreens;
  }
}
