import type { Page } from '@playwright/test';
import { brokenWords } from '../support/broken-words.ts';
import { expect, holdRequests, openSignedIn, screens, signIn, test } from '../support/fixtures.ts';
import { columns, grid, head, headBox, heads, openListing, rows, sortBy, undo } from '../support/listing.ts';

/*
 * Columns that are moved, by keys, by the menu, by the pointer and by touch.
 */

const isBefore = async (page: Page, one: string, other: string) =>
  (await headBox(page, one)).x < (await headBox(page, other)).x;

/** Waits for the code of dragging, which loads after the rows. A head then has the cursor of a hand. */
const expectDraggable = (page: Page, name: string) => expect(head(page, name)).toHaveCSS('cursor', 'grab');

/** Drags a column by the part of its head above the word. */
async function dragHead(page: Page, name: string, onto: string): Promise<void> {
  await expectDraggable(page, name);
  const [from, to] = [await headBox(page, name), await headBox(page, onto)];
  await page.mouse.move(from.x + from.width / 2, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 5, { steps: 12 });
  await expect.poll(async () => Math.abs((await headBox(page, name)).x - to.x)).toBeLessThan(to.width);
  await page.mouse.up();
}

test('moves columns by keys and by the menu, hides one, and undoes it', async ({ page }) => {
  await openListing(page);
  await sortBy(page, 'Price').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => isBefore(page, 'Price', 'Status')).toBe(true);
  await expect(sortBy(page, 'Price')).toBeFocused();
  await undo(page, 'Columns changed');
  await expect.poll(() => isBefore(page, 'Status', 'Price')).toBe(true);

  await columns(page).click();
  await page.getByRole('button', { name: 'Move MLS up' }).click();
  await page.getByRole('checkbox', { name: 'Tour' }).click();
  await page.keyboard.press('Escape');
  await expect(columns(page)).toBeFocused();
  await expect(head(page, 'Tour')).toBeHidden();
  await page.reload();
  await expect(grid(page)).toBeVisible();
  await expect(head(page, 'Tour')).toBeHidden();
  await expect.poll(() => isBefore(page, 'MLS', 'Photo')).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('listing_column_order'))).toContain('mls');

  await columns(page).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await expect(head(page, 'Tour')).toBeVisible();
  await page.getByRole('button', { name: 'Move Modified down' }).click();
  await expect.poll(() => isBefore(page, 'Photo', 'Modified')).toBe(true);
  await expect.poll(() => brokenWords(head(page, 'Modified'))).toEqual([]);

  // The list scrolls along with the button that moves a column by the keyboard.
  const later = page.getByRole('button', { name: 'Move Status down' });
  for (let presses = 0; presses < 14; presses += 1) await later.press('Enter');
  await expect(later).toBeFocused();
  await expect(later).toBeInViewport({ ratio: 1 });
});

test('a column can be dragged anywhere by its head, is aligned in the first place, and sorts by a click anywhere', async ({
  page,
}) => {
  await openListing(page);
  await dragHead(page, 'Price', 'Modified');
  await expect.poll(async () => (await heads(page))[0]).toBe('Price');
  await expect(page).toHaveURL(/\/app\/listing$/);
  // Its cells begin after the check box and end where its head ends.
  await expect(async () => {
    const [check, first, price] = [
      await rows(page).first().getByRole('checkbox').boundingBox(),
      await rows(page).first().getByText('$612,000').boundingBox(),
      await headBox(page, 'Price'),
    ];
    expect(first?.x).toBeGreaterThanOrEqual((check?.x ?? 0) + (check?.width ?? 0));
    expect(Math.abs((first?.x ?? 0) + (first?.width ?? 0) - (price.x + price.width))).toBeLessThan(8);
  }).toPass({ timeout: 10_000 });
  await head(page, 'Price').click({ position: { x: 8, y: 5 } });
  await expect(page).toHaveURL(/sort=price\.asc/);
  await sortBy(page, 'Price').click();
  await expect(page).toHaveURL(/sort=price\.desc/);
  await sortBy(page, 'Modified').click();
  await expect(page).toHaveURL(/\/app\/listing$/);
  // Its arrow stands over the head of the photos.
  const modified = (await sortBy(page, 'Modified').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(modified.x + modified.width - 3, modified.y + modified.height / 2);
  await expect(page).toHaveURL(/sort=updatedAt\.asc/);
});

test('no part of an address is behind the actions where columns before it leave it little room', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await openListing(page);
  const first = rows(page).first();
  const hidden = async () => {
    const [street, like] = [
      await first.getByRole('link').boundingBox(),
      await first.getByRole('button', { name: /^Like/ }).boundingBox(),
    ];
    return (street?.x ?? 0) + (street?.width ?? 0) - (like?.x ?? 0);
  };
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  await sortBy(page, 'Address').focus();
  for (const before of ['Tour', 'Overall score']) {
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => isBefore(page, before, 'Address')).toBe(true);
  }
  await expect.poll(hidden).toBeLessThanOrEqual(0);
});

