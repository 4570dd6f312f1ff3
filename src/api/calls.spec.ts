// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { calls, fillPath } from './calls.ts';

describe('the table of calls', () => {
  it('is the table of the specification, and two calls more', () => {
    const rows = Object.values(calls).map(({ method, path, shown }) => `${method} ${path}${shown ? '' : ' (assumed)'}`);
    expect(rows.toSorted()).toEqual([
      'DELETE property/{id} (assumed)',
      'GET auth/me/',
      'GET buyerprofile/',
      'GET property/',
      'POST auth/change-otp',
      'POST auth/login',
      'POST auth/otp-verification',
      'POST auth/recoverypassword',
      'POST auth/register',
      'POST auth/resend-verify-otp',
      'POST auth/verify-otp',
      'POST buyerprofile/',
      'POST property/postreply',
      'PUT auth/change-agent',
      'PUT auth/change-password',
      'PUT property/hide/{id}',
      'PUT property/question/{id} (assumed)',
    ]);
  });

  it('leaves open what a person without a session needs', () => {
    const open = Object.entries(calls).flatMap(([name, { guarded }]) => (guarded ? [] : [name]));
    expect(open.toSorted()).toEqual([
      'changeOtp',
      'login',
      'otpVerification',
      'recoverPassword',
      'register',
      'resendVerifyOtp',
      'verifyOtp',
    ]);
  });

  it('takes a resend that answers without an id for a success', () => {
    expect(calls.resendVerifyOtp.data.safeParse(undefined)).toMatchObject({ success: true, data: null });
    expect(calls.resendVerifyOtp.data.safeParse({ id: 'u1' })).toMatchObject({ success: true });
  });
});

it('fills the id into the path, escaped', () => {
  expect(fillPath('property/hide/{id}', 'a/b')).toBe('property/hide/a%2Fb');
  expect(fillPath('property/hide/{id}', '$&')).toBe('property/hide/%24%26');
  expect(fillPath('property/')).toBe('property/');
});
