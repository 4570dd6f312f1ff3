import type { Page } from '@playwright/test';
import {
  expect,
  expectNoAxeFindings,
  expectToast,
  faults,
  mailCode,
  personaOf,
  screens,
  signIn,
  test,
  toastOf,
} from '../support/fixtures.ts';

const linda = personaOf('main');
const noah = personaOf('unconfirmed');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

/** Fills the sign-up as somebody new. */
async function fillSignUp(page: Page, email: string): Promise<void> {
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Byron');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill('difference');
  await page.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' }).check();
}

for (const [screen, viewport] of Object.entries({ phone: screens.phone, desktop: screens.desktop }))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('a deep link survives the sign-up, the code and the sign-in', async ({ page }) => {
      await page.goto('/app/listing?q=mill&sort=price.desc');
      await expect(page).toHaveURL(/\/signin\?next=/);
      await page.getByRole('link', { name: 'Signup' }).click();
      await expect(title(page, 'Create your account')).toBeFocused();
      await fillSignUp(page, 'ada@example.com');
      await button(page, 'Sign Up').click();

      await expect(title(page, 'Account Verification')).toBeVisible();
      await expect(page.getByText('ada@example.com')).toBeVisible();
      expect(await stored(page)).toEqual(expect.arrayContaining(['emailForSignUp', 'user_id']));
      expect(await stored(page)).not.toContain('token');
      await button(page, 'Resend Code').click();
      const dialog = page.getByRole('dialog', { name: 'OTP Resent' });
      await expect(dialog).toContainText('We have Resent OTP on ada@example.com');
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(dialog).toBeHidden();
      await expect(button(page, 'Resend Code')).toBeFocused();

      const code = await mailCode(page, 'ada@example.com');
      await field(page, 'Verification code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
      await page.keyboard.press('Enter');
      await expect(title(page, 'Welcome back')).toBeVisible();
      await expectToast(page, 'Your account is confirmed. Please sign in.');
      expect(await stored(page)).not.toContain('emailForSignUp');
      await expect(field(page, 'E-mail')).toHaveValue('ada@example.com');
      await field(page, 'Password').fill('difference');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/app/listing?q=mill&sort=price.desc');
    });

    test('an account that is not confirmed goes on to its code', async ({ page }) => {
      await page.goto('/signin');
      await field(page, 'E-mail').fill(noah.email);
      await field(page, 'Password').fill(noah.password);
      await button(page, 'Sign In').click();
      await expect(title(page, 'Account Verification')).toBeVisible();
      await expect(page.getByText('Account is not confirmed. Please confirm your account.')).toBeVisible();

      await button(page, 'Verify').click();
      await expect(page.getByText('The input is not valid OTP!')).toBeVisible();
      await expect(field(page, 'Verification code')).toBeFocused();
      await field(page, 'Verification code').fill('000');
      await button(page, 'Verify').click();
      await expect(page.getByRole('alert')).toContainText('Otp does not match.');
      await expect(field(page, 'Verification code'), 'the field is emptied after a failure').toHaveValue('');

      await field(page, 'Verification code').fill(await mailCode(page, noah.email));
      await button(page, 'Verify').click();
      await expect(title(page, 'Welcome back')).toBeVisible();
      await field(page, 'Password').fill(noah.password);
      await button(page, 'Sign In').click();
      await expect(page).toHaveURL('/app/dashboard');
    });

    test('a forgotten password is replaced with a code, and local storage is cleared', async ({ page }) => {
      await page.goto('/signin?next=/app/profile');
      await page.getByRole('link', { name: 'Forget Password?' }).click();
      await expect(title(page, 'Reset Password')).toBeVisible();
      await expect(page.getByText('Please enter your registered email address!')).toBeVisible();
      await field(page, 'E-mail').fill(linda.email);
      await button(page, 'Get Verification Code').click();

      await expect(title(page, 'Enter Verification Code')).toBeVisible();
      await expect(
        page.getByText(
          'We have sent you a verification code, please check your mailbox and verify code to reset your password!',
        ),
      ).toBeVisible();
      await expect(page.getByText(linda.email)).toBeVisible();
      await button(page, 'Resend Code').click();
      await page.getByRole('dialog', { name: 'OTP Resent' }).getByRole('button', { name: 'OK' }).click();
      await field(page, 'Verification code').fill(await mailCode(page, linda.email));
      await button(page, 'Verify').click();

      await expect(title(page, 'Reset Password')).toBeVisible();
      await button(page, 'Reset').click();
      await expect(page.getByText('Please input your new Password!')).toBeVisible();
      await expect(page.getByText('Please confirm your new Password!')).toBeVisible();
      await field(page, 'New password').fill('a new home');
      await field(page, 'Confirm password').fill('a new hone');
      await button(page, 'Reset').click();
      await expect(page.getByText('Two passwords that you enter is inconsistent!')).toBeVisible();
      await expect(field(page, 'Confirm password')).toBeFocused();
      await field(page, 'Confirm password').fill('a new home');
      await button(page, 'Reset').click();

      await expect(title(page, 'Welcome back')).toBeVisible();
      await expectToast(page, 'Your new password is set. Please sign in with it.');
      expect((await stored(page)).filter((key) => !key.startsWith('mock'))).toEqual([]);
      await field(page, 'Password').fill('a new home');
      await button(page, 'Sign In').click();
      await expect(page).toHaveURL('/app/profile');
    });
  });

