import type * as anonymous from './locales/en/anonymous.ts';
import type * as signedIn from './locales/en/signed-in.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof anonymous & typeof signedIn;
  }
}
