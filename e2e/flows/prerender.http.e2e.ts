import type { Page } from '@playwright/test';
import { logOut } from '../support/account.ts';
import {
  expect,
  ground,
  holdRequests,
  inEachSetting,
  personaOf,
  root,
  screens,
  signIn,
  test,
} from '../support/fixtures.ts';
import { insideFrame } from '../support/frame.ts';

const { email, password } = personaOf('main');
/** Every script of the build. */
const code = /\/assets\/.*\.js$/;

/** Waits for React, which sets the title of the screen. */
const expectHydrated = (page: Page) => expect(page).toHaveTitle(/ · /);

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
    const release = await holdRequests(page, code);
    await page.goto('/signin', { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: say.email });
    const secret = page.getByRole('textbox', { name: say.password });
    await field.fill(email);
    await secret.fill(password);
    await expect(page.getByRole('button', { name: say.signIn, exact: true })).toBeVisible();
    const before = await root(page).ariaSnapshot();
    const parts = (['heading', 'textbox', 'button', 'link'] as const)
      .map((role) => page.getByRole(role))
      .reduce((all, one) => all.or(one));
    const places = () =>
      parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    const placesBefore = await places();
    expect(placesBefore.length).toBeGreaterThan(5);
    const first = await field.elementHandle();
    release();
    await expectHydrated(page);
    await expect(field).toHaveValue(email);
    await expect(secret).toHaveValue(password);
    expect(await first?.evaluate((input) => input.isConnected)).toBe(true);
    expect(await places()).toEqual(placesBefore);
    expect(await root(page).ariaSnapshot()).toBe(before);
    await expect(root(page)).toHaveAttribute('lang', language);
  });
});

test('a form that is submitted before its code has loaded is sent once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  const release = await holdRequests(page, code);
  await page.goto('/app/settings', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect(sent).toEqual([]);
  release();
  await expect(page).toHaveURL(/\/app\/settings$/);
  await insideFrame(page);
  expect(sent).toEqual(['/api/auth/login']);
});

test('a form that a password manager submits before the code has loaded puts nothing into the address', async ({
  page,
}) => {
  const release = await holdRequests(page, code);
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Password' }).fill('homebuyer');
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  release();
  await expect(page.getByText('The input is not valid E-mail!')).toBeVisible();
  await expect(page).toHaveURL('/signin');
});

test('a press before the code has loaded shows until it has', async ({ page }) => {
  const release = await holdRequests(page, code);
  await page.goto('/signin', { waitUntil: 'commit' });
  const press = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(press).toHaveCSS('opacity', '1');
  await press.click();
  await expect(press).toHaveCSS('opacity', '0.6');
  release();
  await expect(page.getByText('Please input your Password!')).toBeVisible();
  await expect(press).toHaveCSS('opacity', '1');
});

test('a language and a button that were chosen before the code has loaded count', async ({ page }) => {
  const release = await holdRequests(page, code);
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Show characters' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('it');
  release();
  await expect(root(page)).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
});

test.describe('in a dark theme', () => {
  test.use({ viewport: screens.phone });
  for (const path of ['/', '/signup', '/forgetPassword'])
    test(`${path} is dark and complete before its code`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('buyer_state', '{"themeType":"dark"}'));
      const release = await holdRequests(page, code);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const dark = await ground(page);
      const before = await page.getByRole('main').innerText();
      release();
      await expectHydrated(page);
      expect(dark).not.toBe('rgb(255, 255, 255)');
      expect(await ground(page)).toBe(dark);
      expect(await page.getByRole('main').innerText()).toBe(before);
    });
});

test('after a sign-out, the address of a screen shows the form before its code', async ({ page, say }) => {
  await signIn(page);
  await logOut(page, say);
  await expect(page).toHaveURL('/signin');
  const release = await holdRequests(page, code);
  await page.goto('/app/dashboard', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: say.email }).fill(email);
  release();
  await expectHydrated(page);
  await expect(page).toHaveURL(/\/signin\?next=/);
  await expect(page.getByRole('textbox', { name: say.email })).toHaveValue(email);
});

test('a signed-in person never sees the form', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await holdRequests(page, code);
  for (const path of ['/signin', '/app/listing', '/']) {
    await page.goto(path, { waitUntil: 'commit' });
    // The browser has parsed the whole page, whose code is still held back.
    await page.waitForFunction(() => document.readyState === 'interactive');
    await expect(page.getByRole('textbox')).toHaveCount(0);
  }
});

test('the preview answers 404 for a file that a deploy has taken away, and never with the page', async ({
  request,
}) => {
  for (const path of ['/assets/gone-12345678.js', '/assets/gone'])
    expect((await request.get(path)).status(), path).toBe(404);
  expect((await request.get('/app/listing')).status()).toBe(200);
});
