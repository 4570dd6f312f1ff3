import type { Locator, Page } from '@playwright/test';
import { expect, faults, holdRequests, test, timesLeft, toastOf } from '../support/fixtures.ts';
import { addresses, choose, filter, grid, openListing, row, rows, undo } from '../support/listing.ts';

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

const likes = (page: Page) => toastOf(page, / liked/);
const likeOf = (page: Page, address: string) => row(page, address).getByRole('button', { name: /^Like / });
/** Likes the first `count` homes that are not liked yet by key, and returns their streets. */
async function likeFirst(page: Page, count: number): Promise<string[]> {
  const plain = rows(page).filter({ has: page.getByRole('button', { name: /^Like /, pressed: false }) });
  const streets = (await plain.getByRole('link').allInnerTexts()).slice(0, count);
  for (const address of streets) {
    await likeOf(page, address).press('Enter');
    await expect(likeOf(page, address)).toHaveAttribute('aria-pressed', 'true');
  }
  return streets;
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

test('Undo for homes that were selected selects none that was restored since', async ({ page }) => {
  await openListing(page);
  await actOnTwo(page, 'Archive');
  await page.getByRole('button', { name: /^Archived / }).click();
  await row(page, '112 Mill Row')
    .getByRole('button', { name: /^Restore / })
    .click();
  await page.getByRole('button', { name: /^Current / }).click();
  await undo(page, /^418 Juniper Lane.* archived/);
  await expect(row(page, '418 Juniper Lane').getByRole('checkbox')).toBeChecked();
  await expect(selected(page)).toContainText('1 selected');
});

test('Undo of an earlier mark leaves a home alone that was deleted since, and its toast names the other', async ({
  page,
}) => {
  await page.clock.install();
  await openListing(page, '?q=mill+row');
  for (const address of ['112 Mill Row', '118 Mill Row']) await row(page, address).getByRole('checkbox').check();
  await selected(page).getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: /^Archived / }).click();
  await choose(page, '112 Mill Row', 'Delete');
  await undo(page, /^118 Mill Row.* archived/);
  // The pointer holds a toast that comes to lie under it.
  await page.mouse.move(1, 1);
  // The marks and the deletion are sent. The Undo sends nothing that the server would refuse for a deleted home.
  await page.clock.runFor(10_000);
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(row(page, '112 Mill Row')).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('homes that are deleted in a row have one toast, and one Undo as long as that of the last', async ({ page }) => {
  await page.clock.install();
  await openListing(page);
  // The time of an Undo passes where the flow says so, and not with the steps of a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  const expectToasts = (toasts: Locator, texts: string[]) =>
    expect(async () => {
      // A toast comes by a timer.
      await page.clock.runFor(50);
      await expect(toasts).toContainText(texts, { timeout: 200 });
    }).toPass({ timeout: 10_000 });
  await rows(page).first().focus();
  const gone = await deleteByKey(page, 1);
  await expectToasts(deletions(page), gone);
  await page.clock.runFor(3000);
  gone.push(...(await deleteByKey(page, 3)));
  await expectToasts(deletions(page), ['4 homes deleted']);
  // Reactions to others do not take its place, and the time of the first deletion is over.
  const liked = await likeFirst(page, 3);
  await expectToasts(likes(page), liked.slice(1));
  await toastOf(page, '4 homes deleted').hover();
  await page.clock.runFor(5000);
  await undo(page, '4 homes deleted');
  await page.clock.resume();
  for (const address of gone) await expect(row(page, address)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText('Everything is saved')).toBeVisible();
  for (const address of gone) await expect(row(page, address)).toBeVisible();
});

test('a deletion keeps its Undo although an earlier mark of the home is refused', async ({ page, allowConsole }) => {
  allowConsole(/409/);
  await openListing(page, '?q=harbor');
  await faults(page, [{ call: 'setPropStatus', fault: 'slow', ms: 2000, times: 1 }]);
  await likeOf(page, '205 Harbor Street').click();
  await choose(page, '205 Harbor Street', 'Delete');
  await expect(toastOf(page, 'Not saved: 205 Harbor Street.')).toBeVisible();
  await undo(page, /205 Harbor Street.* deleted/);
  await expect(row(page, '205 Harbor Street')).toBeVisible();
});

test('homes that are archived in a row have one Undo, for those that the server has taken', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409/);
  await openListing(page);
  await filter(page).fill('street');
  for (const address of ['205 Harbor Street', '94 Larkspur Street'])
    await row(page, address).getByRole('checkbox').check();
  await filter(page).fill('');
  await choose(page, '112 Mill Row', 'Archive');
  await choose(page, '418 Juniper Lane', 'Archive');
  await expect(toastOf(page, '2 homes archived')).toBeVisible();
  await selected(page).getByRole('button', { name: 'Archive' }).click();
  await expect(toastOf(page, 'Not saved: 205 Harbor Street.')).toBeVisible();
  await undo(page, '3 homes archived');
  for (const address of ['94 Larkspur Street', '112 Mill Row', '418 Juniper Lane'])
    await expect(row(page, address)).toBeVisible();
  await expect(toastOf(page, 'Later changes')).toHaveCount(0);
});

