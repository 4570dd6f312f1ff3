import type { Page } from '@playwright/test';
import {
  expect,
  focused,
  openSignedIn,
  pressUntilFocused,
  sidewaysScroll,
  signIn,
  tabTo,
  test,
  toastOf,
} from '../support/fixtures.ts';
import { storeLook } from '../support/frame.ts';
import {
  addresses,
  choose,
  filter,
  grid,
  head,
  openListing,
  openRowMenu,
  row,
  rows,
  sortBy,
  texts,
} from '../support/listing.ts';

/** Chooses from the menu of a home's row, by keys. */
async function chooseByKey(page: Page, address: string, action: string): Promise<void> {
  await tabTo(page, row(page, address).getByRole('button', { name: /^More actions for / }));
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: action, exact: true });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await pressUntilFocused(page, item, 'ArrowDown');
  await page.keyboard.press('Enter');
}

/** Reaches the toast's Undo by Tab, wherever the focus is. */
const undoByKey = async (page: Page, said: string | RegExp) => {
  await tabTo(page, toastOf(page, said).getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
};

test('the first Tab of a visit leads to the way past the header', async ({ page }) => {
  await openSignedIn(page, '/app/listing');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused();
});

test('the keys of a row’s menu stay in it', async ({ page }) => {
  await openListing(page);
  const [address = ''] = await addresses(page);
  await openRowMenu(page, address);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('PageDown');
  // A page that scrolls away hides the menu: it has scrolled by the wheel alone.
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
});

test('finds, sorts and filters by keys', async ({ page }) => {
  await openListing(page);
  await filter(page).focus();
  await page.keyboard.type('asheville');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '10');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '25');

  await tabTo(page, page.getByRole('button', { name: /^Disliked/ }));
  await page.keyboard.press('Space');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '5');
  await page.keyboard.press('Space');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '25');

  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await tabTo(page, filters);
  await page.keyboard.press('Enter');
  const pending = page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Pending 1' });
  await tabTo(page, pending);
  await page.keyboard.press('Enter');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2');
  await page.keyboard.press('Escape');
  await expect(pending).toBeHidden();
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'All 24' }));
  await page.keyboard.press('Enter');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '25');

  await tabTo(page, sortBy(page, 'Status'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=status\.desc/);
  await expect.poll(async () => (await addresses(page))[0]).toBe('9 Chestnut Square');
  await tabTo(page, sortBy(page, 'Price'));
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL(/sort=status\.desc(,|%2C)price\.asc/);
});

test('marks, deletes and undoes by keys, without losing the focus', async ({ page }) => {
  await openListing(page, '?q=mill+row');
  await rows(page).first().focus();
  const liked = row(page, '112 Mill Row').getByRole('button', { name: /^Like / });
  await tabTo(page, liked);
  await page.keyboard.press('Enter');
  await expect(liked).toHaveAttribute('aria-pressed', 'true');
  await chooseByKey(page, '112 Mill Row', 'Archive');
  await expect(row(page, '112 Mill Row')).toBeHidden();
  await expect(row(page, '118 Mill Row')).toBeFocused();
  await undoByKey(page, /112 Mill Row.* archived/);
  await expect(row(page, '112 Mill Row')).toBeFocused();

  await page.keyboard.press('Delete');
  await expect(row(page, '112 Mill Row')).toBeHidden();
  await expect(rows(page).first()).toBeFocused();
  await undoByKey(page, /112 Mill Row.* deleted/);
  await expect(row(page, '112 Mill Row')).toBeFocused();
});

test('a toast that is closed gives the focus back to the button that it is about', async ({ page }) => {
  await openListing(page, '?q=mill+row');
  const like = row(page, '112 Mill Row').getByRole('button', { name: /^Like / });
  await like.press('Enter');
  await tabTo(page, toastOf(page, /112 Mill Row.* liked/).getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(like).toBeFocused();
});

test('Undo for a home that a filter hides leaves the focus on the heading, and in the filter afterwards', async ({
  page,
}) => {
  await openListing(page, '?q=mill+row');
  await row(page, '112 Mill Row')
    .getByRole('button', { name: /^Like / })
    .press('Enter');
  await expect(toastOf(page, /112 Mill Row.* liked/)).toBeVisible();
  await filter(page).fill('zzzz');
  await expect(grid(page)).toBeHidden();
  await undoByKey(page, /112 Mill Row.* liked/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await filter(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expect(row(page, '112 Mill Row')).toBeVisible();
  await page.keyboard.type('juniper');
  await expect(filter(page)).toHaveValue('juniper');
});

test('selects a range, archives it, and restores one of them by keys', async ({ page }) => {
  await openListing(page);
  const [first = '', second = '', third = ''] = await addresses(page);
  await rows(page).first().focus();
  // Held down, it selects once.
  await page.keyboard.down('Space');
  await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText('3 selected')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Archive', exact: true }));
  await page.keyboard.press('Enter');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '22');
  await expect(rows(page).nth(2)).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Archived 6' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=archived/);
  for (const address of [first, second, third]) await expect(row(page, address)).toBeVisible();
  await tabTo(page, rows(page).nth(2));
  await page.keyboard.press('Home');
  const restored = (await addresses(page))[0] ?? '';
  await tabTo(page, row(page, restored).getByRole('button', { name: /^Restore / }));
  await page.keyboard.press('Enter');
  await expect(row(page, restored)).toBeHidden();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '6');
});

test('opens a photo, a comment and a home by keys, and gives the focus back', async ({ page }) => {
  await openListing(page, '?q=juniper');
  await rows(page).first().focus();
  const photo = page.getByRole('button', { name: /^Open the photo of 418 Juniper Lane/ });
  await tabTo(page, photo);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /418 Juniper Lane/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photo).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Your comment on 418 Juniper Lane/ }));
  await expect(page.getByText(/^Great morning light/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Great morning light/)).toBeHidden();
  await chooseByKey(page, '418 Juniper Lane', 'View Details');
  await expect(page.getByRole('heading', { level: 1, name: /418 Juniper Lane/ })).toBeVisible();
  await page.goBack();
  await expect(rows(page).first()).toBeFocused();
});

