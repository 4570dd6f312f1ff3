import { expect, test, toastOf } from '../support/fixtures.ts';
import { grid, openListing, row, undo } from '../support/listing.ts';

const home = '46 Fairway Loop';

test('Undo of an earlier mark leaves a later archiving as it is, and says so', async ({ page }) => {
  await openListing(page);
  await row(page, home)
    .getByRole('button', { name: /^Like / })
    .click();
  await row(page, home)
    .getByRole('button', { name: /^Archive / })
    .click();
  await expect(row(page, home)).toBeHidden();
  await undo(page, /46 Fairway Loop.* liked/);
  await expect(toastOf(page, 'What was changed since then stays as it is.')).toBeVisible();
  await expect(row(page, home)).toBeHidden();
  await undo(page, /46 Fairway Loop.* archived/);
  await expect(row(page, home).getByRole('button', { name: /^Like / })).toHaveAttribute('aria-pressed', 'true');
});

test('Undo of an earlier mark sends nothing behind a deletion', async ({ page }) => {
  await openListing(page);
  await row(page, home)
    .getByRole('button', { name: /^Like / })
    .click();
  await row(page, home)
    .getByRole('button', { name: /^Delete / })
    .click();
  await undo(page, /46 Fairway Loop.* liked/);
  await expect(toastOf(page, 'What was changed since then stays as it is.')).toBeVisible();
  // The like and the deletion, and nothing after them that a deleted home would refuse.
  await expect(page.getByText('Everything is saved')).toBeVisible({ timeout: 20_000 });
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '24');
  await expect(page.getByRole('alert')).toBeHidden();
});
