import { expect, signIn, test } from '../support/fixtures.ts';
import { addresses, filter, openListing } from '../support/listing.ts';

test('what is searched for and the id of a home stand in the address as plain text', async ({ page }) => {
  await openListing(page);
  await filter(page).fill('4187203');
  await expect(page).toHaveURL('/app/listing?q=4187203');
  await page.reload();
  await expect(filter(page)).toHaveValue('4187203');
  await expect.poll(() => addresses(page)).toEqual([expect.stringContaining('418 Juniper Lane')]);
});

test('an id of any length survives', async ({ page }) => {
  await signIn(page);
  const id = '123456789012345678901234567890';
  await page.goto(`/app/listing/detail?id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`/app/listing/detail?id=${id}`);
});
