import { expect, expectToast, signIn, test } from '../support/fixtures.ts';
import { choose } from '../support/listing.ts';

const juniper = '418 Juniper Lane';

test('what a buyer does over HTTP outlives a reload and a new session', async ({ page }) => {
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

test('the terms are plain text where no page of them is configured', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' })).toBeVisible();
  await expect(page.getByText('Terms & Conditions')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms' })).toHaveCount(0);
});