test('each form says what it misses, and goes to the first fault', async ({ page }) => {
  await page.goto('/signin');
  await button(page, 'Sign In').click();
  await expect(page.getByText('The input is not valid E-mail!')).toBeVisible();
  await expect(page.getByText('Please input your Password!')).toBeVisible();
  await expect(field(page, 'E-mail')).toBeFocused();
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('The input is not valid E-mail!');

  await page.getByRole('link', { name: 'Create an account' }).click();
  await field(page, 'First name').fill('Ada');
  await field(page, 'Your agent’s e-mail (optional)').fill('nobody');
  await button(page, 'Sign Up').click();
  await expect(field(page, 'Last name')).toBeFocused();
  await expect(field(page, 'Last name')).toHaveAccessibleDescription('The Last Name is not valid!');
  await expect(page.getByText('The input is not valid E-mail!')).toHaveCount(2);
  await expect(page.getByText('Please input your Password!')).toBeVisible();
  await expect(page.getByText('You must agree to our Terms & Conditions')).toBeVisible();
  await expect(page.getByText('The First Name is not valid!')).toBeHidden();

  await page.goto('/forgetPassword');
  await button(page, 'Get Verification Code').click();
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('The input is not valid E-mail!');
});

test('the fields that the server finds fault with are marked, and what was typed stays', async ({ page }) => {
  await page.goto('/signup');
  await fillSignUp(page, linda.email);
  await field(page, 'Password').fill('short');
  await button(page, 'Sign Up').click();
  await expect(page.getByRole('alert')).toContainText('E-mail already in use.');
  await expect(field(page, 'E-mail')).toBeFocused();
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('E-mail already in use.');
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Password must be 6 characters or greater.');
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await expect(field(page, 'Password')).toHaveValue('short');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('an account that is confirmed already goes to the sign-in, by its code and by a new one', async ({ page }) => {
  for (const action of ['Verify', 'Resend Code']) {
    await page.goto('/signin');
    await page.evaluate((email) => localStorage.setItem('emailForSignUp', email), linda.email);
    await page.goto('/OTP');
    await field(page, 'Verification code').fill('123456');
    await button(page, action).click();
    await expect(title(page, 'Welcome back')).toBeVisible();
    await expectToast(page, 'Your account was confirmed already.');
  }
});

test('the code and reset screens are there only while their address is known, in either spelling', async ({ page }) => {
  for (const path of ['/OTP', '/forgetPasswordOTP', '/ForgetPasswordOTP', '/resetPassword', '/nowhere']) {
    await page.goto(path);
    await expect(title(page, 'Welcome back')).toBeVisible();
  }
  await page.evaluate((email) => {
    localStorage.setItem('emailForForgetPassword', email);
    localStorage.setItem('emailForSignUp', 'garbage');
  }, linda.email);
  for (const [path, heading] of [
    ['/ForgetPasswordOTP', 'Enter Verification Code'],
    ['/forgetpasswordotp', 'Enter Verification Code'],
    ['/ResetPassword', 'Reset Password'],
    ['/SIGNUP', 'Create your account'],
    ['/otp', 'Account Verification'],
  ] as const) {
    await page.goto(path);
    await expect(title(page, heading)).toBeVisible();
  }
  await field(page, 'Verification code').fill('123456');
  await button(page, 'Verify').click();
  await expect(page.getByRole('alert'), 'the hidden address is checked too').toContainText(
    'The input is not valid E-mail!',
  );
});

test('a forgotten password that cannot be helped clears local storage and the field', async ({ page }) => {
  await page.goto('/forgetPassword');
  await page.evaluate(() => localStorage.setItem('listing_column_order', '["price"]'));
  await field(page, 'E-mail').fill('nobody@example.com');
  await button(page, 'Get Verification Code').click();
  await expect(page.getByRole('alert')).toContainText('Specified email not found.');
  await expect(field(page, 'E-mail')).toHaveValue('');
  expect(await stored(page)).toEqual([]);
});

for (const next of [
  '//evil.example',
  'https://evil.example/app',
  'javascript:alert(1)',
  '/app/..//evil.example',
  '/signup',
])
  test(`nothing outside is followed: ${next}`, async ({ page }) => {
    await page.goto(`/signin?next=${encodeURIComponent(next)}`);
    await signIn(page);
    await expect(page).toHaveURL('/app/dashboard');
  });

test('a second submit while one runs is not sent', async ({ page }) => {
  await page.goto('/signin');
  await faults(page, [
    { call: 'login', fault: 'refuse', times: 1 },
    { call: 'login', fault: 'slow', ms: 1_500, times: 1 },
  ]);
  await field(page, 'E-mail').fill(linda.email);
  await field(page, 'Password').fill(linda.password);
  await field(page, 'Password').press('Enter');
  await field(page, 'Password').press('Enter');
  await expect(button(page, 'Signing in…')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Signing in…').click({ force: true });
  // The only refusal is used up by the first; a second request would have signed in.
  await expect(page.getByRole('alert')).toContainText('The server refused this request.');
  await expect(button(page, 'Sign In')).toBeVisible();
  await expect(field(page, 'Password')).toHaveValue(linda.password);
});

test('password managers and phones know the fields', async ({ page }) => {
  await page.goto('/signin');
  await expect(field(page, 'E-mail')).toHaveAttribute('autocomplete', 'username');
  await expect(field(page, 'E-mail')).toHaveAttribute('inputmode', 'email');
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password');
  await field(page, 'Password').fill('secret');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await page.evaluate(() => localStorage.setItem('emailForSignUp', 'a@example.com'));
  await page.goto('/OTP');
  await expect(field(page, 'Verification code')).toHaveAttribute('autocomplete', 'one-time-code');
  await page.goto('/signup');
  for (const [name, value] of [
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Password', 'new-password'],
  ] as const)
    await expect(field(page, name)).toHaveAttribute('autocomplete', value);
});

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: screens.phone });

  test('the language is chosen before the sign-in, keeps what is typed, and the forms speak it', async ({ page }) => {
    await page.goto('/signup');
    await field(page, 'First name').fill('Ada');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
    await expect(title(page, 'أنشئ حسابك')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(field(page, 'الاسم الأول')).toHaveValue('Ada');
    await button(page, 'إنشاء الحساب').click();
    await expect(field(page, 'اسم العائلة')).toHaveAccessibleDescription('اسم العائلة غير صالح!');
    await page.evaluate(() => {
      localStorage.setItem('emailForSignUp', 'a@example.com');
      localStorage.setItem('emailForForgetPassword', 'a@example.com');
    });
    for (const path of ['/signin', '/signup', '/forgetPassword', '/forgetPasswordOTP', '/resetPassword', '/OTP']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeFindings(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screens.phone.width);
    }
  });
});

