import type { Locator, Page } from '@playwright/test';
import { expect, openSignedIn, pressEnterOfInputMethod, screens, test } from '../support/fixtures.ts';
import { addresses, filter, grid, head, openListing, row, rows, sortBy, texts } from '../support/listing.ts';

/** The rows of a grid with so many homes: the head is one of them. */
const count = (homes: number) => String(homes + 1);

/** Expects that number of homes, and the filter in the address. */
async function expectNarrowed(page: Page, homes: number, written: RegExp): Promise<void> {
  await expect(grid(page)).toHaveAttribute('aria-rowcount', count(homes));
  await expect(page).toHaveURL(written);
}

test('every quick filter narrows the list, is in the address, and can be removed again', async ({ page }) => {
  await openListing(page);
  for (const [name, homes, written] of [
    ['New 1', 1, /show=new/],
    ['Liked 7', 7, /reaction=liked/],
    ['Disliked 4', 4, /reaction=disliked/],
    ['Not scored yet 3', 3, /show=unscored/],
    ['Tour requested 6', 6, /tour=true/],
  ] as const) {
    const chip = page.getByRole('button', { name, exact: true });
    const before = await chip.boundingBox();
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => chip.boundingBox(), 'a chosen chip keeps its place').toEqual(before);
    await expectNarrowed(page, homes, written);
    await chip.click();
    await expectNarrowed(page, 24, /\/app\/listing$/);
  }
});

