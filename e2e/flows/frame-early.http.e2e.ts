import { expect, signIn, test } from '../support/fixtures.ts';
import { insideFrame } from '../support/frame.ts';

for (const { path, calls } of [
  { path: '/app/listing', calls: ['auth/me/', 'buyerprofile/', 'property/'] },
  { path: '/app/comments', calls: ['auth/me/', 'buyerprofile/', 'property/'] },
  { path: '/app/settings', calls: ['auth/me/', 'property/'] },
])
  test(`the files and the data of ${path} are asked for before any code has come, and once`, async ({ page }) => {
    await signIn(page);
    await insideFrame(page);
    const files: string[] = [];
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname.slice('/api/'.length));
      if (pathname.startsWith('/assets/')) files.push(pathname);
    });
    // Nothing of the build runs until all has been asked for.
    let deliver = () => {};
    const held = new Promise<void>((resolve) => (deliver = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(() => expect(asked.toSorted()).toEqual(calls)).toPass();
    const early = [...files];
    deliver();
    await insideFrame(page);
    await page.waitForLoadState('networkidle');
    expect(files.slice(0, early.length)).toEqual(early);
    // The service worker's code comes after the screen.
    expect(files.slice(early.length).filter((file) => !file.includes('/service-worker-'))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    expect(asked.toSorted()).toEqual(calls);
    expect(files.filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(12);
    expect(files.filter((file) => file.endsWith('.css')).length).toBeLessThanOrEqual(4);
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
