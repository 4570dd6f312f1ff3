import { blockStorage } from '../support/block-storage.ts';
import { expect, root, signIn, test } from '../support/fixtures.ts';
import { insideFrame } from '../support/frame.ts';
import { newcomer } from '../support/newcomer.ts';

test.beforeEach(({ page }) => blockStorage(page));

test('the portal works on a device that blocks its storage, as long as the page is open', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitem', { name: 'Italiano' }).click();
  await expect(root(page)).toHaveAttribute('lang', 'it');
  await page.getByRole('link', { name: 'Case', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/listing$/);
  await insideFrame(page);
  // The customizer says that the choice cannot be stored.
  await page.getByRole('button', { name: 'Aspetto' }).click();
  const customizer = page.getByRole('dialog', { name: 'Aspetto' });
  await customizer.getByRole('radio', { name: 'Scuro', exact: true }).click();
  await expect(customizer.getByRole('alert')).toBeVisible();
});

test('on such a device a message is sent, and the buyer can sign out', async ({ page, request, apiPort }) => {
  const buyer = await newcomer(request, apiPort);
  await signIn(page, buyer);
  const [home] = await buyer.homes();
  await page.getByRole('link', { name: 'Comments', exact: true }).click();
  await page.getByRole('link', { name: 'All Properties', exact: true }).click();
  await page.getByRole('link', { name: home?.street }).click();
  await page.getByRole('textbox', { name: /^Message/ }).fill('Is the cellar dry?');
  await page.keyboard.press('Enter');
  const sent = async () => (await buyer.homes()).flatMap(({ replies }) => replies.map(({ reply }) => reply));
  await expect.poll(sent).toContain('Is the cellar dry?');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
});