test('every filter of the panel narrows the list, is in the address, and can be removed again', async ({ page }) => {
  await openListing(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const status = page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Under contract 1' });
  await status.click();
  await expectNarrowed(page, 1, /status=underContract/);
  await status.click();
  for (const [field, choice, homes, written] of [
    ['Overall score', '8 or more', 4, /score=8/],
    ['Beds', '4 or more', 10, /beds=4/],
    ['Baths', '2.5 or more', 17, /baths=2\.5/],
  ] as const) {
    await page.getByLabel(field, { exact: true }).selectOption(choice);
    await expectNarrowed(page, homes, written);
    await page.getByLabel(field, { exact: true }).selectOption('Any');
  }
  for (const [field, typed, homes, written] of [
    ['Square feet, at least', '2500', 8, /sqft=2500/],
    ['Monthly cost, at most ($)', '3000', 6, /cost=3000/],
  ] as const) {
    await page.getByLabel(field).fill(typed);
    await expectNarrowed(page, homes, written);
    await page.getByLabel(field).fill('');
    await expectNarrowed(page, 24, /\/app\/listing$/);
  }
  await page.getByLabel('Minimum price ($)').pressSequentially('600000');
  await expectNarrowed(page, 9, /min=600000/);
  await page.getByLabel('Maximum price ($)').pressSequentially('700,000');
  await expectNarrowed(page, 5, /max=700000/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expectNarrowed(page, 24, /\/app\/listing$/);
});

test('a status stays chosen in a view that has no home of it, and can be removed there', async ({ page }) => {
  await openListing(page);
  const filters = page.getByRole('button', { name: /^Filters/ });
  const status = page.getByRole('group', { name: 'Status' }).getByRole('button', { name: /^Under contract/ });
  await filters.click();
  await status.click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', count(1));
  await page.keyboard.press('Escape');
  await expect(status).toBeHidden();
  await page.getByRole('button', { name: 'Archived 3' }).click();
  await expect(page.getByRole('heading', { name: 'No homes match' })).toBeVisible();
  await filters.click();
  await expect(status).toHaveText('Under contract 0');
  await expect(status).toHaveAttribute('aria-pressed', 'true');
  await status.click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', count(3));
});

test('a budget in the address narrows nothing for a buyer who has named none', async ({ page }) => {
  await openSignedIn(page, '/app/listing', 'noProfile');
  await expect(grid(page)).toBeVisible();
  const all = await grid(page).getAttribute('aria-rowcount');
  expect(Number(all)).toBeGreaterThan(1);
  await page.goto('/app/listing?budget=true');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', all!);
  await expect(page.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
});

test('the filters show the range of prices and how many homes are left', async ({ page }) => {
  await openListing(page);
  await page.getByRole('button', { name: 'Within budget 16' }).click();
  await expect(page).toHaveURL(/budget=true/);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', count(16));
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('img', { name: /^Homes by price, \$\d{3},000 to \$\d/ })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Within budget' })).toBeChecked();
  await page
    .getByRole('group', { name: 'Status' })
    .getByRole('button', { name: /^Active/ })
    .click();
  const show = page.getByRole('button', { name: 'Show 14 homes' });
  await show.click();
  await expect(show).toBeHidden();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', count(14));
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
});

test('a price can be edited anywhere, and is formatted when the field is left', async ({ page }) => {
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
  await page.keyboard.press('Tab');
  await expect(lowest).toHaveValue('61,000');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(lowest).toHaveValue('');
  await lowest.pressSequentially('0.7m');
  await expect(page).toHaveURL(/min=700000/);
  const highest = page.getByLabel('Maximum price ($)');
  await highest.pressSequentially('500k');
  await expect(page.getByText('This is below the minimum')).toBeVisible();
  expect((await lowest.boundingBox())?.y, 'the message moves neither field').toBe((await highest.boundingBox())?.y);
});

test('a price counts although a click elsewhere closes the panel at once', async ({ page }) => {
  await openListing(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const lowest = page.getByLabel('Minimum price ($)');
  await lowest.fill('700000');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(lowest).toBeHidden();
  await expect(page).toHaveURL(/min=700000/);
});

test('a price that is being typed does not lead back from the screen that Forward opens', async ({ page }) => {
  await openListing(page);
  await row(page, '112 Mill Row').getByRole('link').click();
  const heading = page.getByRole('heading', { level: 1, name: /112 Mill Row/ });
  await expect(heading).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Minimum price ($)').fill('700000');
  await page.goForward();
  await expect(heading).toBeVisible();
  await expect(page.getByLabel('Minimum price ($)')).toBeHidden();
  await expect(page).toHaveURL(/\/listing\/detail\?id=home-\w+$/);
});

test('Enter settles a number without leaving its field', async ({ page }) => {
  await openListing(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const lowest = page.getByLabel('Minimum price ($)');
  await lowest.pressSequentially('600k');
  await pressEnterOfInputMethod(page);
  await expect(lowest, 'the Enter of an input method settles nothing').toHaveValue('600k');
  await page.keyboard.press('Enter');
  await expect(lowest).toHaveValue('600,000');
  await expect(lowest).toBeFocused();
  await expectNarrowed(page, 9, /min=600000/);
});

test('text that is no number gets an error at its field, and stays until it is corrected or cleared', async ({
  page,
}) => {
  await openListing(page);
  const filters = page.getByRole('button', { name: /^Filters/ });
  await filters.click();
  for (const field of [
    'Minimum price ($)',
    'Maximum price ($)',
    'Square feet, at least',
    'Monthly cost, at most ($)',
  ]) {
    const number = page.getByLabel(field);
    await number.pressSequentially('abc');
    await page.keyboard.press('Tab');
    await expect(number).toHaveValue('abc');
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toHaveAccessibleDescription('Please enter a valid value');
  }
  const [lowest, highest] = [page.getByLabel('Minimum price ($)'), page.getByLabel('Maximum price ($)')];
  await page.getByRole('heading', { level: 1 }).click();
  await expect(lowest).toBeHidden();
  await filters.click();
  await expect(lowest).toHaveValue('abc');
  await expect(lowest).toHaveAccessibleDescription('Please enter a valid value');
  await lowest.fill('$600,000');
  await expect(lowest).toHaveAttribute('aria-invalid', 'false');
  await expectNarrowed(page, 9, /min=600000/);
  await page.keyboard.press('Tab');
  await expect(lowest).toHaveValue('600,000');
  const clear = page.getByRole('button', { name: 'Clear filters' });
  await clear.click();
  await expectNarrowed(page, 24, /\/app\/listing$/);
  await expect(highest).toHaveValue('');
  await expect(highest).toHaveAttribute('aria-invalid', 'false');
  await expect(clear).toBeDisabled();
  await highest.pressSequentially('abc');
  await clear.click();
  await expect(highest).toHaveValue('');
  await expect(clear).toBeDisabled();
});

test('the button at the foot of the filters is in view, and never covers the field with the focus, nor its error', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openListing(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Show 24 homes' })).toBeInViewport({ ratio: 1 });
  const isAboveFoot = (part: Locator, what: string) =>
    expect(async () => {
      const foot = await page.getByRole('button', { name: /^Show \d+ homes$/ }).boundingBox();
      const { y = Infinity, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y + height, what).toBeLessThan(foot?.y ?? 0);
    }).toPass({ timeout: 10_000 });
  const errors = page.getByText('Please enter a valid value');
  await page.getByLabel('Minimum price ($)').focus();
  for (const [before, field] of ['Square feet, at least', 'Monthly cost, at most ($)', 'Overall score'].entries()) {
    const control = page.getByLabel(field, { exact: true });
    while (!(await control.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab');
    await isAboveFoot(control, field);
    if (field === 'Overall score') break;
    await page.keyboard.type('abc');
    await expect(errors).toHaveCount(before + 1);
    await isAboveFoot(errors.last(), `the error of ${field}`);
  }
});

test('an address may ask for other beds than the panel offers', async ({ page }) => {
  await openSignedIn(page, '/app/listing?beds=7');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByLabel('Beds').getByRole('option', { selected: true })).toHaveText('7 or more');
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('a price in the digits of an Arabic keyboard counts', async ({ page }) => {
    await openSignedIn(page, '/app/listing');
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
    ['price.desc,status.asc', 'Price: high to low and Status: A to Z'],
    ['price', 'Price: low to high'],
    ['tour.desc', 'Tour requested first'],
  ] as const)
    test(`the order ${sort} of an address is named, and can be removed`, async ({ page }) => {
      await openSignedIn(page, `/app/listing?sort=${sort}`);
      const select = page.getByLabel('Sort by');
      await expect(select.getByRole('option', { selected: true })).toHaveText(said);
      await select.selectOption('Recently modified');
      await expect(page).toHaveURL(/\/app\/listing$/);
    });

  test('the icon of the order looks other while the homes are in another order than the usual one', async ({
    page,
  }) => {
    await openSignedIn(page, '/app/listing');
    const select = page.getByLabel('Sort by');
    // The page is at rest once its homes are there.
    await expect(page.getByRole('link', { name: /418 Juniper Lane/ })).toBeVisible();
    const { x = 0, y = 0, width = 0, height = 0 } = (await select.boundingBox()) ?? {};
    // Without the round corners, whose edges are not drawn alike each time.
    const picture = () => page.screenshot({ clip: { x: x + 8, y: y + 8, width: width - 16, height: height - 16 } });
    const usual = await picture();
    const looksUsual = async () => usual.equals(await picture());
    await select.selectOption('Price: low to high');
    await expect.poll(looksUsual).toBe(false);
    await select.selectOption('Recently modified');
    await expect.poll(looksUsual).toBe(true);
  });
});

test('finds each word in address, MLS, status and comment, whatever its case and accents', async ({ page }) => {
  await openListing(page);
  for (const [text, home, homes] of [
    ['28711 CANYÓN', '250 Canyon Drive', 1],
    ['MLS n. 4184405', '15 Beacon Hill Place', 1],
    ['under contract', '9 Chestnut Square', 1],
    ['plows road', '8 Timberline Trail', 1],
    ['sold', '77 Skyline Crescent', 1],
  ] as const) {
    await filter(page).fill(text);
    await expect(grid(page)).toHaveAttribute('aria-rowcount', count(homes));
    await expect(row(page, home)).toBeVisible();
  }
});

/** The first home by each column, ascending and descending. */
const firstBy: Readonly<Record<string, readonly [id: string, ascending: string, descending: string]>> = {
  MLS: ['mls', '640 Overlook Road', '5 Sandpiper Way'],
  Days: ['days', '5 Sandpiper Way', '640 Overlook Road'],
  Status: ['status', '418 Juniper Lane', '9 Chestnut Square'],
  Price: ['price', '60 Spruce Hollow', '640 Overlook Road'],
  Address: ['address', '3 Rosewood Terrace', '2208 Old Orchard Rd'],
  // Homes without a tour stay last, so the order is the same both ways.
  Tour: ['tour', '418 Juniper Lane', '418 Juniper Lane'],
  'Overall score': ['overall', '12 Alhambra Court', '418 Juniper Lane'],
  'Price score': ['priceScore', '640 Overlook Road', '5 Sandpiper Way'],
  'Location score': ['location', '12 Alhambra Court', '418 Juniper Lane'],
  Comment: ['comment', '8 Timberline Trail', '73 Montford Avenue'],
};

test('every column sorts both ways and then not at all, with empty cells last', async ({ page }) => {
  // A window this high has all rows in the document.
  await page.setViewportSize({ width: 1440, height: 2000 });
  await openListing(page);
  const expectEmptyLast = async (name: string) => {
    // These two columns have icons and no text.
    if (name === 'Comment' || name === 'Tour') return;
    const empty = (await texts(page, name)).map((text) => ['', 'N/A', 'x', '–'].includes(text.trim()));
    expect(empty, name).toHaveLength(24);
    expect(empty, name).toEqual(empty.toSorted((a, b) => Number(a) - Number(b)));
  };
  await expect(rows(page)).toHaveCount(24);
  const usual = await addresses(page);
  for (const [name, [id, ascending, descending]] of Object.entries(firstBy)) {
    await sortBy(page, name).click();
    await expect(head(page, name)).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(new RegExp(`sort=${id}.asc`));
    await expect.poll(async () => (await addresses(page))[0], name).toBe(ascending);
    await expectEmptyLast(name);
    await sortBy(page, name).click();
    await expect(head(page, name)).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(new RegExp(`sort=${id}.desc`));
    await expect.poll(async () => (await addresses(page))[0], name).toBe(descending);
    await expectEmptyLast(name);
    await sortBy(page, name).click();
    await expect(head(page, name)).not.toHaveAttribute('aria-sort', /./);
    await expect.poll(() => addresses(page), name).toEqual(usual);
  }
});

test('the last modified home is first by default, and the column head says so', async ({ page }) => {
  await openListing(page);
  const modified = head(page, 'Modified');
  await expect(modified).toHaveAttribute('aria-sort', 'descending');
  expect((await addresses(page)).slice(0, 2)).toEqual(['418 Juniper Lane', '27 Ridgeview Court']);
  await sortBy(page, 'Modified').click();
  await expect(modified).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=updatedAt\.asc/);
  await expect.poll(async () => (await addresses(page))[0]).toBe('14 Frost Creek Lane');
  await sortBy(page, 'Modified').click();
  await expect(modified).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/\/app\/listing$/);
});

test('a quick filter that gets the focus stands whole in the strip of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openSignedIn(page, '/app/listing');
  const chips = page.getByRole('group', { name: 'Quick filters' }).getByRole('button');
  await expect(chips).toHaveCount(8);
  await chips.first().focus();
  for (const [key, all] of [
    ['Tab', await chips.all()],
    ['Shift+Tab', (await chips.all()).toReversed()],
  ] as const)
    for (const [index, chip] of all.entries()) {
      if (index > 0) await page.keyboard.press(key);
      await expect(chip).toBeFocused();
      await expect(chip).toBeInViewport({ ratio: 1 });
    }
});
