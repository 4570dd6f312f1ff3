import type * as anonymous from './locales/en/anonymous.ts';
import type chat from './locales/en/chat.ts';
import type customizer from './locales/en/customizer.ts';
import type dashboard from './locales/en/dashboard.ts';
import type detail from './locales/en/detail.ts';
import type filters from './locales/en/filters.ts';
import type keys from './locales/en/keys.ts';
import type palette from './locales/en/palette.ts';
import type profile from './locales/en/profile.ts';
import type ranking from './locales/en/ranking.ts';
import type settings from './locales/en/settings.ts';
import type sharing from './locales/en/sharing.ts';
import type sheet from './locales/en/sheet.ts';
import type * as signedIn from './locales/en/signed-in.ts';

/** The catalogues that their screens and layers load. */
export interface OfScreens {
  chat: typeof chat;
  customizer: typeof customizer;
  dashboard: typeof dashboard;
  detail: typeof detail;
  filters: typeof filters;
  keys: typeof keys;
  palette: typeof palette;
  profile: typeof profile;
  ranking: typeof ranking;
  settings: typeof settings;
  sharing: typeof sharing;
  sheet: typeof sheet;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof anonymous & typeof signedIn & OfScreens;
  }
}
