import { expect, signIn, test } from '../support/fixtures.ts';
import { insideFrame } from '../support/frame.ts';

for (const { path, screenFile, calls } of [
  { path: '/app/listing', screenFile: 'app.listing.index', calls: ['auth/me/', 'buyerprofile/', 'property/'] },
  { path: '/app/comments', screenFile: 'app.comments', calls: ['auth/me/', 'buyerprofile/', 'property/'] },
  { path: '/app/settings', screenFile: 'app.settings', calls: ['auth/me/', 'buyerprofile/', 'property/'] },
])
  test(`the files and the data of ${path} are asked for before any code has run, and once`, async ({ page }) => {
    await signIn(page);
    await insideFrame(page);
    const files: string[] = [];
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname.slice('/api/'.length));
      if (pathname.startsWith('/assets/')) files.push(pathname);
    });
    // No code of the build runs before the settings have come.
    let deliver = () => {};
    const held = new Promise<void>((resolve) => (deliver = resolve));
    await page.route('**/config.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(() => expect(asked.toSorted()).toEqual(calls)).toPass();
    // The screen's files are named last, all at once.
    await expect(() => expect(files).toContainEqual(expect.stringContaining(`/${screenFile}-`))).toPass();
    const preloads = page.locator('link[rel$=preload]');
    const named = await preloads.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    await expect(() =>
      expect(files).toEqual(expect.arrayContaining(named.map((url) => new URL(url).pathname))),
    ).toPass();
    const early = [...files];
    deliver();
    await insideFrame(page);
    await page.waitForLoadState('networkidle');
    expect(files.slice(0, early.length)).toEqual(early);
    // After the screen comes what no first screen needs.
    const later = /\/(http|overlays|column-drag|service-worker)-/;
    expect(files.slice(early.length).filter((file) => !later.test(file))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    expect(asked.toSorted()).toEqual(calls);
    expect(early.filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(12);
    expect(early.filter((file) => file.endsWith('.css')).length).toBeLessThanOrEqual(4);
  });

test('data that was asked for early and did not come is asked for again', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await signIn(page);
  await insideFrame(page);
  let tries = 0;
  await page.route('**/api/property/', (route) => (++tries === 1 ? route.abort() : route.continue()));
  await page.goto('/app/listing');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  expect(tries).toBe(2);
});

test('data is asked for again where the settings name another API than the build', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  const asked: string[] = [];
  await page.route('**/config.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.portalConfig = { apiRoot: "/other/" }' }),
  );
  // What the first host knows must not be shown.
  await page.route('**/api/**', (route) => route.fulfill({ json: { status: 1, message: null, data: [] } }));
  await page.route('**/other/**', async (route) => {
    const url = route.request().url();
    asked.push(new URL(url).pathname);
    await route.fulfill({ response: await route.fetch({ url: url.replace('/other/', '/api/') }) });
  });
  await page.goto('/app/listing');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  expect(asked.toSorted()).toEqual(['/other/auth/me/', '/other/buyerprofile/', '/other/property/']);
});

test('likes do not read the list again, but once when they are over', async ({ page }) => {
  await signIn(page);
  await page.goto('/app/listing');
  await insideFrame(page);
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.method()));
  for (const row of [1, 2, 3]) await page.getByRole('row').nth(row).getByRole('button', { name: /^Like/ }).click();
  await expect.poll(() => asked).toEqual(['PUT', 'PUT', 'PUT']);
  await page.clock.fastForward(5_000);
  await expect.poll(() => asked).toEqual(['PUT', 'PUT', 'PUT', 'GET']);
});