test('a head that was pressed before the code of dragging came can be dragged after it', async ({ page }) => {
  const release = await holdRequests(page, '**/column-drag-*');
  await openListing(page);
  await sortBy(page, 'Price').click();
  await expect(page).toHaveURL(/sort=price\.asc/);
  release();
  await expectDraggable(page, 'Price');
  await expect(sortBy(page, 'Price'), 'the new head takes the focus').toBeFocused();
  await dragHead(page, 'Price', 'Modified');
  await expect.poll(async () => (await heads(page))[0]).toBe('Price');
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('a dragged column’s neighbour makes room on the other side', async ({ page }) => {
    await openSignedIn(page, '/app/listing');
    const [status, price] = ['الحالة', 'السعر'];
    await expectDraggable(page, price);
    const [from, to] = [await headBox(page, price), await headBox(page, status)];
    expect(from.x).toBeLessThan(to.x);
    await page.mouse.move(from.x + from.width / 2, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + 5, { steps: 12 });
    await expect.poll(async () => Math.round((await headBox(page, status)).x)).toBe(Math.round(to.x - from.width));
    await page.mouse.up();
    await expect.poll(async () => (await headBox(page, price)).x).toBeGreaterThan((await headBox(page, status)).x);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: screens.tablet, hasTouch: true });

  test('a column can be dragged after a long press', async ({ page, context }) => {
    await openListing(page);
    await expectDraggable(page, 'MLS');
    await page.clock.install();
    const [from, to] = [await headBox(page, 'MLS'), await headBox(page, 'Modified')];
    const touch = await context.newCDPSession(page);
    const at = (x: number) => ({ touchPoints: [{ x, y: from.y + 5 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from.x + 10) });
    await page.clock.runFor(500);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from.x) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(to.x + 10) });
    await expect.poll(async () => (await headBox(page, 'MLS')).x).toBeLessThan(from.x - 20);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => (await heads(page))[0]).toBe('MLS');
  });
});

test('ignores garbage in the stored column order', async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => localStorage.setItem('listing_column_order', '["price","gone",7,"updatedAt","price"]'));
  await page.goto('/app/listing');
  await expect.poll(async () => (await heads(page))[0]).toBe('Price');
  await expect(head(page, 'Address')).toBeVisible();
});

test('a head that is held at the end of the table gives it nothing to scroll', async ({ page }) => {
  await openListing(page);
  await expectDraggable(page, 'Price');
  const [from, end] = [await headBox(page, 'Price'), await headBox(page, 'Actions')];
  await page.mouse.move(from.x + from.width / 2, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width - 5, end.y + 5, { steps: 12 });
  await expect.poll(() => isBefore(page, 'Location score', 'Price')).toBe(true);
  // With more room the table would scroll on for as long as the head is held, and all heads would leave.
  const rooms = await grid(page)
    .getByRole('rowgroup')
    .evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth));
  expect(rooms).toEqual([0, 0]);
  await page.mouse.up();
  await expect.poll(async () => (await heads(page)).at(-2)).toBe('Price');
});
