import { accountHandlers } from './account.ts';
import { buyerProfileHandlers } from './buyer-profile.ts';
import type { CallHandlers } from './call-handler.ts';
import { codeHandlers } from './codes.ts';
import { propertyHandlers } from './property.ts';

/** The whole server. A call of the table without a handler here does not compile. */
export const callHandlers: CallHandlers = {
  ...accountHandlers,
  ...codeHandlers,
  ...propertyHandlers,
  ...buyerProfileHandlers,
};
