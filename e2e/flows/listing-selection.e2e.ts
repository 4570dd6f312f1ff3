import { expect, openSignedIn, screens, signIn, tabTo, test, toastOf } from '../support/fixtures.ts';
import { choose, filter, grid, openListing, row, rows } from '../support/listing.ts';

test('a home that is archived by its own button is no longer selected', async ({ page }) => {
  await openListing(page, '?q=mill+row');
  const box = (address: string) => row(page, address).getByRole('checkbox');
  await box('112 Mill Row').check();
  await box('118 Mill Row').check();
  const bar = page.getByRole('group', { name: 'Selected homes' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await choose(page, '112 Mill Row', 'Archive');
  await expect(bar.getByText('1 selected')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await expect(bar.getByText('Compare takes 2 to 4 homes')).toBeVisible();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, /118 Mill Row.* deleted/)).toBeVisible();
  await page.getByRole('button', { name: 'Archived 4' }).click();
  await expect(row(page, '112 Mill Row')).toBeVisible();
});

test('unknown homes in the address are not selected', async ({ page }) => {
  await openListing(page, '?selected=gone,home-4187203');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.goto('/app/listing?selected=gone');
  await expect(grid(page)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Selected homes' })).toBeHidden();
});

test('thousands of selected homes stay selected only in their view, and each can be deselected', async ({ page }) => {
  await openSignedIn(page, '/app/listing', 'many');
  const bar = page.getByRole('group', { name: 'Selected homes' });
  const boxes = rows(page).getByRole('checkbox');
  await boxes.nth(0).check();
  await expect(page).toHaveURL(/selected=/);
  await grid(page).getByRole('checkbox', { name: 'Select all homes shown' }).check();
  await expect(page).not.toHaveURL(/selected=/);
  await expect(bar).toContainText(/\d,\d{3} selected/);
  for (const index of [1, 2, 3, 4]) {
    await boxes.nth(index).uncheck();
    await expect(boxes.nth(index)).not.toBeChecked();
  }
  await expect(bar).toContainText(/\d,\d{3} selected/);
  await page.getByRole('button', { name: /^Archived / }).click();
  await expect(page).toHaveURL(/view=archived/);
  await expect(bar).toBeHidden();
  await page.goBack();
  await expect(page).not.toHaveURL(/view=archived/);
  await expect(bar).toBeHidden();
});

test('the bar says how many of the selected homes a filter hides, and leaves the focus in the page', async ({
  page,
}) => {
  await openListing(page);
  await row(page, '112 Mill Row').getByRole('checkbox').check();
  await row(page, '418 Juniper Lane').getByRole('checkbox').check();
  const bar = page.getByRole('group', { name: 'Selected homes' });
  await expect(bar).toContainText('2 selected');
  await expect(bar).not.toContainText('not shown');
  await filter(page).fill('juniper');
  await expect(bar).toContainText('2 selected · 1 not shown');
  await filter(page).fill('zzzz');
  await expect(bar).toContainText('2 selected · 2 not shown');
  await bar.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('more homes than a day has room for do not go on its sheet', async ({ page }) => {
  await openListing(page);
  const sheet = page.getByRole('group', { name: 'Selected homes' }).getByRole('button', { name: 'Day sheet' });
  await grid(page).getByRole('checkbox', { name: 'Select all homes shown' }).check();
  await expect(sheet).toBeDisabled();
  await grid(page).getByRole('checkbox', { name: 'Select all homes shown' }).uncheck();
  const boxes = rows(page).getByRole('checkbox');
  for (let index = 0; index < 12; index += 1) await boxes.nth(index).check();
  await expect(sheet).toBeEnabled();
  await boxes.nth(12).check();
  await expect(sheet).toBeDisabled();
  await expect(page.getByText('Day sheet takes up to 12 homes')).toBeVisible();
});

test('selecting moves no row, and the bar is in view wherever the list is scrolled to', async ({ page }) => {
  await openListing(page);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  const home = row(page, '8 Timberline Trail');
  const before = await home.boundingBox();
  await home.getByRole('checkbox').check();
  await expect(page.getByRole('group', { name: 'Selected homes' })).toBeInViewport({ ratio: 1 });
  expect(await home.boundingBox()).toEqual(before);
});

for (const size of [screens.desktop, screens.phone])
  test(`a toast never covers the bar of the selected homes, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await signIn(page);
    // The bar is at the foot of a long list and of a short one.
    for (const search of ['?selected=home-4187203,home-4183316', '?q=juniper&selected=home-4187203,home-4183316']) {
      await page.goto(`/app/listing${search}`);
      const bar = page.getByRole('group', { name: 'Selected homes' });
      const more = page.getByRole('button', { name: /^More actions for 418 Juniper Lane/ }).first();
      await more.click();
      // A row has a menu and a card has a sheet. The bar has a button of that name too.
      await page
        .getByRole('menuitem', { name: 'Archive', exact: true })
        .or(page.getByRole('dialog').getByRole('button', { name: 'Archive', exact: true }))
        .click();
      const toast = toastOf(page, /418 Juniper Lane.* archived/);
      await expect(toast).toBeInViewport({ ratio: 1 });
      await expect(bar).toBeInViewport({ ratio: 1 });
      // The bar grows and shrinks with what it says, and the toast follows it.
      await expect(async () => {
        const [above, below] = [await toast.boundingBox(), await bar.boundingBox()];
        expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      }).toPass({ timeout: 3000 });
      const targets = await toast.getByRole('button').all();
      for (const target of size === screens.phone ? targets : []) {
        const { width, height } = (await target.boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      await toast.getByRole('button', { name: 'Undo' }).click();
      await expect(more).toBeVisible();
    }
  });

test('a double click on Delete does not open or delete the home below', async ({ page }) => {
  await openListing(page);
  await row(page, '112 Mill Row')
    .getByRole('button', { name: /^More actions for / })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).dblclick();
  await expect(row(page, '112 Mill Row')).toBeHidden();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '24');
  await expect(page.getByRole('button', { name: 'All 23' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/listing$/);
});

test('compares the selected homes, and Back has them still selected', async ({ page }) => {
  await openListing(page, '?q=asheville');
  const boxes = rows(page).getByRole('checkbox');
  await boxes.nth(0).click();
  const compare = page.getByRole('group', { name: 'Selected homes' }).getByRole('button', { name: 'Compare' });
  await expect(compare).toBeDisabled();
  await boxes.nth(1).click();
  await expect(page).toHaveURL(/selected=/);
  await compare.click();
  await expect(page).toHaveURL(/compare=[^&]+(,|%2C)/);
  await expect(grid(page)).toBeHidden();
  await page.goBack();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expect(compare).toBeFocused();
});

test('the comparison leads back to the list that its homes were chosen from', async ({ page }) => {
  await openListing(page, '?q=asheville&sort=price.desc');
  const boxes = rows(page).getByRole('checkbox');
  for (const at of [0, 1, 2]) await boxes.nth(at).click();
  await page.getByRole('group', { name: 'Selected homes' }).getByRole('button', { name: 'Compare' }).click();
  await page
    .getByRole('link', { name: /^Remove / })
    .last()
    .click();
  await expect(page.getByRole('link', { name: /^Remove / })).toHaveCount(2);
  await page.getByRole('link', { name: 'Back: Properties' }).click();
  await expect(page).toHaveURL(/q=asheville&sort=price\.desc$/);
  await expect(filter(page)).toHaveValue('asheville');
});

test('the bar hides no control that gets the focus at four times the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openSignedIn(page, '/app/listing?selected=home-4187203,home-4183316');
  const bar = page.getByRole('group', { name: 'Selected homes' });
  await expect(bar).toBeAttached();
  for (const control of [filter(page), page.getByRole('button', { name: 'Filters', exact: true })]) {
    await tabTo(page, control);
    const room = async () => {
      const [above, below] = [await control.boundingBox(), await bar.boundingBox()];
      return above && below && below.y - above.y - above.height;
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  }
});
