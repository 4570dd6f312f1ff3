import { randomCode, randomId } from './random.ts';
import { Refusal } from './refusal.ts';
import type { Account, MailPurpose, Mail, Transaction } from './state.ts';

const subjects: Record<MailPurpose, string> = { confirm: 'Confirm your account', reset: 'Reset your password' };
const mailboxSize = 40;

/** Sends a new code by mail. It voids an earlier code for the same purpose. */
export function sendCode({ state, now }: Transaction, { email }: Account, purpose: MailPurpose): void {
  const code = randomCode();
  state.codes[purpose][email] = { code, verified: false };
  const mail: Mail = { id: randomId(), to: email, purpose, subject: subjects[purpose], code, time: now, read: false };
  state.mail = [...state.mail, mail].slice(-mailboxSize);
}

/** @throws {Refusal} if the code is not the last one sent, or was used already */
export function checkCode({ state }: Transaction, { email }: Account, purpose: MailPurpose, code: string): void {
  const sent = state.codes[purpose][email];
  if (!sent || sent.verified || sent.code !== code.trim()) throw new Refusal(400, 'Otp does not match.');
}

/** Uses up a code of confirmation. The code of a password reset stays, verified, for the second step. */
export function verifyCode({ state }: Transaction, { email }: Account, purpose: MailPurpose): void {
  const sent = state.codes[purpose][email];
  if (purpose === 'confirm') delete state.codes.confirm[email];
  else if (sent) sent.verified = true;
}

/** @throws {Refusal} if no reset code of this account was verified */
export function takeVerifiedReset({ state }: Transaction, { email }: Account): void {
  if (!state.codes.reset[email]?.verified) throw new Refusal(400, 'Please verify your code first.');
  delete state.codes.reset[email];
}
