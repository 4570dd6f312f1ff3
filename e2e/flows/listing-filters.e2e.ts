import { expect, screens, signIn, test } from '../support/fixtures.ts';
import { addresses, filter, grid, openListing, row } from '../support/listing.ts';

const count = (homes: number) => String(homes + 1);

test('every quick filter narrows, says so in the address, and is taken off again', async ({ page }) => {
  await openListing(page);
  const narrowed = async (homes: number, written: RegExp) => {
    await expect(grid(page)).toHaveAttribute('aria-rowcount', count(homes));
    await expect(page).toHaveURL(written);
  };
  for (const [name, homes, written] of [
    ['New 1', 1, /show=new/],
    ['Liked 7', 7, /reaction=liked/],
    ['Disliked 4', 4, /reaction=disliked/],
    ['Not scored yet 7', 7, /show=unscored/],
    ['Tour requested 6', 6, /tour=true/],
  ] as const) {
    const chip = page.getByRole('button', { name, exact: true });
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await narrowed(homes, written);
    await chip.click();
    await narrowed(24, /\/app\/listing$/);
  }
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Status', { exact: true }).selectOption('Under contract');
  await narrowed(1, /status=underContract/);
  await page.getByLabel('Status', { exact: true }).selectOption('Any');
  await page.getByLabel('Overall score').selectOption('8 or more');
  await narrowed(4, /score=8/);
  await page.getByLabel('Overall score').selectOption('Any');
  await page.getByLabel('Minimum price ($)').pressSequentially('600000');
  await narrowed(9, /min=600000/);
  await page.getByLabel('Maximum price ($)').pressSequentially('700,000');
  await narrowed(5, /max=700000/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await narrowed(24, /\/app\/listing$/);
});

test('a status that the other view does not have stays the one asked for, and can be taken off', async ({ page }) => {
  await openListing(page);
  const filters = page.getByRole('button', { name: /^Filters/ });
  const status = page.getByLabel('Status', { exact: true });
  await filters.click();
  await status.selectOption('Under contract');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', count(1));
  await page.keyboard.press('Escape');
  await expect(status).toBeHidden();
  await page.getByRole('button', { name: 'Archived 3' }).click();
  await expect(page.getByRole('heading', { name: 'No homes match' })).toBeVisible();
  await filters.click();
  await expect(status.locator('option:checked')).toHaveText('Under contract');
  await status.selectOption('Any');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', count(3));
});

test('a price is typed as a person types: the caret stays, a comma goes, and it is set in order afterwards', async ({
  page,
}) => {
  await openListing(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const lowest = page.getByLabel('Minimum price ($)');
  await lowest.pressSequentially('6000');
  await page.keyboard.press('Tab');
  await expect(lowest).toHaveValue('6,000');
  await lowest.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('12');
  await expect(page).toHaveURL(/min=612000/);
  await page.keyboard.press('Tab');
  await expect(lowest).toHaveValue('612,000');
  await lowest.focus();
  await page.keyboard.press('End');
  for (const _ of '000') await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(lowest).toHaveValue('612000');
  await page.keyboard.press('Backspace');
  await expect(page).toHaveURL(/min=61000(?!\d)/);
  // What is asked for by other means takes the place of what was typed.
  await page.keyboard.press('Tab');
  await expect(lowest).toHaveValue('61,000');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(lowest).toHaveValue('');
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('a price in the digits of an Arabic keyboard counts', async ({ page, say }) => {
    await signIn(page, 'main', say);
    await page.goto('/app/listing');
    await page.getByRole('button', { name: 'عوامل التصفية', exact: true }).click();
    const lowest = page.getByLabel('الحد الأدنى للسعر ($)');
    await lowest.pressSequentially('٦٠٠٠٠٠');
    await expect(page).toHaveURL(/min=600000/);
    await page.keyboard.press('Tab');
    await expect(lowest).toHaveValue('600,000');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  for (const [sort, said] of [
    ['price.desc,status.asc', 'Price, descending · Status, ascending'],
    ['price', 'Price, ascending'],
  ] as const)
    test(`an order that came as ${sort} is named, and can be taken off`, async ({ page }) => {
      await signIn(page);
      await page.goto(`/app/listing?sort=${sort}`);
      const select = page.getByLabel('Sort by');
      await expect(select.locator('option:checked')).toHaveText(said);
      await select.selectOption('Newest first');
      await expect(page).toHaveURL(/\/app\/listing$/);
    });
});

test('looks through address, MLS, status and comment, without accents and case, each word anywhere', async ({
  page,
}) => {
  await openListing(page);
  for (const [text, home, homes] of [
    ['28711 CANYÓN', '250 Canyon Drive', 1],
    ['4184405', '15 Beacon Hill Place', 1],
    ['under contract', '9 Chestnut Square', 1],
    ['plows road', '8 Timberline Trail', 1],
    ['sold', '77 Skyline Crescent', 1],
  ] as const) {
    await filter(page).fill(text);
    await expect(grid(page)).toHaveAttribute('aria-rowcount', count(homes));
    await expect(row(page, home)).toBeVisible();
  }
});

/** The home that stands first by each column, ascending and descending. */
const firstBy: Readonly<Record<string, readonly [ascending: string, descending: string]>> = {
  updatedAt: ['14 Frost Creek Lane', '418 Juniper Lane'],
  mls: ['640 Overlook Road', '5 Sandpiper Way'],
  days: ['5 Sandpiper Way', '640 Overlook Road'],
  status: ['27 Ridgeview Court', '9 Chestnut Square'],
  price: ['60 Spruce Hollow', '640 Overlook Road'],
  address: ['3 Rosewood Terrace', '2208 Old Orchard Rd'],
  // There is only yes and none.
  tour: ['2208 Old Orchard Rd', '2208 Old Orchard Rd'],
  overall: ['12 Alhambra Court', '418 Juniper Lane'],
  priceScore: ['640 Overlook Road', '5 Sandpiper Way'],
  location: ['12 Alhambra Court', '418 Juniper Lane'],
  comment: ['8 Timberline Trail', '73 Montford Avenue'],
};

test('every column sorts both ways and then not at all, and what is empty stays last', async ({ page }) => {
  // All rows at once are in the document of a screen that has room for them.
  await page.setViewportSize({ width: 1440, height: 2000 });
  await openListing(page);
  const emptiness = (column: string) =>
    grid(page)
      .locator(`[data-row] [data-column=${column}]`)
      .evaluateAll((cells) =>
        cells.map(({ textContent, childElementCount }) =>
          textContent === '' ? childElementCount === 0 : ['N/A', 'x', '–'].includes(textContent.trim()),
        ),
      );
  const expectEmptyLast = async (column: string) => {
    const empty = await emptiness(column);
    expect(empty, column).toHaveLength(24);
    expect(empty, column).toEqual(empty.toSorted((a, b) => Number(a) - Number(b)));
  };
  const natural = await addresses(page);
  const heads = await grid(page)
    .locator('[data-head]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-head') ?? ''));
  const sortable = heads.filter((id) => id !== 'photo' && id !== 'select');
  expect(sortable.toSorted()).toEqual(Object.keys(firstBy).toSorted());
  for (const [column, [ascending, descending]] of Object.entries(firstBy)) {
    const head = grid(page).locator(`[data-head=${column}]`);
    const header = grid(page)
      .getByRole('columnheader')
      .filter({ has: page.locator(`[data-head=${column}]`) });
    await head.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(new RegExp(`sort=${column}.asc`));
    expect((await addresses(page))[0], column).toBe(ascending);
    await expectEmptyLast(column);
    await head.click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(new RegExp(`sort=${column}.desc`));
    await expectEmptyLast(column);
    expect((await addresses(page))[0], column).toBe(descending);
    await head.click();
    await expect(header).not.toHaveAttribute('aria-sort', /./);
    await expect.poll(() => addresses(page), column).toEqual(natural);
  }
});
