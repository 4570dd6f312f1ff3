import { expect, expectToast, signIn, test } from '../support/fixtures.ts';
import { choose } from '../support/listing.ts';
import { newcomer } from '../support/newcomer.ts';

const juniper = '418 Juniper Lane';

test('an archived home stays archived over HTTP, after a reload and in a new session', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL('/app/dashboard');
  await expect(page.getByText('24 homes shared with you')).toBeVisible();

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Properties' }).click();
  const home = page.getByRole('row').filter({ hasText: juniper });
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await choose(page, juniper, 'Archive');
  await expectToast(page, /418 Juniper Lane.* archived/);
  expect((await answered).status()).toBe(200);
  await expect(home).toBeHidden();

  await page.reload();
  await expect(page.getByText('23 homes', { exact: true })).toBeVisible();
  await expect(home).toBeHidden();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
  await signIn(page);
  await page.getByRole('link', { name: 'Archived 4' }).click();
  await expect(page.getByRole('heading', { level: 3, name: juniper })).toBeVisible();
});

test('events that a tester sends over HTTP show when the homes are read again', async ({
  page,
  request,
  apiPort,
  signInAs,
  codeFor,
  market,
}) => {
  const buyer = await newcomer(request, apiPort);
  expect(await codeFor(buyer.email)).toMatch(/^\d{6}$/);
  await signInAs(buyer);
  await expect(page.getByText('6 homes shared with you')).toBeVisible();
  const home = await market({ kind: 'share', buyer: buyer.email });
  await market({ kind: 'price', buyer: buyer.email, home, price: 123_500 });
  await page.goto(`/app/listing/detail?id=${home}`);
  await expect(page.getByRole('main').getByText('$123,500').first()).toBeVisible();
});

test('what the agent answers is new, too, on a device whose clock is fast', async ({
  page,
  request,
  apiPort,
  signInAs,
  market,
}) => {
  const buyer = await newcomer(request, apiPort);
  const [home] = await buyer.homes();
  await page.clock.install({ time: Date.now() + 20 * 60_000 });
  await signInAs(buyer);
  await page.goto(`/app/comments?id=${home?._id}`);
  await page.getByRole('main').getByRole('textbox').fill('Is Sunday fine?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Sent')).toBeVisible();
  await page.goto('/app/profile');
  await market({ kind: 'message', buyer: buyer.email, home: String(home?._id), text: 'Sunday is fine' });
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /Comments.*1/ })).toBeVisible();
});

test('the terms are plain text if no page for them is configured', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' })).toBeVisible();
  await expect(page.getByText('Terms & Conditions')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms' })).toHaveCount(0);
});