test('arranges the columns by keys alone', async ({ page }) => {
  await page.clock.install();
  await openListing(page);
  const menu = page.getByRole('button', { name: 'Columns', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: 'Tour' }));
  await page.keyboard.press('Space');
  await expect(head(page, 'Tour')).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: 'Move Status up' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Status is now column 4 of 19' })).toBeAttached();
  await tabTo(page, page.getByRole('button', { name: 'Move Status down' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Status is now column 6 of 19' })).toBeAttached();
  await tabTo(page, page.getByRole('button', { name: 'Reset columns' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(head(page, 'Tour')).toBeVisible();
  // The toast comes after a pause. It may take the place of the one about the moves, while the focus is elsewhere already.
  await page.clock.runFor(1000);
  await expect(toastOf(page, 'Columns changed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  // The toast would go by itself while the keys lead to it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await tabTo(page, toastOf(page, 'Columns changed').getByRole('button', { name: 'Close' }));
  await page.clock.resume();
  await page.keyboard.press('Enter');
  await expect(menu).toBeFocused();
});

test('is mirrored in Arabic: columns move the way the arrow points, and Back leads to the home', async ({ page }) => {
  await signIn(page);
  await storeLook(page, { locale: 'ar' });
  await page.goto('/app/listing');
  await expect(grid(page)).toBeVisible();
  const [status, price] = ['الحالة', 'السعر'];
  const left = async (name: string) => (await head(page, name).boundingBox())?.x ?? 0;
  // The heads are rendered again when the code of dragging has loaded.
  await expect.poll(async () => (await left(status)) > (await left(price))).toBe(true);
  await sortBy(page, price).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await left(price)) > (await left(status))).toBe(true);
  await expect(sortBy(page, price)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=price\.asc/);
  await expect.poll(async () => (await texts(page, price))[0]).toContain('$398,000');
  expect(await sidewaysScroll(page)).toBe(0);
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /60 Spruce Hollow/ })).toBeVisible();
  await page.goBack();
  await expect(rows(page).first()).toBeFocused();
});

test('the focus stays in the list when rows are deleted, and moves to the heading after the last', async ({ page }) => {
  await openListing(page, '?q=mill+row');
  await rows(page).first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the focus stays in its home while another tab archives and restores one above it', async ({ page, context }) => {
  await openListing(page);
  const other = await context.newPage();
  await other.goto('/app/listing');
  const all = await addresses(page);
  const [first = '', , , , mine = ''] = all;
  await row(page, mine).focus();
  const control = row(page, mine).getByRole('button', { name: /^More actions for / });
  await tabTo(page, control);

  await choose(other, first, 'Archive');
  await expect(row(page, first)).toBeHidden();
  await expect(row(page, mine)).toHaveAttribute('aria-rowindex', '5');
  await expect(control).toBeFocused();
  await toastOf(other, /archived/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(row(page, first)).toBeVisible();
  await expect(control).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, all[5] ?? '')).toBeFocused();
});

test('going up by keys, no row is left below the sticky head', async ({ page }) => {
  for (const style of ['fixed', 'no-header-mini-sidebar', 'default-horizontal']) {
    if (style === 'fixed') await openListing(page, '?nav-style=fixed');
    else await page.goto(`/app/listing?nav-style=${style}`);
    await rows(page).first().focus();
    await page.keyboard.press('End');
    const last = Number(await grid(page).getAttribute('aria-rowcount'));
    const current = page.getByRole('row').and(focused(page));
    await expect(current).toHaveAttribute('aria-rowindex', String(last));
    for (let at = last - 1; at > last - 16; at -= 1) {
      await page.keyboard.press('ArrowUp');
      await expect(current).toHaveAttribute('aria-rowindex', String(at));
    }
    const isUncovered = () =>
      current.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 8, top + 2));
      });
    await expect.poll(isUncovered, style).toBe(true);
    // No row shows in a gap above the head.
    const isFreeAbove = () =>
      grid(page)
        .getByRole('columnheader')
        .first()
        .evaluate((cell) => {
          const { left, top } = (cell.parentElement ?? cell).getBoundingClientRect();
          return top <= 0 || document.elementFromPoint(left + 8, top - 2)?.closest('[role=row]') === null;
        });
    await expect.poll(isFreeAbove, style).toBe(true);
  }
});
