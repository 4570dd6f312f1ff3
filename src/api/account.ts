import { codeEmail } from '../device/code-email.ts';
import { type Session, session } from '../device/session.ts';
import { clearStorage } from '../device/storage.ts';
import { ApiError } from '../domain/api-error.ts';
import type { CallBody } from './calls.ts';
import { send } from './client.ts';

// Two refusals that open another screen instead of showing in the form. The words are the specification's.
const notConfirmed = 'Account is not confirmed. Please confirm your account.';
const alreadyConfirmed = 'Account already confirmed.';

const says = (error: unknown, message: string): error is ApiError =>
  error instanceof ApiError && error.serverMessage === message;

/** Signs in and stores token and user id. For an account that is not confirmed it stores the address that awaits its code. */
export async function signIn(credentials: CallBody<'login'>): Promise<'signedIn' | 'notConfirmed'> {
  try {
    const { data } = await send('login', { body: credentials });
    session.start(data.token, data._id);
    // No code is awaited any more, and the next person on this device must not see the address.
    codeEmail.set('signUp', null);
    codeEmail.set('reset', null);
    return 'signedIn';
  } catch (error) {
    if (!says(error, notConfirmed)) throw error;
    codeEmail.set('signUp', credentials.email);
    return 'notConfirmed';
  }
}

/** Registers, and stores the address that awaits its code and the new user's id. */
export async function signUp(registration: CallBody<'register'>): Promise<void> {
  const { data } = await send('register', { body: registration });
  codeEmail.set('signUp', data?.email ?? registration.email);
  if (data) session.expect(data._id);
}

/** Confirms the account. An account that is confirmed already counts as a success. */
export async function verifyAccount(code: CallBody<'verifyOtp'>): Promise<'confirmed' | 'alreadyConfirmed'> {
  const outcome = await send('verifyOtp', { body: code }).then(() => 'confirmed' as const, orAlreadyConfirmed);
  codeEmail.set('signUp', null);
  return outcome;
}

export async function resendAccountCode(email: string): Promise<'sent' | 'alreadyConfirmed'> {
  const answer = await send('resendVerifyOtp', { body: { email } }).catch(orAlreadyConfirmed);
  if (answer === 'alreadyConfirmed') codeEmail.set('signUp', null);
  else if (answer.data) session.expect(answer.data._id);
  return answer === 'alreadyConfirmed' ? answer : 'sent';
}

function orAlreadyConfirmed(error: unknown): 'alreadyConfirmed' {
  if (says(error, alreadyConfirmed)) return 'alreadyConfirmed';
  throw error;
}

/** Asks for a code to set a new password with, and keeps the address. A failure clears local storage, as the specification has it. */
export async function requestReset(email: string): Promise<void> {
  const before = session.get();
  try {
    await resendResetCode(email);
  } catch (error) {
    forgetDevice(before);
    throw error;
  }
  if (session.get().token === before.token) codeEmail.set('reset', email);
}

/** Requests a new code from the code screen. A failure leaves the code that was sent before valid. */
export async function resendResetCode(email: string): Promise<void> {
  await send('changeOtp', { body: { email } });
}

/**
 * Checks the code that was sent for a new password.
 * @throws {ApiError} if it is wrong or too old.
 */
export async function verifyReset(code: CallBody<'otpVerification'>): Promise<void> {
  await send('otpVerification', { body: code });
}

export async function resetPassword(passwords: CallBody<'recoverPassword'>): Promise<void> {
  const before = session.get();
  await send('recoverPassword', { body: passwords });
  forgetDevice(before);
}

/** Clears everything, unless somebody has signed in since `before`. The running page keeps its language and theme. */
function forgetDevice(before: Session): void {
  if (session.get().token !== before.token) return;
  session.end('left');
  clearStorage();
}
