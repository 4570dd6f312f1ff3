import { log, message, sendMessage, unsent } from '../support/chat.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { expect, holdRequests, signIn, test, toastOf } from '../support/fixtures.ts';
import { host } from '../support/hosted.ts';

/*
 * Over plain http, as in a local network, browsers offer no locks, service worker, clipboard, digests or random ids.
 */
const { args = [], ...launch } = chromiumLaunch();
test.use({ launchOptions: { ...launch, args: [...args, '--host-resolver-rules=MAP portal.test 127.0.0.1'] } });

test('over plain http two tabs send each message once, links can be copied by hand, and notes say what is missing', async ({
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
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = page.getByRole('textbox', { name: /^Your browser does not let us copy/ });
  await expect(link).toHaveValue(page.url());
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await context.setOffline(true);
  await expect(toastOf(page, /^You are offline\. Your choices, .* Keep this page open/)).toBeVisible();
  await context.setOffline(false);

  await page.goto(`${origin}/app/comments?tab=all&id=home-4187203`);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(log(other)).toBeVisible();
  // Either tab may send the messages of both.
  const release = await holdRequests(context, '**/api/property/postreply');
  const posting = context.waitForEvent('request', (request) => request.url().endsWith('/api/property/postreply'));
  await sendMessage(page, 'From the first tab');
  await posting;
  await expect(message(other, 'From the first tab')).toBeVisible();
  await sendMessage(other, 'From the second tab');
  await expect(message(page, 'From the second tab')).toBeVisible();
  release();
  for (const tab of [page, other]) {
    await expect(unsent(tab)).toHaveCount(0);
    for (const text of ['From the first tab', 'From the second tab']) await expect(message(tab, text)).toHaveCount(1);
  }

  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\. Messages wait on this device\. Keep this page open/)).toBeVisible();
  site.close();
});
