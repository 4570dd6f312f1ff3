import { saveAccount } from '#mocks/accounts.ts';
import type { CallHandlers } from './call-handler.ts';

export const buyerProfileHandlers: Pick<CallHandlers, 'listProfiles' | 'storeProfile'> = {
  listProfiles: ({ buyer }) => ({ message: 'Operation success', data: buyer.profile ? [buyer.profile] : [] }),

  storeProfile({ transaction, body, buyer }) {
    saveAccount(transaction, { ...buyer, profile: body });
    return { message: 'Profile add Success.' };
  },
};
