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

test('a home has one toast, of what was done to it last, and its Undo brings back what was', async ({ page }) => {
  await openListing(page, '?q=fairway');
  await row(page, home)
    .getByRole('button', { name: /^Like / })
    .click();
  await expect(toastOf(page, /46 Fairway Loop.* liked/)).toBeVisible();
  await choose(page, home, 'Archive');
  await expect(row(page, home)).toBeHidden();
  await expect(toastOf(page, /46 Fairway Loop.* liked/)).toBeHidden();
  await undo(page, /46 Fairway Loop.* archived/);
  await expect(row(page, home).getByRole('button', { name: /^Like / })).toHaveAttribute('aria-pressed', 'true');
});

test('Undo of an earlier mark leaves what came later as it is, says so, and sends nothing behind a deletion', async ({
  page,
}) => {
  await page.clock.install();
  await openListing(page, '?q=mill+row');
  for (const address of ['112 Mill Row', '118 Mill Row']) await row(page, address).getByRole('checkbox').check();
  await page.getByRole('group', { name: 'Selected homes' }).getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: /^Archived / }).click();
  await choose(page, '112 Mill Row', 'Delete');
  await undo(page, /^2 homes archived/);
  await expect(toastOf(page, 'Later changes were left as they are.')).toBeVisible();
  // The marks and the deletion, and nothing after them that a deleted home would refuse.
  await page.clock.runFor(10_000);
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(row(page, '112 Mill Row')).toBeHidden();
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

test('toasts come in the order of what was done, while their code is on its way too', async ({ page }) => {
  await openListing(page);
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/**', (route) => release.promise.then(() => route.continue()));
  await rows(page).first().focus();
  const gone = await deleteByKey(page, 3);
  release.resolve();
  await expect(deletions(page)).toContainText(gone);
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
