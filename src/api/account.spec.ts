import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../device/session.ts';
import * as account from './account.ts';
import { ApiError } from '../domain/api-error.ts';
import { changeAgent, changePassword } from './change-account.ts';

interface Sent {
  method: string;
  path: string;
  type: string | null;
  authorization: string | null;
  body: [string, string][];
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const done =
  (data?: unknown, message: string | null = 'Done') =>
  () =>
    json({ status: 1, message, data });
const refused = (message: string) => () => json({ status: 0, message }, 400);
const dropped = () => Response.error();

/** Answers every call of a test and keeps what went over the wire. */
function serve(answer: () => Response): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({
      method: request.method,
      path: new URL(request.url).pathname,
      type: request.headers.get('content-type'),
      authorization: request.headers.get('authorization'),
      body: [...new URLSearchParams(await request.text())],
    });
    const response = answer();
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
  return sent;
}

const stored = () => Object.fromEntries(Object.entries(localStorage));
const email = 'linda@example.com';

beforeEach(() => localStorage.clear());
afterEach(() => {
  session.end('left');
  vi.unstubAllGlobals();
  localStorage.clear();
});

const registered = { _id: 'u1', email };
const signedIn = { _id: 'u1', token: 't0ken' };
const registration = { firstName: 'Linda', lastName: 'Moreno', email, agent: null, password: 'p&ss=1 +é' };

const wire: [string, () => Promise<unknown>, data: unknown, method: string, path: string, body: [string, string][]][] =
  [
    [
      'sign-up',
      () => account.signUp(registration),
      registered,
      'POST',
      '/api/auth/register',
      [
        ['firstName', 'Linda'],
        ['lastName', 'Moreno'],
        ['email', email],
        ['agent', ''],
        ['password', 'p&ss=1 +é'],
      ],
    ],
    [
      'sign-in',
      () => account.signIn({ email, password: 'p 1' }),
      signedIn,
      'POST',
      '/api/auth/login',
      [
        ['email', email],
        ['password', 'p 1'],
      ],
    ],
    [
      'confirmation',
      () => account.verifyAccount({ email, otp: '0042' }),
      null,
      'POST',
      '/api/auth/verify-otp',
      [
        ['email', email],
        ['otp', '0042'],
      ],
    ],
    [
      'new code',
      () => account.resendAccountCode(email),
      { _id: 'u1' },
      'POST',
      '/api/auth/resend-verify-otp',
      [['email', email]],
    ],
    ['forgot password', () => account.requestReset(email), null, 'POST', '/api/auth/change-otp', [['email', email]]],
    ['new reset code', () => account.resendResetCode(email), null, 'POST', '/api/auth/change-otp', [['email', email]]],
    [
      'reset code',
      () => account.verifyReset({ email, otp: '0042' }),
      null,
      'POST',
      '/api/auth/otp-verification',
      [
        ['email', email],
        ['otp', '0042'],
      ],
    ],
    [
      'new password',
      () => account.resetPassword({ email, password: 'a', confirmPassword: 'a' }),
      null,
      'POST',
      '/api/auth/recoverypassword',
      [
        ['email', email],
        ['password', 'a'],
        ['confirmPassword', 'a'],
      ],
    ],
  ];

describe('the wire', () => {
  it.each(wire)('of the %s is the table’s', async (_name, run, data, method, path, body) => {
    const sent = serve(done(data));
    await run();
    expect(sent).toEqual([
      { method, path, body, type: expect.stringMatching(/^application\/x-www-form-urlencoded/), authorization: null },
    ]);
  });

  it.each([
    [
      'change of password',
      () => changePassword(new QueryClient(), { email, password: 'new', current: 'old' }),
      '/api/auth/change-password',
      [
        ['email', email],
        ['password', 'new'],
        ['current', 'old'],
      ],
    ],
    [
      'change of agent',
      () => changeAgent(new QueryClient(), { email, agent: 'ana@example.com' }),
      '/api/auth/change-agent',
      [
        ['email', email],
        ['agent', 'ana@example.com'],
      ],
    ],
  ])('of the %s is the table’s, with the token', async (_name, run, path, body) => {
    session.start('t0ken', 'u1');
    const sent = serve(done(null, 'Changed.'));
    expect(await run()).toBe('Changed.');
    expect(sent).toEqual([
      { method: 'PUT', path, body, type: expect.stringContaining('urlencoded'), authorization: 'Bearer t0ken' },
    ]);
  });
});

