import type { Page } from '@playwright/test';
import type { FaultEntry, FaultKind } from '#mocks/faults.ts';
import { awaitCode, button, field, title } from '../support/account.ts';
import { expect, faults, inEachSetting, personaOf, signIn, test } from '../support/fixtures.ts';
import { forgetKept } from '../support/kept-for.ts';
import type { Words } from '../support/words.ts';

/*
 * Every call of the account screens fails in every way. Each time the form says why, is as the specification leaves it, can be submitted
 * again, and has stored nothing.
 */
const linda = personaOf('main');

interface Case {
  path: string;
  /** What is typed, by the field's name. */
  typed: Partial<Record<keyof Words, string>>;
  button: keyof Words;
  /** The fields are emptied 100 ms after the failure. */
  resets?: boolean;
  /** The mock accepts the same form again. Otherwise the first half of its answer already has the status of a refusal. */
  accepted?: boolean;
  /** The portal asks the server whether it was done. */
  asks?: boolean;
  guarded?: boolean;
}

const cases = {
  login: { path: '/signin', typed: { email: linda.email, password: 'homebuyer' }, button: 'signIn', accepted: true },
  register: {
    path: '/signup',
    typed: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', password: 'difference' },
    button: 'signUp',
  },
  verifyOtp: { path: '/OTP', typed: { code: '123' }, button: 'verify', resets: true },
  resendVerifyOtp: { path: '/OTP', typed: { code: '123' }, button: 'resend' },
  changeOtp: {
    path: '/forgetPassword',
    typed: { email: linda.email },
    button: 'getCode',
    resets: true,
    accepted: true,
  },
  otpVerification: { path: '/forgetPasswordOTP', typed: { code: '123' }, button: 'verify', resets: true },
  recoverPassword: {
    path: '/resetPassword',
    typed: { newPassword: 'a new home', confirmPassword: 'a new home' },
    button: 'reset',
    resets: true,
  },
  changePassword: {
    path: '/app/settings',
    typed: { currentPassword: 'homebuyer', newPassword: 'a new home', confirmPassword: 'a new home' },
    button: 'changePassword',
    resets: true,
    guarded: true,
  },
  changeAgent: {
    path: '/app/settings',
    typed: { agentEmail: 'a@example.com' },
    button: 'changeAgent',
    asks: true,
    guarded: true,
  },
} satisfies Partial<Record<FaultEntry['call'], Case>>;

/** What the form says after each fault. */
const sentences = (say: Words): [FaultKind, string][] => [
  ['drop', say.network],
  ['timeout', say.timeout],
  ['http-500', 'Something went wrong on the server.'],
  ['http-500-empty', say.unreadable],
  ['refuse', 'The server refused this request.'],
  ['html', say.unreadable],
  ['wrong-shape', say.unreadable],
  ['cut-off', say.unreadable],
];

const soon = { timeout: 1_000 };

const storedItems = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** Makes the next `times` answers of a call fail, or all of them, without the usual delay. */
const fail = (page: Page, call: FaultEntry['call'], fault: FaultKind, times?: number) =>
  faults(page, [
    { call, fault, times },
    { call, fault: 'slow', ms: 0, times },
  ]);

/** Repeats the check until it passes. Before each try it moves the clock past the time limit of a request that gets no answer. */
const settle = (page: Page, fault: FaultKind, check: () => Promise<void>) =>
  expect(async () => {
    if (fault === 'timeout') await page.clock.runFor(16_000);
    await check();
  }).toPass();

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.clock.install();
  await page.goto('/signin');
});

inEachSetting(() => {
  for (const [
    call,
    { path, typed, button: submit, resets = false, accepted = false, asks = false, guarded = false },
  ] of Object.entries<Case>(cases))
    test(`${call} fails in every way`, async ({ page, say }) => {
      const fields = Object.entries(typed).map(
        ([name, value]) => [field(page, say[name as keyof Words]), value] as const,
      );
      if (guarded) await signIn(page, 'main', say);
      else {
        await awaitCode(page, 'emailForSignUp', linda.email);
        await awaitCode(page, 'emailForForgetPassword', linda.email);
      }
      await page.goto(path);
      for (const [fault, words] of sentences(say)) {
        if (asks && (fault === 'wrong-shape' || fault === 'cut-off')) continue;
        const failure = fault === 'cut-off' && !accepted ? say.notAccepted : words;
        // Every try comes after one whose answer was lost.
        const sentence = call === 'recoverPassword' ? `${failure} ${say.mayBeSet}` : failure;
        const before = await storedItems(page);
        // Only once, so a form that retried by itself would succeed.
        await fail(page, call as FaultEntry['call'], fault, 1);
        for (const [input, value] of fields) await input.fill(value);
        if (call === 'register') await page.getByRole('checkbox').check();
        await button(page, say[submit]).click();
        const alert = expect(page.getByRole('alert'), fault);
        // The password may have been changed, which is said beside it.
        const isSaid = () =>
          call === 'changePassword' ? alert.toContainText(sentence, soon) : alert.toHaveText(sentence, soon);
        await settle(page, fault, isSaid);
        await expect(button(page, say[submit]), fault).toHaveAttribute('aria-disabled', 'false');
        for (const [input, value] of fields) await expect(input, fault).toHaveValue(resets ? '' : value);
        expect(await storedItems(page), fault).toEqual(call === 'changeOtp' ? {} : before);
        await expect(page, fault).toHaveURL(path);
        await page.getByRole('alert').getByRole('button', { name: say.close }).click();
      }
    });

  test('me fails in every way, and the settings open once it succeeds', async ({ page, say, allowConsole }) => {
    // React logs the error that put the screen into its error state.
    allowConsole(/ApiError/);
    await signIn(page, 'main', say);
    // Without this, the screen would show the answers kept on the device.
    await forgetKept(page);
    for (const [fault, sentence] of sentences(say)) {
      const before = await storedItems(page);
      await fail(page, 'me', fault);
      await page.goto('/app/settings');
      const words = fault === 'http-500-empty' ? say.serverError : sentence;
      await settle(page, fault, () => expect(page.getByRole('alert'), fault).toContainText(words, soon));
      expect(await storedItems(page), fault).toEqual(before);
      await expect(page, fault).toHaveURL('/app/settings');
      await faults(page, []);
      await settle(page, fault, async () => {
        // A request that began before the fault ended may fail too. Then the button is pressed again.
        if (await button(page, say.tryAgain).isVisible()) await button(page, say.tryAgain).click(soon);
        await expect(title(page, say.settings), fault).toBeVisible(soon);
      });
      await expect(button(page, say.changeAgent), fault).toHaveAttribute('aria-disabled', 'false');
    }
  });
});
