import type { Page } from '@playwright/test';
import type { FaultKind } from '#mocks/faults.ts';
import { expect, faults, personaOf, screens, signIn, test } from '../support/fixtures.ts';

/*
 * Every call of the account screens with every fault: a message in words, the form as the specification leaves it, the button usable
 * again, and nothing stored that should not be.
 */
const linda = personaOf('main');

interface Case {
  call:
    | 'login'
    | 'register'
    | 'verifyOtp'
    | 'resendVerifyOtp'
    | 'changeOtp'
    | 'otpVerification'
    | 'recoverPassword'
    | 'changePassword'
    | 'changeAgent';
  path: string;
  fields: Record<string, string>;
  button: string;
  /** The fields are emptied 100 ms after the failure. */
  resets?: boolean;
  guarded?: boolean;
}

const cases: Case[] = [
  { call: 'login', path: '/signin', fields: { 'E-mail': linda.email, Password: 'homebuyer' }, button: 'Sign In' },
  {
    call: 'register',
    path: '/signup',
    fields: { 'First name': 'Ada', 'Last name': 'Byron', 'E-mail': 'ada@example.com', Password: 'difference' },
    button: 'Sign Up',
  },
  { call: 'verifyOtp', path: '/OTP', fields: { 'Verification code': '123' }, button: 'Verify', resets: true },
  { call: 'resendVerifyOtp', path: '/OTP', fields: { 'Verification code': '123' }, button: 'Resend Code' },
  {
    call: 'changeOtp',
    path: '/forgetPassword',
    fields: { 'E-mail': linda.email },
    button: 'Get Verification Code',
    resets: true,
  },
  {
    call: 'otpVerification',
    path: '/forgetPasswordOTP',
    fields: { 'Verification code': '123' },
    button: 'Verify',
    resets: true,
  },
  {
    call: 'recoverPassword',
    path: '/resetPassword',
    fields: { 'New password': 'a new home', 'Confirm password': 'a new home' },
    button: 'Reset',
    resets: true,
  },
  {
    call: 'changePassword',
    path: '/app/settings',
    fields: { 'Current password': 'homebuyer', 'New password': 'a new home', 'Confirm password': 'a new home' },
    button: 'Change Password',
    resets: true,
    guarded: true,
  },
  {
    call: 'changeAgent',
    path: '/app/settings',
    fields: { 'Agent’s e-mail': 'a@example.com' },
    button: 'Change Agent',
    guarded: true,
  },
];

const unreadable = 'The server’s answer could not be read. Please try again in a moment.';
const words: [FaultKind, string][] = [
  ['drop', 'The server could not be reached. Check your connection and try again.'],
  ['timeout', 'The server took too long to answer. Please try again.'],
  ['http-500', 'Something went wrong on the server.'],
  ['http-500-empty', unreadable],
  ['refuse', 'The server refused this request.'],
  ['html', unreadable],
  ['wrong-shape', unreadable],
  ['cut-off', unreadable],
];

const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

for (const { call, path, fields, button, resets = false, guarded = false } of cases)
  test(`${call} fails in every way`, async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await page.setViewportSize(screens.phone);
    await page.clock.install();
    await page.goto('/signin');
    if (guarded) await signIn(page);
    else
      await page.evaluate((email) => {
        localStorage.setItem('emailForSignUp', email);
        localStorage.setItem('emailForForgetPassword', email);
      }, linda.email);
    await page.goto(path);
    for (const [fault, sentence] of words) {
      const before = await stored(page);
      await faults(page, [
        { call, fault, times: 1 },
        { call, fault: 'slow', ms: 0, times: 1 },
      ]);
      for (const [name, value] of Object.entries(fields))
        await page.getByRole('textbox', { name, exact: true }).fill(value);
      if (call === 'register') await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: button, exact: true }).click();
      // The request may set out only after the clock has run: then it runs once more.
      await expect(async () => {
        if (fault === 'timeout') await page.clock.runFor(16_000);
        await expect(page.getByRole('alert'), fault).toHaveText(sentence, { timeout: 1_000 });
      }).toPass();
      await expect(page.getByRole('button', { name: button, exact: true }), fault).toHaveAttribute(
        'aria-disabled',
        'false',
      );
      for (const [name, value] of Object.entries(fields))
        await expect(page.getByRole('textbox', { name, exact: true }), fault).toHaveValue(resets ? '' : value);
      expect(await stored(page), fault).toEqual(call === 'changeOtp' ? {} : before);
      await expect(page, fault).toHaveURL(path);
      await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    }
  });