describe('what stays on the device', () => {
  it('after a sign-up is the address and the user id, and nobody is signed in', async () => {
    serve(done(registered));
    await account.signUp(registration);
    expect(stored()).toEqual({ emailForSignUp: email, user_id: 'u1' });
    expect(session.get().token).toBeNull();
  });

  it('after a sign-up whose answer names neither is the address that was typed: the account is there', async () => {
    serve(done());
    await account.signUp(registration);
    expect(stored()).toEqual({ emailForSignUp: email });
  });

  it('after a sign-in is the token and the user id, and no address that awaited a code', async () => {
    localStorage.setItem('emailForSignUp', email);
    localStorage.setItem('emailForForgetPassword', email);
    serve(done(signedIn));
    expect(await account.signIn({ email, password: 'p' })).toBe('signedIn');
    expect(stored()).toEqual({ token: 't0ken', user_id: 'u1' });
  });

  it('after a sign-in whose answer names nobody is the token alone, and no other id', async () => {
    localStorage.setItem('user_id', 'of another account');
    serve(done({ token: 't0ken' }));
    await account.signIn({ email, password: 'p' });
    expect(stored()).toEqual({ token: 't0ken' });
  });

  it('after the sign-in of an unconfirmed account is its address', async () => {
    serve(refused('Account is not confirmed. Please confirm your account.'));
    expect(await account.signIn({ email, password: 'p' })).toBe('notConfirmed');
    expect(stored()).toEqual({ emailForSignUp: email });
  });

  it.each([
    ['confirmed', done()],
    ['alreadyConfirmed', refused('Account already confirmed.')],
  ])('once an account is %s is no address', async (outcome, answer) => {
    localStorage.setItem('emailForSignUp', email);
    serve(answer);
    expect(await account.verifyAccount({ email, otp: '1' })).toBe(outcome);
    expect(stored()).toEqual({});
  });

  it('after a new code is asked for is the address still, unless the account is confirmed', async () => {
    localStorage.setItem('emailForSignUp', email);
    serve(done({ _id: 'u1' }));
    expect(await account.resendAccountCode(email)).toBe('sent');
    expect(stored()).toEqual({ emailForSignUp: email, user_id: 'u1' });
    serve(refused('Account already confirmed.'));
    expect(await account.resendAccountCode(email)).toBe('alreadyConfirmed');
    expect(stored()).toEqual({ user_id: 'u1' });
  });

  it('after a request for a reset is its address', async () => {
    serve(done());
    await account.requestReset(email);
    expect(stored()).toEqual({ emailForForgetPassword: email });
  });

  it.each([
    ['that was refused', refused('Specified email not found.')],
    ['that was dropped', dropped],
  ])('after a request for a reset %s is nothing at all', async (_name, answer) => {
    localStorage.setItem('buyer_state', '{"locale":"ar"}');
    localStorage.setItem('of another hand', '1');
    serve(answer);
    await expect(account.requestReset(email)).rejects.toBeInstanceOf(ApiError);
    expect(stored()).toEqual({});
  });

  it('after a request for a reset that ends late is the new session of somebody who has signed in', async () => {
    serve(() => {
      session.start('t0ken', 'u2');
      return refused('Specified email not found.')();
    });
    await expect(account.requestReset(email)).rejects.toBeInstanceOf(ApiError);
    expect(stored()).toEqual({ token: 't0ken', user_id: 'u2' });
    session.end('left');
    localStorage.clear();
    serve(() => {
      session.start('t0ken', 'u2');
      return done()();
    });
    await account.requestReset(email);
    expect(stored()).toEqual({ token: 't0ken', user_id: 'u2' });
  });

  it('after a further code that was refused is what was there', async () => {
    localStorage.setItem('emailForForgetPassword', email);
    serve(refused('Too soon.'));
    await expect(account.resendResetCode(email)).rejects.toThrow('Too soon.');
    expect(stored()).toEqual({ emailForForgetPassword: email });
  });

  it('after a finished reset is nothing at all, and after a failed one what was there', async () => {
    localStorage.setItem('emailForForgetPassword', email);
    localStorage.setItem('app-theme', '{}');
    serve(refused('No.'));
    await expect(account.resetPassword({ email, password: 'a', confirmPassword: 'a' })).rejects.toThrow('No.');
    expect(Object.keys(stored())).toHaveLength(2);
    serve(done());
    await account.resetPassword({ email, password: 'a', confirmPassword: 'a' });
    expect(stored()).toEqual({});
  });
});

describe('a guarded call', () => {
  it('that is refused for its token ends the session, once', async () => {
    session.start('t0ken', 'u1');
    const heard: unknown[] = [];
    const stop = session.subscribe((reason) => heard.push(reason));
    serve(() => json({ status: 0, message: 'Invalid token.' }, 401));
    const calls = [1, 2, 3].map(() => changePassword(new QueryClient(), { email, password: 'new', current: 'old' }));
    expect((await Promise.allSettled(calls)).every(({ status }) => status === 'rejected')).toBe(true);
    stop();
    expect(heard).toEqual(['expired']);
    expect(stored()).toEqual({ session_end: 'expired' });
  });

  it('stops when the session does', async () => {
    session.start('t0ken', 'u1');
    const asked = vi.fn<(request: Request) => Promise<Response>>(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    vi.stubGlobal('fetch', asked);
    const call = changePassword(new QueryClient(), { email, password: 'new', current: 'old' });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    session.end('left');
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
