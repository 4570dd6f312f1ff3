import { accountHandlers } from './account.ts';
import { buyerProfileHandlers } from './buyer-profile.ts';
import type { CallHandlers } from './call-handler.ts';
import { codeHandlers } from './codes.ts';
import { propertyHandlers } from './property.ts';

/** Every handler of the server. The types fail for a call of the table that has none. */
export const callHandlers: CallHandlers = {
  ...accountHandlers,
  ...codeHandlers,
  ...propertyHandlers,
  ...buyerProfileHandlers,
};
