import type { Page } from '@playwright/test';
import { bothSettings, expect, inEachSetting, personaOf, screens, signIn, test } from '../support/fixtures.ts';
import { insideFrame } from '../support/frame.ts';

const { email, password } = personaOf('main');

/** Lets no script of the build through until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let deliver = () => {};
  const held = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return deliver;
}

/** React has taken the page over once a form's title is that of the page. */
const hydrated = (page: Page) => expect(page).toHaveTitle(/ · /);

inEachSetting(() => {
  test('the sign-in is there before its code, and keeps what was typed, chosen and pressed', async ({
    page,
    say,
    language,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) console.error(`Shifted by ${Reflect.get(shift, 'value')}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const deliver = await holdCode(page);
    await page.goto('/signin', { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: say.email });
    const secret = page.getByRole('textbox', { name: say.password });
    await field.fill(email);
    await secret.fill(password);
    await expect(page.getByRole('button', { name: say.signIn, exact: true })).toBeVisible();
    const before = await page.locator('#root').innerHTML();
    const boxes = await Promise.all([field, secret].map((input) => input.boundingBox()));
    const first = await field.elementHandle();
    deliver();
    await hydrated(page);
    await expect(field).toHaveValue(email);
    await expect(secret).toHaveValue(password);
    expect(await first?.evaluate((input) => input.isConnected)).toBe(true);
    expect(await Promise.all([field, secret].map((input) => input.boundingBox()))).toEqual(boxes);
    expect(await page.locator('#root').innerHTML()).toBe(before);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}, bothSettings);

test('a submit before the code has come is carried out once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  const deliver = await holdCode(page);
  await page.goto('/app/settings', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect(sent).toEqual([]);
  deliver();
  await expect(page).toHaveURL(/\/app\/settings$/);
  await insideFrame(page);
  expect(sent).toEqual(['/api/auth/login']);
});

test('a language and a button that were chosen before the code has come count', async ({ page }) => {
  const deliver = await holdCode(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('it');
  deliver();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
});

test.describe('in a dark theme', () => {
  test.use({ viewport: screens.phone });
  for (const path of ['/', '/signup', '/forgetPassword'])
    test(`${path} is dark and complete before its code`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('buyer_state', '{"themeType":"dark"}'));
      const deliver = await holdCode(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const dark = await ground();
      const before = await page.getByRole('main').innerText();
      deliver();
      await hydrated(page);
      expect(await ground()).toBe(dark);
      expect(await page.getByRole('main').innerText()).toBe(before);
    });
});

test('somebody who is signed in never gets the form', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await holdCode(page);
  for (const path of ['/signin', '/app/listing', '/']) {
    await page.goto(path, { waitUntil: 'commit' });
    // All of the page has been read; its code is still held.
    await page.waitForFunction(() => document.readyState === 'interactive');
    await expect(page.locator('form')).toHaveCount(0);
  }
});

test('the preview answers 404 for a file that a deploy has taken away, and never with the page', async ({
  request,
}) => {
  for (const path of ['/assets/gone-12345678.js', '/assets/gone'])
    expect((await request.get(path)).status(), path).toBe(404);
  expect((await request.get('/app/listing')).status()).toBe(200);
});
