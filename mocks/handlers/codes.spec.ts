// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { personas } from '#mocks/personas.ts';
import { specServer } from '#mocks/spec-client.ts';

const { email, password } = personas.unconfirmed;
const linda = personas.main.email;

describe('the code that confirms an account', () => {
  it('is in the mailbox from the start, and confirms', async () => {
    const { ask, lastCode } = specServer();
    const otp = await lastCode(email);
    expect(await ask('verifyOtp', { body: { email, otp: ` ${otp} ` } })).toMatchObject({ http: 200, status: 1 });
    expect((await ask('login', { body: { email, password } })).status).toBe(1);
  });

  it('is refused when it is wrong', async () => {
    const { ask } = specServer();
    const answer = await ask('verifyOtp', { body: { email, otp: '000000' } });
    expect(answer).toMatchObject({ status: 0, message: 'Otp does not match.' });
    expect((await ask('login', { body: { email, password } })).status).toBe(0);
  });

  it('is void once another one was sent', async () => {
    const { ask, lastCode } = specServer();
    const first = await lastCode(email);
    expect((await ask('resendVerifyOtp', { body: { email } })).data).toEqual({ _id: 'buyer-unconfirmed' });
    const next = await lastCode(email);
    expect(next).not.toBe(first);
    expect((await ask('verifyOtp', { body: { email, otp: first } })).status).toBe(0);
    expect((await ask('verifyOtp', { body: { email, otp: next } })).status).toBe(1);
  });

  it('is refused for an account that is confirmed already', async () => {
    const { ask } = specServer();
    for (const answer of [
      await ask('verifyOtp', { body: { email: linda, otp: '123456' } }),
      await ask('resendVerifyOtp', { body: { email: linda } }),
    ])
      expect(answer).toMatchObject({ status: 0, message: 'Account already confirmed.' });
  });

  it('is not sent to an unknown address', async () => {
    const { ask } = specServer();
    const answer = await ask('resendVerifyOtp', { body: { email: 'nobody@example.com' } });
    expect(answer).toMatchObject({ status: 0, message: 'Specified email not found.' });
  });
});

describe('the code that resets a password', () => {
  const fresh = { email: linda, password: 'brand-new', confirmPassword: 'brand-new' };

  async function sent() {
    const server = specServer();
    await server.ask('changeOtp', { body: { email: linda } });
    return { ...server, otp: await server.lastCode(linda) };
  }

  it('allows a new password, which ends every session', async () => {
    const { ask, signIn, otp } = await sent();
    const token = await signIn();
    expect((await ask('otpVerification', { body: { email: linda, otp } })).status).toBe(1);
    expect((await ask('recoverPassword', { body: fresh })).status).toBe(1);
    expect((await ask('login', { body: { email: linda, password: 'brand-new' } })).status).toBe(1);
    expect((await ask('me', { token })).http).toBe(401);
  });

  it('is refused when it is wrong, and when it was verified before', async () => {
    const { ask, otp } = await sent();
    expect((await ask('otpVerification', { body: { email: linda, otp: '000000' } })).status).toBe(0);
    expect((await ask('otpVerification', { body: { email: linda, otp } })).status).toBe(1);
    expect((await ask('otpVerification', { body: { email: linda, otp } })).message).toBe('Otp does not match.');
  });

  it('must be verified before the password changes', async () => {
    const { ask } = await sent();
    const answer = await ask('recoverPassword', { body: fresh });
    expect(answer).toMatchObject({ status: 0, message: 'Please verify your code first.' });
  });

  it('changes the password only once', async () => {
    const { ask, otp } = await sent();
    await ask('otpVerification', { body: { email: linda, otp } });
    await ask('recoverPassword', { body: fresh });
    const again = { email: linda, password: 'another', confirmPassword: 'another' };
    expect((await ask('recoverPassword', { body: again })).status).toBe(0);
    expect((await ask('login', { body: { email: linda, password: 'brand-new' } })).status).toBe(1);
  });

  it.each([
    ['confirmPassword', { confirmPassword: 'other-new' }],
    ['password', { password: 'short', confirmPassword: 'short' }],
  ])('outlives a refused %s', async (param, wrong) => {
    const { ask, otp } = await sent();
    await ask('otpVerification', { body: { email: linda, otp } });
    expect((await ask('recoverPassword', { body: { ...fresh, ...wrong } })).faults).toMatchObject([{ param }]);
    expect((await ask('recoverPassword', { body: fresh })).status).toBe(1);
  });

  it('does not confirm an account, nor the other way round', async () => {
    const { ask, lastCode } = specServer();
    await ask('changeOtp', { body: { email } });
    const reset = await lastCode(email);
    expect((await ask('verifyOtp', { body: { email, otp: reset } })).status).toBe(0);
    await ask('resendVerifyOtp', { body: { email } });
    expect((await ask('otpVerification', { body: { email, otp: await lastCode(email) } })).status).toBe(0);
  });

  it('is not sent to an unknown address', async () => {
    const { ask } = specServer();
    const answer = await ask('changeOtp', { body: { email: 'nobody@example.com' } });
    expect(answer).toMatchObject({ status: 0, message: 'Specified email not found.' });
  });
});
