import { codeEmail } from '../device/code-email.ts';
import { session } from '../device/session.ts';
import { clearStorage } from '../device/storage.ts';
import { ApiError } from './api-error.ts';
import type { CallBody } from './calls.ts';
import { send } from './client.ts';

// Two refusals that lead on instead of standing in the form, as the specification spells them.
const notConfirmed = 'Account is not confirmed. Please confirm your account.';
const alreadyConfirmed = 'Account already confirmed.';

const says = (error: unknown, message: string): error is ApiError =>
  error instanceof ApiError && error.serverMessage === message;

/** Signs in and keeps the token and the user id; or, where the account is not confirmed yet, the address that awaits its code. */
export async function signIn(credentials: CallBody<'login'>): Promise<'signedIn' | 'notConfirmed'> {
  try {
    const { data } = await send('login', { body: credentials });
    session.start(data.token, data._id);
    // No code is awaited any more, and who comes after this person need not read the address.
    codeEmail.set('signUp', null);
    codeEmail.set('reset', null);
    return 'signedIn';
  } catch (error) {
    if (!says(error, notConfirmed)) throw error;
    codeEmail.set('signUp', credentials.email);
    return 'notConfirmed';
  }
}

/** Registers, and keeps the address that awaits its code and the id of who has registered. */
export async function signUp(registration: CallBody<'register'>): Promise<void> {
  const { data } = await send('register', { body: registration });
  codeEmail.set('signUp', data?.email ?? registration.email);
  if (data) session.expect(data._id);
}

/** Confirms the account; one that is confirmed already is as good. Its address needs no code any more then. */
export async function verifyAccount(code: CallBody<'verifyOtp'>): Promise<'confirmed' | 'alreadyConfirmed'> {
  const outcome = await orAlreadyConfirmed(async () => {
    await send('verifyOtp', { body: code });
    return 'confirmed' as const;
  });
  codeEmail.set('signUp', null);
  return outcome;
}

/** Asks for a new code to confirm the account with. */
export async function resendAccountCode(email: string): Promise<'sent' | 'alreadyConfirmed'> {
  const outcome = await orAlreadyConfirmed(async () => {
    const { data } = await send('resendVerifyOtp', { body: { email } });
    if (data) session.expect(data._id);
    return 'sent' as const;
  });
  if (outcome === 'alreadyConfirmed') codeEmail.set('signUp', null);
  return outcome;
}

async function orAlreadyConfirmed<Outcome>(task: () => Promise<Outcome>): Promise<Outcome | 'alreadyConfirmed'> {
  try {
    return await task();
  } catch (error) {
    if (!says(error, alreadyConfirmed)) throw error;
    return 'alreadyConfirmed';
  }
}

/** Asks for a code to set a new password with, and keeps the address. A failure clears local storage, as the specification has it. */
export async function requestReset(email: string): Promise<void> {
  try {
    await resendResetCode(email);
  } catch (error) {
    forgetDevice();
    throw error;
  }
  codeEmail.set('reset', email);
}

/** The same request once more, from the code screen: its failure takes nothing away from the code that is on its way. */
export async function resendResetCode(email: string): Promise<void> {
  await send('changeOtp', { body: { email } });
}

/** Takes the code of a password reset; the new password may then be set. */
export async function verifyReset(code: CallBody<'otpVerification'>): Promise<void> {
  await send('otpVerification', { body: code });
}

/** Sets the new password, and clears local storage. */
export async function resetPassword(passwords: CallBody<'recoverPassword'>): Promise<void> {
  await send('recoverPassword', { body: passwords });
  forgetDevice();
}

/** Answers the server's words, where it said any. */
export async function changePassword(passwords: CallBody<'changePassword'>): Promise<string | null> {
  return (await send('changePassword', { body: passwords })).message;
}

/** Answers the server's words, where it said any. */
export async function changeAgent(agent: CallBody<'changeAgent'>): Promise<string | null> {
  return (await send('changeAgent', { body: agent })).message;
}

// The page that runs keeps its language and theme until it is left: they are not torn away under the person's hands.
function forgetDevice(): void {
  session.end('left');
  clearStorage();
}
