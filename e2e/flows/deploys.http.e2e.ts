import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { securityHeaders } from '../../deploy/policy.ts';
import { title } from '../support/account.ts';
import { expect, loading, signIn, test as base } from '../support/fixtures.ts';
import { type Host, host, laterBuild } from '../support/hosted.ts';

/*
 * A deploy while pages are open: the files of the earlier build are gone, those of the later one are there, or neither can be fetched.
 */
const test = base.extend<{ site: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  site: async ({}, provide) => {
    const site = await host('dist');
    await provide(site);
    site.close();
  },
  baseURL: ({ site }, provide) => provide(site.url),
});

test.beforeEach(({ allowConsole }) =>
  // A file is named once, however often its loss is reported.
  allowConsole(/^(?!.*Lost code: Lost code).*(?:status of (?:404|503)|Lost code|MIME type|Failed to load module)/),
);

const apology = (page: Page) => page.getByText('The server could not be reached. Check your connection and try again.');

/** Counts the loads of the page from now on. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('after a deploy, pointing at a link keeps a half-filled form, and following it loads the new version once', async ({
  page,
  site,
}) => {
  await signIn(page);
  await page.goto('/app/settings');
  const typed = page.getByRole('textbox', { name: 'Current password', exact: true });
  const other = page.getByRole('textbox', { name: 'New password', exact: true });
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Comments' });
  await typed.fill('homebuyer');
  const loads = loadsOf(page);
  site.deploy(laterBuild('dist', test.info().outputPath('later')));
  const gone = page.waitForResponse((response) => response.status() === 404);
  await link.hover();
  await gone;
  await other.fill('something else');
  await expect(typed).toHaveValue('homebuyer');
  expect(loads()).toBe(0);
  await link.click();
  await expect(title(page, 'Comments')).toBeVisible();
  await expect.poll(loads).toBe(1);
});

test('a tab that waited at the sign-in during a deploy asks to load the new version, which signs in', async ({
  page,
  site,
}) => {
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-disabled', 'false');
  site.deploy(laterBuild('dist', test.info().outputPath('later')));
  await page.getByLabel('E-mail').fill('linda.moreno@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('homebuyer');
  const press = () => page.getByRole('button', { name: 'Sign In' }).click();
  await press();
  await expect(page.getByText(/^The server could not be reached/)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const loads = loadsOf(page);
  page.once('dialog', (question) => question.accept());
  await press();
  expect((await asked).type()).toBe('beforeunload');
  await expect.poll(loads).toBe(1);
  await signIn(page);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
});

test('a registration that was half filled in before a deploy goes through', async ({ page, site }) => {
  await page.goto('/signup');
  const calls = page.waitForResponse(/\/assets\/account-.*\.js$/);
  await page.getByLabel('First name').fill('Ann');
  await calls;
  await page.waitForLoadState('networkidle');
  site.deploy(laterBuild('dist', test.info().outputPath('later')));
  await page.getByLabel('Last name').fill('Lee');
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('ann.lee@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('homebuyer');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('main')).toContainText('ann.lee@example.com');
});

test('a screen whose code cannot be fetched says so, and Try again succeeds once it can', async ({ page, site }) => {
  await signIn(page);
  site.fault = (path) => (/\/app\.comments-/.test(path) ? 503 : null);
  const loads = loadsOf(page);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Comments' }).click();
  // The page reloads once, because a newer version might have the code.
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('alert').filter({ has: apology(page) })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/comments/);
  site.fault = null;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page, 'Comments')).toBeVisible();
  await expect(apology(page)).toBeHidden();
});

for (const [what, lost] of [
  ['script of the build', /^\/assets\/.*\.js$/],
  ['script and style', /\.(?:js|css)$/],
] as const)
  test(`without any ${what} the page says so, and Try again loads it`, async ({ page, site }) => {
    site.fault = (path) => (lost.test(path) ? 503 : null);
    await page.goto('/signin');
    const again = page.getByRole('link', { name: 'Try again' });
    await expect(apology(page)).toBeVisible();
    await again.click();
    await expect(apology(page)).toBeVisible();
    site.fault = null;
    await again.click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await expect(apology(page)).toHaveCount(0);
  });

test('the page says so if a file never ends, at its start and on the way to a screen', async ({ page, site }) => {
  await page.clock.install();
  site.fault = (path) => (/^\/assets\/base-.*\.js$/.test(path) ? 'hang' : null);
  await page.goto('/signin', { waitUntil: 'commit' });
  // The form is in the page before its code.
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(apology(page)).toBeVisible();
  site.fault = null;
  await page.getByRole('link', { name: 'Try again' }).click();
  await signIn(page);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  // Only the script: a style sheet is asked for again every three seconds, and the screen comes back by itself.
  site.fault = (path) => (/\/app\.comments-.*\.js$/.test(path) ? 'hang' : null);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Comments' }).click();
  await expect(page).toHaveURL(/\/app\/comments/);
  await expect(loading(page.getByRole('main'))).toBeVisible();
  await page.clock.fastForward(10_000);
  const note = page.getByRole('alert').filter({ hasText: 'This is taking longer than usual.' });
  await expect(note).toBeVisible();
  site.fault = null;
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page, 'Comments')).toBeVisible();
  await expect(note).toBeHidden();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  /** The content type of each file that the worker keeps, by its path. */
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const files: Record<string, string | null> = {};
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          files[new URL(request.url).pathname] = (await cache.match(request))?.headers.get('content-type') ?? null;
      }
      return files;
    });

  const isKept = (page: Page, name: RegExp) => async () =>
    Object.keys(await kept(page)).some((path) => name.test(path));
  const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  /** The script by which two builds of the same code differ. */
  const scriptOf = (page: Page) => page.locator('script[type=module]').last().getAttribute('src');

  /** Asks for the worker that the server has now, and returns its last state: activated or redundant. */
  const update = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const { installing } = await registration.update();
      return new Promise<string | undefined>((resolve) => {
        const check = () => /redundant|activated/.test(installing?.state ?? '') && resolve(installing?.state);
        installing?.addEventListener('statechange', check);
        check();
      });
    });

  test('a page that a server sends in place of a script is never kept', async ({ page, site }) => {
    site.fault = (path) => (/\/app\.settings-/.test(path) ? 'page' : null);
    const wrong = page.context().waitForEvent('response', (answer) => answer.url().includes('/app.settings-'));
    await signIn(page);
    await wrong;
    site.fault = null;
    await page.reload();
    await isControlled(page);
    expect(
      Object.entries(await kept(page)).filter(([path, type]) => path.endsWith('.js') && type === 'text/html'),
    ).toEqual([]);
    await page.goto('/app/settings');
    await expect(title(page, 'Settings')).toBeVisible();
  });

  test('a page that an earlier worker kept in place of a script is replaced', async ({ page }) => {
    await signIn(page);
    await isControlled(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (request.url.includes('/app.settings-'))
            await cache.put(request, new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }));
      }
    });
    await page.goto('/app/settings');
    await expect(title(page, 'Settings')).toBeVisible();
  });

  test('a newer worker is not installed while the server sends the new page with the earlier policy', async ({
    page,
    site,
  }) => {
    const config = { apiRoot: '/api/', termsUrl: null, identity: null, reportUrl: null };
    const { 'Content-Security-Policy': policy = '' } = securityHeaders('dist', config);
    site.headers = { 'Content-Security-Policy': policy };
    await signIn(page);
    await isControlled(page);
    site.headers = { 'Content-Security-Policy': policy.replaceAll(/sha256-..../g, 'sha256-else') };
    site.deploy(laterBuild('dist', test.info().outputPath('later')));
    expect(await update(page)).toBe('redundant');
    site.headers = { 'Content-Security-Policy': policy };
    expect(await update(page)).toBe('activated');
  });

  test('an old worker opens the old version beside a newer build, and then hands over to the newer worker', async ({
    page,
    context,
    site,
  }) => {
    await signIn(page);
    await isControlled(page);
    const before = await scriptOf(page);
    const later = laterBuild('dist', test.info().outputPath('later'));
    // The worker's file comes last: visits in between are answered by the old worker.
    const newer = readFileSync(join(later, 'sw.js'));
    copyFileSync('dist/sw.js', join(later, 'sw.js'));
    site.deploy(later);
    const tab = await context.newPage();
    await tab.goto('/app/listing');
    await expect(title(tab, 'Properties')).toBeVisible();
    expect(await scriptOf(tab)).toBe(before);
    await tab.waitForLoadState('networkidle');
    writeFileSync(join(later, 'sw.js'), newer);
    expect(await update(tab)).toBe('activated');
    await expect.poll(isKept(tab, new RegExp(String(before)))).toBe(false);
    expect(await isKept(tab, /\/app\.settings-/)()).toBe(true);
    // The old tab opens a screen for the first time. The file of its code is gone.
    const loads = loadsOf(page);
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Comments' }).click();
    await expect(title(page, 'Comments')).toBeVisible();
    expect(loads()).toBeLessThanOrEqual(1);
    await tab.reload();
    await expect(title(tab, 'Properties')).toBeVisible();
    expect(await scriptOf(tab)).not.toBe(before);
  });

  test('a page that loses a script to a newer worker while it starts is loaded once more by itself', async ({
    page,
    site,
  }) => {
    await signIn(page);
    await isControlled(page);
    const script = String(await scriptOf(page));
    await page.evaluate(async (path) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(path, { ignoreSearch: true });
    }, script);
    // Not the requests for the script: a browser may ask again for each file that needs it.
    let visits = 0;
    page.on('request', (request) => (visits += Number(request.isNavigationRequest())));
    let lost = 1;
    site.fault = (path) => (path === script && lost-- > 0 ? 503 : null);
    await page.goto('/app/listing');
    await expect(title(page, 'Properties')).toBeVisible();
    expect(visits).toBe(2);
    // If the script stays lost, the page says so instead of loading for ever.
    lost = Infinity;
    await page.goto('/app/settings');
    await expect(apology(page)).toBeVisible();
    expect(visits).toBe(4);
  });
});
