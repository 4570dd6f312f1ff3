import { accountByEmail, revokeTokens, saveAccount } from '#mocks/accounts.ts';
import { checkCode, sendCode, takeVerifiedReset, verifyCode } from '#mocks/codes.ts';
import { refuseFaults, Refusal } from '#mocks/refusal.ts';
import type { Account, Transaction } from '#mocks/state.ts';
import { passwordFault } from './account.ts';
import type { CallHandlers } from './call-handler.ts';

function known(transaction: Transaction, email: string): Account {
  const account = accountByEmail(transaction, email);
  if (!account) throw new Refusal(400, 'Specified email not found.');
  return account;
}

function unconfirmed(transaction: Transaction, email: string): Account {
  const account = known(transaction, email);
  if (account.confirmed) throw new Refusal(400, 'Account already confirmed.');
  return account;
}

type Calls = 'verifyOtp' | 'resendVerifyOtp' | 'changeOtp' | 'otpVerification' | 'recoverPassword';

export const codeHandlers: Pick<CallHandlers, Calls> = {
  verifyOtp({ transaction, body }) {
    const account = unconfirmed(transaction, body.email);
    checkCode(transaction, account, 'confirm', body.otp);
    verifyCode(transaction, account, 'confirm');
    saveAccount(transaction, { ...account, confirmed: true });
    return { message: 'Account confirmed success.' };
  },

  resendVerifyOtp({ transaction, body }) {
    const account = unconfirmed(transaction, body.email);
    sendCode(transaction, account, 'confirm');
    return { message: 'Confirm otp sent.', data: { _id: account.id } };
  },

  changeOtp({ transaction, body }) {
    sendCode(transaction, known(transaction, body.email), 'reset');
    return { message: 'Reset otp sent.' };
  },

  otpVerification({ transaction, body }) {
    const account = known(transaction, body.email);
    checkCode(transaction, account, 'reset', body.otp);
    verifyCode(transaction, account, 'reset');
    return { message: 'Otp verified.' };
  },

  recoverPassword({ transaction, body }) {
    const account = known(transaction, body.email);
    const different = body.password !== body.confirmPassword;
    refuseFaults([
      passwordFault(body.password),
      different && { param: 'confirmPassword', msg: 'Two passwords that you enter is inconsistent!' },
    ]);
    takeVerifiedReset(transaction, account);
    // The code proves who owns the mailbox, so it confirms the account as well.
    saveAccount(transaction, { ...account, password: body.password, confirmed: true });
    revokeTokens(transaction, account);
    return { message: 'Password reset successfully.' };
  },
};
