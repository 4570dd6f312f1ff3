import type auth from './locales/en/auth.ts';
import type common from './locales/en/common.ts';
import type dashboard from './locales/en/dashboard.ts';
import type detail from './locales/en/detail.ts';
import type home from './locales/en/home.ts';
import type listing from './locales/en/listing.ts';
import type shell from './locales/en/shell.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      auth: typeof auth;
      common: typeof common;
      dashboard: typeof dashboard;
      detail: typeof detail;
      home: typeof home;
      listing: typeof listing;
      shell: typeof shell;
    };
  }
}
