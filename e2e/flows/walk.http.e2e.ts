import { expect, expectToast, signIn, test } from '../support/fixtures.ts';
import { choose } from '../support/listing.ts';
import { newcomer } from '../support/newcomer.ts';

test('an archived home stays archived over HTTP, after a reload and in a new session', async ({
  page,
  request,
  apiPort,
}) => {
  const buyer = await newcomer(request, apiPort);
  const street = (await buyer.homes())[0]?.street ?? '';
  await signIn(page, buyer);
  await expect(page).toHaveURL('/app/dashboard');
  await expect(page.getByText('6 homes shared with you')).toBeVisible();

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Properties' }).click();
  const home = page.getByRole('row').filter({ hasText: street });
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await choose(page, street, 'Archive');
  await expectToast(page, new RegExp(`${street}.* archived`));
  expect((await answered).status()).toBe(200);
  await expect(home).toBeHidden();

  await page.reload();
  await expect(page.getByText('5 homes', { exact: true })).toBeVisible();
  await expect(home).toBeHidden();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
  await signIn(page, buyer);
  await page.getByRole('link', { name: 'Archived 1' }).click();
  await expect(page.getByRole('heading', { level: 3, name: street })).toBeVisible();
});

test('events that a tester sends over HTTP show when the homes are read again', async ({
  page,
  request,
  apiPort,
  codeFor,
  market,
}) => {
  const buyer = await newcomer(request, apiPort);
  expect(await codeFor(buyer.email)).toMatch(/^\d{6}$/);
  await signIn(page, buyer);
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
  market,
}) => {
  const buyer = await newcomer(request, apiPort);
  const [home] = await buyer.homes();
  await page.clock.install({ time: Date.now() + 20 * 60_000 });
  await signIn(page, buyer);
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
