import { expect, holdRequests, signIn, test } from '../support/fixtures.ts';
import { insideFrame } from '../support/frame.ts';
import { newcomer } from '../support/newcomer.ts';

for (const { path, screenFile, calls } of [
  { path: '/app/listing', screenFile: '-list', calls: ['auth/me/', 'buyerprofile/', 'property/'] },
  {
    path: '/app/listing?compare=home-4187203,home-4188190',
    screenFile: '-comparison',
    calls: ['auth/me/', 'buyerprofile/', 'property/'],
  },
  { path: '/app/comments', screenFile: 'app.comments', calls: ['auth/me/', 'buyerprofile/', 'property/'] },
  { path: '/app/settings', screenFile: 'app.settings', calls: ['auth/me/', 'buyerprofile/', 'property/'] },
])
  test(`the files and the data of ${path} are requested once, before any code has run`, async ({ page }) => {
    await signIn(page);
    await insideFrame(page);
    const files: string[] = [];
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) requested.push(pathname.slice('/api/'.length));
      if (pathname.startsWith('/assets/')) files.push(pathname);
    });
    // No code of the build runs before the settings have come.
    const release = await holdRequests(page, '**/config.js');
    await page.clock.install();
    await page.goto(path, { waitUntil: 'commit' });
    await expect(() => expect(requested.toSorted()).toEqual(calls)).toPass();
    // The page names the screen's files last, all at once.
    await expect(() => expect(files).toContainEqual(expect.stringContaining(`/${screenFile}-`))).toPass();
    const preloads = page.locator('link[rel$=preload]');
    const named = await preloads.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    await expect(() =>
      expect(files).toEqual(expect.arrayContaining(named.map((url) => new URL(url).pathname))),
    ).toPass();
    const early = [...files];
    release();
    await insideFrame(page);
    // A conversation's homes are read again after five seconds.
    await page.clock.pauseAt(Date.now() + 2_000);
    await page.waitForLoadState('networkidle');
    expect(files.slice(0, early.length)).toEqual(early);
    // After the screen comes what no first screen needs.
    const later = /\/(overlays|column-drag|http|service-worker)-/;
    expect(files.slice(early.length).filter((file) => !later.test(file))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    expect(requested.toSorted()).toEqual(calls);
    expect(early.filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(12);
    expect(early.filter((file) => file.endsWith('.css')).length).toBeLessThanOrEqual(4);
  });

test('data whose early request fails is requested again', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await signIn(page);
  await insideFrame(page);
  let tries = 0;
  await page.route('**/api/property/', (route) => (++tries === 1 ? route.abort() : route.continue()));
  await page.goto('/app/listing');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  expect(tries).toBe(2);
});

test('data is requested again if the settings name another API than the build', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  const requested: string[] = [];
  await page.route('**/config.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.portalConfig = { apiRoot: "/other/" }' }),
  );
  // The answers of the first API must not be shown.
  await page.route('**/api/**', (route) => route.fulfill({ json: { status: 1, message: null, data: [] } }));
  await page.route('**/other/**', async (route) => {
    const url = route.request().url();
    requested.push(new URL(url).pathname);
    await route.fulfill({ response: await route.fetch({ url: url.replace('/other/', '/api/') }) });
  });
  await page.goto('/app/listing');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  expect(requested.toSorted()).toEqual(['/other/auth/me/', '/other/buyerprofile/', '/other/property/']);
});

test('several likes read the list again only once, after the last', async ({ page, request, apiPort }) => {
  await signIn(page, await newcomer(request, apiPort));
  await page.goto('/app/listing');
  await insideFrame(page);
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && requested.push(request.method()));
  for (const row of [1, 2, 3]) await page.getByRole('row').nth(row).getByRole('button', { name: /^Like/ }).click();
  await expect.poll(() => requested).toEqual(['PUT', 'PUT', 'PUT']);
  await page.clock.fastForward(5_000);
  await expect.poll(() => requested).toEqual(['PUT', 'PUT', 'PUT', 'GET']);
});
