import type { Page } from '@playwright/test';
import { awaitCode, button, field, resend, title } from '../support/account.ts';
import {
  expect,
  expectNoAxeFindings,
  expectToast,
  faults,
  inEachSetting,
  personaOf,
  test,
  timesLeft,
  toastOf,
} from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';

/*
 * Signing up, confirming an account and replacing a password, with the faults that each form shows.
 */
const linda = personaOf('main');
const noah = personaOf('unconfirmed');
const ada = 'ada@example.com';

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
const fault = (page: Page, name: string) => expect(field(page, name));

/** Fills the sign-up for a new account. */
async function fillSignUp(page: Page, say: Words, email = ada): Promise<void> {
  await field(page, say.firstName).fill('Ada');
  await field(page, say.lastName).fill('Byron');
  await field(page, say.email).fill(email);
  await field(page, say.password).fill('difference');
  await page.getByRole('checkbox', { name: say.terms }).check();
}

/** Whether the last character of an English text stands to the right of the first, whichever way the page runs. */
const endsAtTheRight = (page: Page, text: string) =>
  page.getByText(text).evaluate(({ firstChild }) => {
    const range = document.createRange();
    const leftOf = (index: number) => {
      range.setStart(firstChild!, index);
      range.setEnd(firstChild!, index + 1);
      return range.getBoundingClientRect().left;
    };
    return leftOf(firstChild!.textContent!.length - 1) > leftOf(0);
  });