test.describe('the settings', () => {
  test('change the password, which then is the one to sign in with', async ({ page }) => {
    await signIn(page, 'awaited');
    await page.goto('/app/settings');
    await button(page, 'Change Password').click();
    await expect(field(page, 'Current password')).toHaveAccessibleDescription('Please input your current Password!');
    await field(page, 'Current password').fill('wrong one');
    await field(page, 'New password').fill('a new home');
    await field(page, 'Confirm password').fill('a new home');
    await button(page, 'Change Password').click();
    await expect(page.getByRole('alert')).toContainText('Current password is wrong.');
    await expect(field(page, 'Current password')).toHaveValue('');
    await expect(field(page, 'New password')).toHaveValue('');
    await field(page, 'Current password').fill(personaOf('awaited').password);
    await field(page, 'New password').fill('a new home');
    await field(page, 'Confirm password').fill('a new home');
    await button(page, 'Change Password').click();
    await expect(page).toHaveURL('/app/dashboard');
    await expectToast(page, 'Password changed successfully.');
  });

  test('say how it stands with the agent, and change that', async ({ page }) => {
    await signIn(page, 'noAgent');
    await page.goto('/app/settings');
    await expect(page.getByText('No agent is linked to your account yet.')).toBeVisible();
    await field(page, 'Agent’s e-mail').fill('nobody');
    await button(page, 'Add Your Agent').click();
    await expect(field(page, 'Agent’s e-mail')).toHaveAccessibleDescription('The input is not valid E-mail!');
    await field(page, 'Agent’s e-mail').fill('newcomer@example.com');
    await button(page, 'Add Your Agent').click();
    await expect(page).toHaveURL('/app/dashboard');
    await expect(toastOf(page, 'Agent saved. Registration is awaited.')).toBeVisible();

    await page.goto('/app/settings');
    await expect(page.getByText('Registration Awaited')).toBeVisible();
    await expect(page.getByText('newcomer@example.com')).toBeVisible();
    await expect(button(page, 'Change Agent')).toBeVisible();
    await expectNoAxeFindings(page);
  });

  test('name the agent who is linked', async ({ page }) => {
    await signIn(page);
    await page.goto('/app/settings');
    await expect(page.getByText('Ana Ribeiro')).toBeVisible();
    await expect(page.getByText('This agent is linked to your account')).toBeVisible();
  });
});
