import type { Page } from '@playwright/test';
import { expect, holdRequests, test, toastOf } from '../support/fixtures.ts';
import { addresses, choose, grid, openListing, row, rows, undo } from '../support/listing.ts';

const home = '46 Fairway Loop';

const selected = (page: Page) => page.getByRole('group', { name: 'Selected homes' });
const deletions = (page: Page) => toastOf(page, / deleted/);
/** Deletes the focused home by key, `count` times, and returns the streets of those homes. */
async function deleteByKey(page: Page, count: number): Promise<string[]> {
  const gone = (await addresses(page)).slice(0, count);
  for (const address of gone) {
    await page.keyboard.press('Delete');
    await expect(row(page, address)).toBeHidden();
  }
  return gone;
}

test('a home has one toast, for its last change, whose Undo restores the state before', async ({ page }) => {
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

/** Archives or deletes two homes by the bar of the selected ones. */
async function actOnTwo(page: Page, action: 'Archive' | 'Delete'): Promise<void> {
  for (const address of ['112 Mill Row', '418 Juniper Lane']) await row(page, address).getByRole('checkbox').check();
  await selected(page).getByRole('button', { name: action }).click();
  await expect(selected(page)).toBeHidden();
}

for (const action of ['Archive', 'Delete'] as const)
  test(`Undo of ${action} for selected homes selects them again`, async ({ page }) => {
    await openListing(page);
    await actOnTwo(page, action);
    await undo(page, /^2 homes /);
    await expect(selected(page)).toContainText('2 selected');
    for (const address of ['112 Mill Row', '418 Juniper Lane'])
      await expect(row(page, address).getByRole('checkbox')).toBeChecked();
    await expect(page).toHaveURL(/selected=[^&,]+,[^&,]+$/);
  });

test('Undo for homes that were selected leaves a selection that was made since', async ({ page }) => {
  await openListing(page);
  await actOnTwo(page, 'Archive');
  await row(page, '8 Timberline Trail').getByRole('checkbox').check();
  await undo(page, /^2 homes archived/);
  await expect(row(page, '112 Mill Row')).toBeVisible();
  await expect(row(page, '112 Mill Row').getByRole('checkbox')).not.toBeChecked();
  await expect(selected(page)).toContainText('1 selected');
});

test('Undo in the archive selects nothing in the other view', async ({ page }) => {
  await openListing(page);
  await actOnTwo(page, 'Archive');
  await page.getByRole('button', { name: /^Archived / }).click();
  await undo(page, /^2 homes archived/);
  await expect(row(page, '112 Mill Row')).toBeHidden();
  await page.getByRole('button', { name: /^Current / }).click();
  await expect(row(page, '112 Mill Row')).toBeVisible();
  await expect(selected(page)).toBeHidden();
});

test('Undo of an earlier mark keeps later changes, says so, and sends nothing after a deletion', async ({ page }) => {
  await page.clock.install();
  await openListing(page, '?q=mill+row');
  for (const address of ['112 Mill Row', '118 Mill Row']) await row(page, address).getByRole('checkbox').check();
  await selected(page).getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: /^Archived / }).click();
  await choose(page, '112 Mill Row', 'Delete');
  await undo(page, /^2 homes archived/);
  await expect(toastOf(page, 'Later changes were left as they are.')).toBeVisible();
  // The marks and the deletion are sent. The Undo sends nothing that the server would refuse for a deleted home.
  await page.clock.runFor(10_000);
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(row(page, '112 Mill Row')).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the newest Undo always shows: a fourth toast replaces the oldest', async ({ page }) => {
  await openListing(page);
  await rows(page).first().focus();
  const gone = await deleteByKey(page, 5);
  const [third = '', fourth = '', fifth = ''] = gone.slice(2);
  // At once, and not only after the other toasts have closed by themselves.
  await expect(toastOf(page, fifth)).toBeVisible({ timeout: 2000 });
  await expect(deletions(page)).toContainText([third, fourth, fifth]);
  await undo(page, fifth);
  await expect(row(page, fifth)).toBeVisible();
});

test('toasts are in the order of the actions, even if their code loads late', async ({ page }) => {
  await openListing(page);
  const release = await holdRequests(page);
  await rows(page).first().focus();
  const gone = await deleteByKey(page, 3);
  release();
  await expect(deletions(page)).toContainText(gone);
});

test('a hovered toast is not replaced', async ({ page }) => {
  await openListing(page);
  await rows(page).first().focus();
  const [first = ''] = await deleteByKey(page, 1);
  const later: string[] = [];
  for (let left = 3; left > 0; left -= 1) {
    // A new toast moves the first one up, so the pointer has to follow.
    await toastOf(page, first).hover();
    later.push(...(await deleteByKey(page, 1)));
  }
  const [, third = '', fourth = ''] = later;
  await expect(deletions(page)).toContainText([first, third, fourth]);
});

test('a key that is held down deletes one home, and none that moves up', async ({ page }) => {
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
