import type { Page } from '@playwright/test';
import { expect, test, toastOf } from '../support/fixtures.ts';
import { addresses, choose, grid, openListing, row, rows, undo } from '../support/listing.ts';

const home = '46 Fairway Loop';

const deletions = (page: Page) => toastOf(page, / deleted/);
/** Deletes the home that the keyboard is on, `count` times, and tells which homes those were. */
async function deleteByKey(page: Page, count: number): Promise<string[]> {
  const gone = (await addresses(page)).slice(0, count);
  for (const address of gone) {
    await page.keyboard.press('Delete');
    await expect(row(page, address)).toBeHidden();
  }
  return gone;
}

test('Undo of an earlier mark leaves a later archiving as it is, and says so', async ({ page }) => {
  await openListing(page, '?q=fairway');
  await row(page, home)
    .getByRole('button', { name: /^Like / })
    .click();
  await choose(page, home, 'Archive');
  await expect(row(page, home)).toBeHidden();
  await undo(page, /46 Fairway Loop.* liked/);
  await expect(toastOf(page, 'Later changes were left as they are.')).toBeVisible();
  await expect(row(page, home)).toBeHidden();
  await undo(page, /46 Fairway Loop.* archived/);
  await expect(row(page, home).getByRole('button', { name: /^Like / })).toHaveAttribute('aria-pressed', 'true');
});

test('Undo of an earlier mark sends nothing behind a deletion', async ({ page }) => {
  await openListing(page, '?q=fairway');
  await row(page, home)
    .getByRole('button', { name: /^Like / })
    .click();
  await choose(page, home, 'Delete');
  await undo(page, /46 Fairway Loop.* liked/);
  await expect(toastOf(page, 'Later changes were left as they are.')).toBeVisible();
  // The like and the deletion, and nothing after them that a deleted home would refuse.
  await expect(page.getByText('Everything is saved')).toBeVisible({ timeout: 20_000 });
  await expect(row(page, home)).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the newest Undo is always there: the oldest toast gives way to the fourth', async ({ page }) => {
  await openListing(page);
  await rows(page).first().focus();
  const gone = await deleteByKey(page, 5);
  const [third = '', fourth = '', fifth = ''] = gone.slice(2);
  // Well before the others have had their time, after which it would come up as well.
  await expect(toastOf(page, fifth)).toBeVisible({ timeout: 2000 });
  await expect(deletions(page)).toContainText([third, fourth, fifth]);
  await undo(page, fifth);
  await expect(row(page, fifth)).toBeVisible();
});

test('a toast that is pointed at does not give way', async ({ page }) => {
  await openListing(page);
  await rows(page).first().focus();
  const [first = ''] = await deleteByKey(page, 1);
  const later: string[] = [];
  for (let left = 3; left > 0; left -= 1) {
    // Each new one moves it up, away from under the pointer.
    await toastOf(page, first).hover();
    later.push(...(await deleteByKey(page, 1)));
  }
  const [, third = '', fourth = ''] = later;
  await expect(deletions(page)).toContainText([first, third, fourth]);
});

test('a key that is held down deletes one home, and not all that move up into its place', async ({ page }) => {
  await openListing(page);
  await rows(page).first().focus();
  const [first = '', second = '', third = ''] = await addresses(page);
  for (let held = 0; held < 4; held += 1) await page.keyboard.down('Delete');
  await page.keyboard.up('Delete');
  await expect(toastOf(page, first)).toBeVisible();
  await expect(row(page, first)).toBeHidden();
  await page.keyboard.press('Delete');
  await expect(row(page, second)).toBeHidden();
  await expect(row(page, third)).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '23');
});
