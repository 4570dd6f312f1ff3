import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { expect, signIn, test, toastOf } from '../support/fixtures.ts';
import { host } from '../support/hosted.ts';

/*
 * Plain http, as in a local network: browsers give such an address no locks, no worker, no clipboard, no digests and no random ids.
 */
const { args = [], ...launch } = chromiumLaunch();
test.use({ launchOptions: { ...launch, args: [...args, '--host-resolver-rules=MAP portal.test 127.0.0.1'] } });

const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

async function write(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: /^Message about/ });
  await box.fill(text);
  await box.press('Enter');
}

test('over plain http two tabs send once, links are there to copy, and what is missing is said', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/net::ERR_INTERNET_DISCONNECTED|ApiError: network/);
  const site = await host('dist');
  const origin = site.url.replace('localhost', 'portal.test');
  await page.goto(`${origin}/signin`);
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'serviceWorker' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await signIn(page);
  await page.goto(`${origin}/app/listing?q=juniper`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Your browser does not let us copy/ })).toHaveValue(page.url());
  await context.setOffline(true);
  await expect(toastOf(page, /^You are offline\. Your choices, .* Keep this page open/)).toBeVisible();
  await context.setOffline(false);

  await page.goto(`${origin}/app/comments?tab=all&id=home-4187203`);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('log')).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await context.route('**/api/property/postreply', async (route) => {
    await released;
    await route.continue();
  });
  // Either tab may be the one that sends.
  const posting = context.waitForEvent('request', (request) => request.url().endsWith('/api/property/postreply'));
  await write(page, 'From the first tab');
  await posting;
  await expect(said(other, 'From the first tab')).toBeVisible();
  await write(other, 'From the second tab');
  await expect(said(page, 'From the second tab')).toBeVisible();
  release();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('log').getByText(/Sending|Kept on this device/)).toHaveCount(0);
    for (const text of ['From the first tab', 'From the second tab']) await expect(said(tab, text)).toHaveCount(1);
  }

  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\. Messages wait on this device\. Keep this page open/)).toBeVisible();
  site.close();
});