test('Undo that is pressed as the toast gives way to a corrected one leaves none', async ({ page, allowConsole }) => {
  allowConsole(/409/);
  await page.clock.install();
  await openListing(page, '?q=street');
  await faults(page, [{ call: 'setPropStatus', fault: 'slow', ms: 3000, times: 2 }]);
  for (const address of ['205 Harbor Street', '94 Larkspur Street'])
    await row(page, address).getByRole('checkbox').check();
  await page.clock.pauseAt(Date.now() + 60_000);
  await selected(page).getByRole('button', { name: 'Archive' }).click();
  await expect.poll(() => timesLeft(page)).toBe(0);
  await page.clock.runFor(50);
  await expect(toastOf(page, '2 homes archived')).toBeVisible();
  await page.clock.runFor(3000);
  // The server has refused it, and the toasts that say so come by a timer.
  await expect(row(page, '205 Harbor Street')).toBeVisible();
  await undo(page, '2 homes archived');
  await expect(row(page, '94 Larkspur Street')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toastOf(page, 'Not saved: 205 Harbor Street.')).toBeVisible();
  await expect(toastOf(page, / archived/)).toBeHidden();
});

test('homes that are restored in a row have one Undo, which counts one once that is archived meanwhile', async ({
  page,
}) => {
  await openListing(page, '?view=archived');
  const restore = (address: string) =>
    row(page, address)
      .getByRole('button', { name: /^Restore / })
      .click();
  const restored = toastOf(page, / restored/);
  const [first, second] = ['402 Sweeten Creek Loop', '19 Laurel Gap Road'] as const;
  await restore(first);
  await restore(second);
  // Of all that match: the toast before it leaves a moment later.
  await expect(restored).toHaveText([/^2 homes restored/]);
  await page.getByRole('button', { name: /^Current / }).click();
  await filter(page).fill('laurel gap');
  // A toast that the pointer was on stays its whole time from then on.
  await restored.hover();
  await choose(page, second, 'Archive');
  await expect(restored).toHaveText([new RegExp(`^${first}`)]);
  await restored.hover();
  await page.getByRole('button', { name: /^Archived / }).click();
  await restore(second);
  await expect(row(page, second)).toBeHidden();
  await undo(page, '2 homes restored');
  await filter(page).fill('');
  for (const address of [first, second]) await expect(row(page, address)).toBeVisible();
});

test('a later change of one home, on whatever screen, leaves the others their Undo', async ({ page }) => {
  await openListing(page, '?view=archived');
  const [first, second] = ['402 Sweeten Creek Loop', '19 Laurel Gap Road'] as const;
  for (const address of [first, second])
    await row(page, address)
      .getByRole('button', { name: /^Restore / })
      .click();
  const restored = toastOf(page, '2 homes restored');
  await expect(restored).toBeVisible();
  await page.getByRole('button', { name: /^Current / }).click();
  await filter(page).fill('sweeten');
  // A toast that the pointer was on stays its whole time from then on.
  await restored.hover();
  await row(page, first).getByRole('link').click();
  await restored.hover();
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(toastOf(page, new RegExp(`${first}.* liked`))).toBeVisible();
  await undo(page, new RegExp(`^${second}.* restored`));
  await page.goto('/app/listing?view=archived');
  await expect(row(page, second)).toBeVisible();
  await expect(row(page, first)).toBeHidden();
});

