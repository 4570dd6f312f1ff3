import type agent from './locales/en/agent.ts';
import type auth from './locales/en/auth.ts';
import type changes from './locales/en/changes.ts';
import type chat from './locales/en/chat.ts';
import type common from './locales/en/common.ts';
import type customizer from './locales/en/customizer.ts';
import type dashboard from './locales/en/dashboard.ts';
import type detail from './locales/en/detail.ts';
import type home from './locales/en/home.ts';
import type listing from './locales/en/listing.ts';
import type palette from './locales/en/palette.ts';
import type profile from './locales/en/profile.ts';
import type settings from './locales/en/settings.ts';
import type shell from './locales/en/shell.ts';
import type compare from './locales/en/compare.ts';
import type ranking from './locales/en/ranking.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      agent: typeof agent;
      auth: typeof auth;
      changes: typeof changes;
      chat: typeof chat;
      common: typeof common;
      customizer: typeof customizer;
      dashboard: typeof dashboard;
      compare: typeof compare;
      detail: typeof detail;
      home: typeof home;
      listing: typeof listing;
      palette: typeof palette;
      profile: typeof profile;
      ranking: typeof ranking;
      settings: typeof settings;
      shell: typeof shell;
    };
  }
}
