import { expect, openSignedIn, test } from '../support/fixtures.ts';
import { filter, grid, openListing, row } from '../support/listing.ts';

test('filters while the buyer types, writes the text into the address, and Back removes it', async ({ page }) => {
  await openListing(page);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '25');
  const places = () =>
    Promise.all(['Current 24', 'New 1'].map((name) => page.getByRole('button', { name }).boundingBox()));
  const before = await places();
  await filter(page).pressSequentially('JUNÍPER');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2');
  await expect(row(page, '418 Juniper Lane')).toBeVisible();
  // Only at the end of the card are the corners of a row round.
  await row(page, '418 Juniper Lane').hover({ position: { x: 1, y: 58 }, trial: true });
  const found = page.getByRole('status').filter({ hasText: '1 home matches' });
  await expect.poll(async () => (await found.boundingBox())?.height, 'it is seen, too').toBeGreaterThan(10);
  expect(await places(), 'nothing moves while the buyer types').toEqual(before);
  await expect(page).toHaveURL(/q=JUN/);
  await page.getByRole('button', { name: 'Clear the text' }).click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '25');
  await page.getByRole('button', { name: /^Liked/ }).click();
  await expect(page).toHaveURL(/reaction=liked/);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '8');
  await page.goBack();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '25');
  await page.goForward();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '8');
});

test('a search is one step of the way back, after the filter before it', async ({ page }) => {
  await openListing(page);
  await page.getByRole('button', { name: /^Liked/ }).click();
  await expect(page).toHaveURL(/reaction=liked/);
  for (const part of ['la', 'ne']) {
    await filter(page).pressSequentially(part);
    await expect(page).toHaveURL(new RegExp(`q=.*${part}$`));
  }
  await page.goBack();
  await expect(filter(page)).toHaveValue('');
  await expect(page).toHaveURL(/reaction=liked$/);
  await page.goBack();
  await expect(page).toHaveURL(/listing$/);
});

test('a letter that is typed and deleted leaves Back and Forward as they were', async ({ page }) => {
  await page.clock.install();
  await openListing(page);
  await page.getByRole('button', { name: /^Liked/ }).click();
  await expect(page).toHaveURL(/reaction=liked/);
  // The text is written into the address after a pause, which is not over before the letter is deleted.
  await page.clock.pauseAt(Date.now() + 60_000);
  await filter(page).press('a');
  await filter(page).press('Backspace');
  await expect(filter(page)).toHaveValue('');
  // It is as before, so there must be no new step of the way back.
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await page.goBack();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '25');
  await page.goForward();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '8');
});

test('says whether the search, the filters or both leave no home, and clears them', async ({ page }) => {
  await openSignedIn(page, '/app/listing?q=zzz&min=1');
  const [heading, filters] = [page.getByRole('heading', { level: 2 }), page.getByText('Try removing a filter.')];
  const clearFilters = page.getByRole('button', { name: 'Clear filters' });
  // The field has a button of the same name.
  const clearText = page.getByRole('button', { name: 'Clear the text' }).last();
  await expect(heading).toHaveText('No homes match “zzz”');
  await expect(filters).toBeVisible();
  await clearFilters.press('Enter');
  await expect(heading).toHaveText('No homes match “zzz”');
  await expect(filters).toBeHidden();
  await expect(clearFilters).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await clearText.press('Enter');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '25');
  await expect(page).toHaveURL(/\/app\/listing$/);

  await page.goto('/app/listing?q=zzz&min=900000000');
  await clearText.press('Enter');
  await expect(filters).toBeVisible();
  await expect(clearText).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await clearFilters.press('Enter');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '25');
  await expect(page).toHaveURL(/\/app\/listing$/);
});