test('an Undo counts after another tab has sent the change, and leaves what that tab did', async ({
  page,
  context,
}) => {
  await openListing(page, '?q=mill+row');
  const other = await context.newPage();
  await other.goto('/app/listing?q=mill+row');
  const [mine, theirs] = ['112 Mill Row', '118 Mill Row'] as const;
  await expect(row(other, mine)).toBeVisible();
  // What this tab sends is lost, and its clock stands still in the pause before the next try, so the other one sends it.
  await faults(page, [{ call: 'setPropStatus', fault: 'drop' }]);
  await page.evaluate((now) => (Date.now = () => now), Date.now());
  await choose(page, mine, 'Archive');
  await toastOf(page, new RegExp(`${mine}.* archived`)).hover();
  await expect(row(other, mine)).toBeHidden();
  await expect(page.getByText('1 change kept on this device')).toBeAttached();
  await expect(page.getByText('Everything is saved')).toBeAttached();
  await choose(other, theirs, 'Archive');
  await expect(row(page, theirs)).toBeHidden();
  await undo(page, new RegExp(`${mine}.* archived`));
  for (const tab of [page, other]) {
    await expect(row(tab, mine)).toBeVisible();
    await expect(row(tab, theirs)).toBeHidden();
  }
  await expect(page.getByText('Everything is saved')).toBeAttached();
  await page.reload();
  await expect(row(page, mine)).toBeVisible();
  await expect(row(page, theirs)).toBeHidden();
});

test('Undo leaves a home alone that another device has marked since, and says so', async ({ page }) => {
  await openListing(page);
  await actOnTwo(page, 'Archive');
  // A toast that the pointer is on stays.
  await toastOf(page, '2 homes archived').hover();
  await expect(page.getByText('Everything is saved')).toBeAttached();
  await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const body = new URLSearchParams({ propStatus: 'liked' });
    await fetch('/api/property/hide/home-4189034', { method: 'PUT', headers, body });
  });
  await expect(row(page, '112 Mill Row')).toBeVisible();
  await undo(page, '2 homes archived');
  await expect(toastOf(page, 'Later changes were left as they are.')).toBeVisible();
  await expect(row(page, '418 Juniper Lane')).toBeVisible();
  await expect(likeOf(page, '112 Mill Row')).toHaveAttribute('aria-pressed', 'true');
});

test('the newest Undo always shows: a fourth toast replaces the oldest', async ({ page }) => {
  await openListing(page);
  const liked = await likeFirst(page, 5);
  const fifth = liked.at(-1) ?? '';
  // At once, and not only after the other toasts have closed by themselves.
  await expect(toastOf(page, fifth)).toBeVisible({ timeout: 2000 });
  await expect(likes(page)).toContainText(liked.slice(2));
  await undo(page, fifth);
  await expect(likeOf(page, fifth)).toHaveAttribute('aria-pressed', 'false');
});

test('toasts are in the order of the actions, even if their code loads late', async ({ page }) => {
  await openListing(page);
  const release = await holdRequests(page);
  const liked = await likeFirst(page, 3);
  release();
  await expect(likes(page)).toContainText(liked);
});

test('a hovered toast is not replaced', async ({ page }) => {
  await openListing(page);
  const [first = ''] = await likeFirst(page, 1);
  const later: string[] = [];
  for (let left = 3; left > 0; left -= 1) {
    // A new toast moves the first one up, so the pointer has to follow.
    await toastOf(page, first).hover();
    later.push(...(await likeFirst(page, 1)));
  }
  const [, third = '', fourth = ''] = later;
  await expect(likes(page)).toContainText([first, third, fourth]);
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
