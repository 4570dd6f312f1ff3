import { awaitCode, button, field, resend, title } from '../support/account.ts';
import { expect, faults, personaOf, root, routeRequests, test, toastOf } from '../support/fixtures.ts';
import { words } from '../support/words.ts';

/*
 * What the fields before the sign-in are to password managers, keyboards and languages.
 */
const linda = personaOf('main');
const noah = personaOf('unconfirmed');

test('the terms open in a new tab, and the words beside their link agree to them', async ({ page, say }) => {
  await page.context().route('https://example.com/**', (route) => route.fulfill({ body: 'The terms' }));
  await page.goto('/signup');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(await opened).toHaveURL('https://example.com/terms');
  const agreement = page.getByRole('checkbox', { name: say.terms });
  await expect(agreement).not.toBeChecked();
  await page.getByText('I agree to the').click({ position: { x: 5, y: 5 } });
  await expect(agreement).toBeChecked();
});

test('a new code is reported even where the code of its dialog cannot be fetched, and the typed one stays', async ({
  page,
  say,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await page.goto('/signin');
  await awaitCode(page, 'emailForSignUp', noah.email);
  await page.goto('/OTP');
  await field(page, say.code).fill('123');
  // Only the code that sends it comes.
  await routeRequests(page, /\/assets\/(?!account-)/, (route) => route.abort());
  await button(page, say.resend).click();
  await expect(toastOf(page, `${say.resentOn} ${noah.email}`, say)).toBeVisible();
  await expect(field(page, say.code)).toHaveValue('123');
});

test('a code may be typed in the digits of an Arabic keyboard', async ({ page, say, codeFor }) => {
  await page.goto('/signin');
  await awaitCode(page, 'emailForSignUp', noah.email);
  await page.goto('/OTP');
  await resend(page, say, noah.email);
  const code = await codeFor(noah.email);
  await field(page, say.code).fill(code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))));
  await button(page, say.verify).click();
  await expect(title(page, say.welcome)).toBeVisible();
});

test('the fields tell password managers and phone keyboards what they are', async ({ page, say }) => {
  const known = async (name: string, autocomplete: string, more: Record<string, string> = {}) => {
    for (const [attribute, value] of Object.entries({ autocomplete, ...more }))
      await expect(field(page, name), `${attribute} of ${name}`).toHaveAttribute(attribute, value);
  };
  const address = { type: 'email', inputmode: 'email', autocapitalize: 'none', spellcheck: 'false' };
  const secret = { type: 'password', autocapitalize: 'none', spellcheck: 'false' };
  await page.goto('/signin');
  await known(say.email, 'username', { name: 'email', ...address });
  await known(say.password, 'current-password', { name: 'password', ...secret });
  await field(page, say.password).fill('secret');
  await page.getByRole('button', { name: say.showCharacters }).click();
  await expect(field(page, say.password)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: say.showCharacters }).click();
  await expect(field(page, say.password)).toHaveAttribute('type', 'password');

  await awaitCode(page, 'emailForSignUp', noah.email);
  await awaitCode(page, 'emailForForgetPassword', linda.email);
  await page.goto('/OTP');
  await known(say.code, 'one-time-code', { name: 'otp', inputmode: 'numeric' });
  await expect(field(page, say.code)).not.toHaveAttribute('maxlength');
  await page.goto('/signup');
  await known(say.firstName, 'given-name', { name: 'firstName' });
  await known(say.lastName, 'family-name', { name: 'lastName' });
  await known(say.optionalAgent, 'off', { name: 'agent', ...address });
  await known(say.email, 'username', { name: 'email', ...address });
  await known(say.password, 'new-password', { name: 'password', ...secret });
  await page.goto('/forgetPassword');
  await known(say.email, 'username', { name: 'email', ...address });
  await page.goto('/resetPassword');
  await known(say.newPassword, 'new-password', { name: 'password', ...secret });
  await known(say.confirmPassword, 'new-password', { name: 'confirmPassword', ...secret });
  // Only password managers see this field. It tells them whose password is new.
  const account = page.locator('input[autocomplete=username]');
  await expect(account).toHaveValue(linda.email);
  await expect(account).toHaveAttribute('name', 'email');
});

test('the language is chosen before the sign-in, and keeps what is typed', async ({ page, say }) => {
  await page.goto('/signup');
  await field(page, say.firstName).fill('Ada');
  await page.getByRole('combobox', { name: say.language }).selectOption('العربية');
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  const inArabic = words.ar;
  await expect(field(page, inArabic.firstName)).toHaveValue('Ada');
  await expect(field(page, inArabic.firstName)).toHaveCSS('direction', 'rtl');
  // From right to left, the full stop of a half-typed "linda." would stand before the word.
  await expect(field(page, inArabic.email)).toHaveCSS('direction', 'ltr');
  await field(page, inArabic.password).fill('abc!');
  await page.getByRole('button', { name: inArabic.showCharacters }).click();
  await expect(field(page, inArabic.password)).toHaveCSS('direction', 'ltr');
  // The button that shows the password is at the left here, so the room for it has to be there too.
  await expect(field(page, inArabic.password)).toHaveCSS('padding-left', '44px');
});

test('the faults of a form follow the chosen language, and a corrected field stays correct', async ({
  page,
  say,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto('/signin');
  await button(page, say.signIn).click();
  await expect(page.getByText(say.noPassword)).toBeVisible();
  await field(page, say.password).fill('homebuyer');
  await page.getByRole('combobox', { name: say.language }).selectOption('العربية');
  const inArabic = words.ar;
  await expect(page.getByText(inArabic.noEmail)).toBeVisible();
  await expect(page.getByText(inArabic.noPassword)).toBeHidden();
  await field(page, inArabic.email).fill(linda.email);
  await faults(page, [{ call: 'login', fault: 'drop' }]);
  await button(page, inArabic.signIn).click();
  await expect(page.getByRole('alert')).toHaveText(inArabic.network);
  await page.getByRole('combobox', { name: inArabic.language }).selectOption('English');
  await expect(page.getByRole('alert')).toHaveText(say.network);
});