inEachSetting(() => {
  test('a deep link survives the sign-up, the code and the sign-in', async ({ page, say, codeFor }) => {
    await page.goto('/app/listing?q=mill&sort=price.desc');
    await expect(page).toHaveURL(/\/signin\?next=/);
    await page.getByRole('link', { name: say.signup, exact: true }).click();
    await expect(title(page, say.createAccount)).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: say.login, exact: true }).click();
    await expect(title(page, say.welcome)).toBeFocused();
    await page.getByRole('link', { name: say.signup, exact: true }).click();
    await fillSignUp(page, say);
    await button(page, say.signUp).click();

    await expect(title(page, say.verification)).toBeVisible();
    await expect(page.getByText(ada)).toBeVisible();
    expect(await storedKeys(page)).toEqual(expect.arrayContaining(['emailForSignUp', 'user_id']));
    expect(await storedKeys(page)).not.toContain('token');
    await resend(page, say, ada);

    const code = await codeFor(ada);
    await field(page, say.code).fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await page.keyboard.press('Enter');
    await expect(title(page, say.welcome)).toBeVisible();
    await expect(toastOf(page, say.confirmed, say)).toBeVisible();
    expect(await storedKeys(page)).not.toContain('emailForSignUp');
    await expect(field(page, say.email)).toHaveValue(ada);
    await field(page, say.password).fill('difference');
    await page.keyboard.press('Enter');
    // Before the toast would go by itself.
    await expect(toastOf(page, say.confirmed, say)).toBeHidden({ timeout: 3000 });
    await expect(page).toHaveURL('/app/listing?q=mill&sort=price.desc');
    await page.goto('/app/listing');
    await expect(page.getByRole('main').getByRole('link', { name: say.addAgent })).toBeVisible();
  });

  test('signing in to an unconfirmed account leads to its code', async ({ page, say, codeFor }) => {
    await page.goto('/signin');
    await field(page, say.email).fill(`\u200F${noah.email}\u200B`);
    await field(page, say.password).fill(noah.password);
    await button(page, say.signIn).click();
    await expect(title(page, say.verification)).toBeVisible();
    await expect(page.getByText(say.notConfirmed)).toBeVisible();

    await button(page, say.verify).click();
    await fault(page, say.code).toHaveAccessibleDescription(say.noCode);
    await expect(field(page, say.code)).toBeFocused();
    await field(page, say.code).fill('000');
    await button(page, say.verify).click();
    await expect(page.getByRole('alert')).toContainText('Otp does not match.');
    await expect(field(page, say.code), 'the field is emptied after a failure').toHaveValue('');
    await expect(field(page, say.code)).toBeFocused();

    await field(page, say.code).fill(await codeFor(noah.email));
    await button(page, say.verify).click();
    await expect(title(page, say.welcome)).toBeVisible();
    await field(page, say.password).fill(noah.password);
    await button(page, say.signIn).click();
    await expect(page).toHaveURL('/app/dashboard');
  });

  test('a forgotten password is replaced with a code, and local storage is cleared', async ({ page, say, codeFor }) => {
    await page.goto('/signin?next=/app/profile');
    await field(page, say.email).fill(linda.email);
    await page.getByRole('link', { name: say.forgot }).click();
    await expect(title(page, say.resetPassword)).toBeVisible();
    await expect(page.getByText(say.registeredAddress)).toBeVisible();
    await expect(field(page, say.email)).toHaveValue(linda.email);
    await button(page, say.getCode).click();

    await expect(title(page, say.enterCode)).toBeVisible();
    await expect(page.getByText(say.codeSent)).toBeVisible();
    await expect(page.getByText(linda.email)).toBeVisible();
    await resend(page, say, linda.email);
    await button(page, say.resend).click();
    const resent = page.getByRole('dialog', { name: say.resent });
    await expect(resent).toBeVisible();
    await page.goBack();
    await expect(resent).toBeHidden();
    await expect(title(page, say.enterCode), 'Back closes the dialog alone').toBeVisible();
    await field(page, say.code).fill(await codeFor(linda.email));
    await button(page, say.verify).click();

    await expect(title(page, say.resetPassword)).toBeVisible();
    await button(page, say.reset).click();
    await fault(page, say.newPassword).toHaveAccessibleDescription(say.noNewPassword);
    await fault(page, say.confirmPassword).toHaveAccessibleDescription(say.noConfirmPassword);
    await field(page, say.newPassword).fill('a new home');
    await field(page, say.confirmPassword).fill('a new hone');
    await button(page, say.reset).click();
    await fault(page, say.confirmPassword).toHaveAccessibleDescription(say.passwordsDiffer);
    await expect(field(page, say.confirmPassword)).toBeFocused();
    await field(page, say.confirmPassword).fill('a new home');
    await button(page, say.reset).click();

    await expect(title(page, say.welcome)).toBeVisible();
    await expectToast(page, say.passwordSet, say);
    expect((await storedKeys(page)).filter((key) => !key.startsWith('mock'))).toEqual([]);
    await field(page, say.password).fill('a new home');
    await button(page, say.signIn).click();
    await expect(page).toHaveURL('/app/profile');
  });

  test('each form says what is missing, and moves the focus to the first fault', async ({ page, say }) => {
    await page.goto('/signin');
    await button(page, say.signIn).click();
    await fault(page, say.email).toHaveAccessibleDescription(say.noEmail);
    await fault(page, say.password).toHaveAccessibleDescription(say.noPassword);
    await expect(field(page, say.email)).toBeFocused();

    await page.getByRole('link', { name: say.newAccount }).click();
    await button(page, say.signUp).click();
    await expect(field(page, say.firstName)).toBeFocused();
    await fault(page, say.firstName).toHaveAccessibleDescription(say.noFirstName);
    await field(page, say.firstName).fill('Ada');
    await fault(page, say.firstName).toHaveAccessibleDescription('');
    await field(page, say.optionalAgent).fill('nobody');
    await button(page, say.signUp).click();
    await expect(field(page, say.lastName)).toBeFocused();
    await fault(page, say.firstName).toHaveAccessibleDescription('');
    await fault(page, say.lastName).toHaveAccessibleDescription(say.noLastName);
    await fault(page, say.optionalAgent).toHaveAccessibleDescription(say.noEmail);
    await fault(page, say.email).toHaveAccessibleDescription(say.noEmail);
    await fault(page, say.password).toHaveAccessibleDescription(say.noPassword);
    await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(say.noTerms);

    await page.goto('/forgetPassword');
    await button(page, say.getCode).click();
    await fault(page, say.email).toHaveAccessibleDescription(say.noEmail);
    await page.getByRole('link', { name: say.backToSignIn }).click();
    await expect(title(page, say.welcome)).toBeFocused();
  });

  test('the fields that the server refuses are marked, and keep what was typed', async ({ page, say }) => {
    await page.goto('/signup');
    await fillSignUp(page, say, linda.email);
    await field(page, say.password).fill('short');
    await button(page, say.signUp).click();
    await expect(page.getByRole('alert')).toContainText('E-mail already in use.');
    await expect(field(page, say.email)).toBeFocused();
    await fault(page, say.email).toHaveAccessibleDescription('E-mail already in use.');
    await fault(page, say.password).toHaveAccessibleDescription('Password must be 6 characters or greater.');
    expect(await endsAtTheRight(page, 'Password must be 6 characters or greater.')).toBe(true);
    await expect(field(page, say.firstName)).toHaveValue('Ada');
    await expect(field(page, say.password)).toHaveValue('short');
    await page.getByRole('alert').getByRole('button', { name: say.close }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('for an account that is confirmed already, a code and a new code lead to the sign-in', async ({ page, say }) => {
    await page.goto('/signin');
    for (const action of [say.verify, say.resend]) {
      await awaitCode(page, 'emailForSignUp', linda.email);
      await page.goto('/OTP');
      await field(page, say.code).fill('123456');
      await button(page, action).click();
      await expect(title(page, say.welcome)).toBeVisible();
      await expectToast(page, say.alreadyConfirmed, say);
    }
  });

  test('a new code that is asked for in vain leads nobody on who has gone elsewhere', async ({ page, say }) => {
    await page.goto('/signin');
    await awaitCode(page, 'emailForSignUp', linda.email);
    await page.goto('/OTP');
    await expect(title(page, say.verification)).toBeVisible();
    await page.clock.install();
    await faults(page, [{ call: 'resendVerifyOtp', fault: 'slow', ms: 10_000, times: 1 }]);
    await button(page, say.resend).click();
    await page.getByRole('link', { name: say.backToSignIn }).click();
    await page.getByRole('link', { name: say.newAccount }).click();
    await expect(title(page, say.createAccount)).toBeVisible();
    await expect.poll(() => timesLeft(page)).toBe(0);
    await page.clock.runFor(10_000);
    await expectToast(page, say.alreadyConfirmed, say);
    await expect(title(page, say.createAccount)).toBeVisible();
  });

  test('an unknown address clears local storage and the field of the forgotten password', async ({ page, say }) => {
    await page.goto('/forgetPassword');
    await page.evaluate(() => localStorage.setItem('listing_column_order', '["price"]'));
    await field(page, say.email).fill('nobody@example.com');
    await button(page, say.getCode).click();
    await expect(page.getByRole('alert')).toContainText('Specified email not found.');
    await expect(field(page, say.email)).toHaveValue('');
    expect(await storedKeys(page)).toEqual([]);
    await expect(title(page, say.resetPassword), 'the page that runs keeps its language').toBeVisible();
  });

  test('the code and reset screens open only while their address is known', async ({ page, say }) => {
    for (const path of ['/OTP', '/ForgetPasswordOTP', '/resetPassword']) {
      await page.goto(path);
      await expect(title(page, say.welcome)).toBeVisible();
    }
    await awaitCode(page, 'emailForForgetPassword', linda.email);
    await awaitCode(page, 'emailForSignUp', 'garbage');
    for (const [path, heading] of [
      ['/forgetPasswordOTP', say.enterCode],
      ['/ResetPassword', say.resetPassword],
      ['/OTP', say.verification],
    ] as const) {
      await page.goto(path);
      await expect(title(page, heading)).toBeVisible();
    }
    await field(page, say.code).fill('123456');
    await button(page, say.verify).click();
    await expect(page.getByRole('alert'), 'the hidden address is checked too').toContainText(say.noEmail);
  });

  test('a slow answer finds the form as it was sent, and the person where they went meanwhile', async ({
    page,
    say,
  }) => {
    await page.clock.install();
    await page.goto('/forgetPassword');
    await faults(page, [{ call: 'changeOtp', fault: 'slow', ms: 10_000, times: 1 }]);
    await field(page, say.email).fill(linda.email);
    await field(page, say.email).press('Enter');
    await page.keyboard.type('nobody');
    await expect(field(page, say.email)).toHaveValue(linda.email);
    await page.getByRole('link', { name: say.signup, exact: true }).click();
    await field(page, say.firstName).fill('Ida');
    await expect.poll(() => timesLeft(page)).toBe(0);
    await page.clock.runFor(10_000);
    await fillSignUp(page, say);
    await expect(page).toHaveURL('/signup');
    await expect(field(page, say.lastName)).toHaveValue('Byron');
  });

  test('a second submit while one runs is not sent', async ({ page, say }) => {
    await page.clock.install();
    await page.goto('/signin');
    await faults(page, [
      { call: 'login', fault: 'refuse', times: 1 },
      { call: 'login', fault: 'slow', ms: 10_000, times: 1 },
    ]);
    await field(page, say.email).fill(linda.email);
    await field(page, say.password).fill(linda.password);
    await field(page, say.password).press('Enter');
    await field(page, say.password).press('Enter');
    await expect(button(page, say.signingIn)).toHaveAttribute('aria-disabled', 'true');
    const { x = 0, y = 0 } = (await button(page, say.signingIn).boundingBox()) ?? {};
    await page.mouse.click(x + 5, y + 5);
    // The clock stands still until the request has used its fault.
    await expect.poll(() => timesLeft(page)).toBe(0);
    await page.clock.runFor(10_000);
    // The first request uses up the only refusal, so a second request would sign in.
    await expect(page.getByRole('alert')).toContainText('The server refused this request.');
    await expect(button(page, say.signIn)).toBeVisible();
    await expect(field(page, say.password)).toHaveValue(linda.password);
  });
});

for (const language of ['en', 'ar'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('all of the sign-in is within a landmark, and so is the picture beside it', async ({ page }) => {
      await page.goto('/signin');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeFindings(page, { landmarks: true });
    });
  });
