import type { Locator } from '@playwright/test';
import { expect, expectNoAxeFindings, focused, openSignedIn, screens, signIn, test } from '../support/fixtures.ts';
import { setLook, storeLook } from '../support/frame.ts';
import { addresses, filter, grid, head, openListing, rows, sortBy, texts, undo } from '../support/listing.ts';

test('sorts by one column and, with Shift, by another where it ties', async ({ page }) => {
  await openListing(page);
  const price = head(page, 'Price');
  await price.getByRole('button').click();
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(async () => (await addresses(page))[0]).toBe('60 Spruce Hollow');
  await price.getByRole('button').click();
  await expect(price).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => (await addresses(page))[0]).toBe('640 Overlook Road');
  await grid(page)
    .getByRole('button', { name: 'Status' })
    .click({ modifiers: ['Shift'] });
  await expect(page).toHaveURL(/sort=price\.desc(,|%2C)status\.asc/);
  await page.reload();
  await expect.poll(async () => (await addresses(page))[0]).toBe('640 Overlook Road');
});

test('says by which column it is sorted, if that is hidden', async ({ page }) => {
  await openListing(page, '?sort=sqft.desc');
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await expect(order).toHaveValue('sqft.desc');
  await order.focus();
  await order.selectOption('Price: low to high');
  await expect(head(page, 'Price')).toHaveAttribute('aria-sort', 'ascending');
  await expect(order).toBeFocused();
  await page.setViewportSize(screens.tablet);
  for (const [locale, names] of [
    ['en', ['Columns', 'Filters']],
    ['ar', ['الأعمدة', 'عوامل التصفية']],
  ] as const) {
    await setLook(page, { locale });
    const tops = () =>
      Promise.all(
        names.map(async (name) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.y ?? name),
      );
    await expect.poll(async () => new Set(await tops()).size, `one line of controls, ${locale}`).toBe(1);
  }
});

test('ignores nonsense in the address', async ({ page }) => {
  await openListing(page, '?sort=photo.up&view=7&score=99&min=x&reaction=maybe&tour=1');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '25');
});

test('works by the keyboard alone', async ({ page }) => {
  await openListing(page);
  await filter(page).focus();
  await page.keyboard.type('lane');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rows(page).first().getByRole('checkbox')).toBeFocused();
  await rows(page).first().focus();
  const [name = ''] = await addresses(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
});

test('says what will be listed if no home was shared yet', async ({ page }) => {
  await openSignedIn(page, '/app/listing', 'noHomes');
  await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
  await expect(page.getByText('The homes that your agent shares with you appear here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'My ranking' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' }), 'there is nothing to come back to').toBeHidden();
  await expectNoAxeFindings(page);
});

for (const locale of ['it', 'ar'])
  test(`no city is cut and no age reaches into the photo at 1280 px, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page);
    await storeLook(page, { locale });
    await page.goto('/app/listing');
    const rows = page.getByRole('row').filter({ hasText: /Weaverville|Black Mountain/ });
    for (const city of ['Weaverville', 'Black Mountain']) {
      const cell = rows.getByText(city, { exact: true }).first();
      await expect(cell).toBeVisible();
      const cut = await cell.evaluate((text) => {
        const line = text.parentElement ?? text;
        return Math.max(line.scrollWidth - line.clientWidth, text.scrollWidth - text.clientWidth);
      });
      expect(cut, city).toBeLessThanOrEqual(0);
    }
    const ages = await page
      .getByRole('time')
      .evaluateAll((all) =>
        all.map(({ textContent, parentElement: cell }) => [
          textContent,
          cell ? cell.scrollWidth - cell.clientWidth : 0,
        ]),
      );
    expect(ages.length).toBeGreaterThan(5);
    expect(ages.filter(([, over]) => Number(over) > 0)).toEqual([]);
  });

test('ranks, scores and costs each home, and sorts by it', async ({ page }) => {
  await openListing(page, '?sort=rank.asc');
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  for (const name of ['My rank', 'My score', 'Monthly cost']) {
    const box = page.getByRole('checkbox', { name });
    await box.setChecked(true);
    await expect(box).toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await texts(page, 'My rank'))[0]).toBe('1');
  const scores = (await texts(page, 'My score')).map(Number).filter((score) => !Number.isNaN(score));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  await sortBy(page, 'My score').click();
  await sortBy(page, 'My score').click();
  await expect(page).toHaveURL(/sort=myScore\.desc/);
  await expect.poll(async () => (await texts(page, 'My rank'))[0], 'one scored criterion is no score').toBe('1');
  await filter(page).fill('sandpiper');
  await expect.poll(() => texts(page, 'My score')).toEqual(['0.7–9.9']);
  await filter(page).fill('ridgeview');
  await expect.poll(() => texts(page, 'My rank'), 'without a single score, too').toEqual(['–']);
  await filter(page).fill('');
  await sortBy(page, 'Monthly cost').click();
  await expect(page).toHaveURL(/sort=monthlyCost\.asc/);
  const costs = async () => (await texts(page, 'Monthly cost')).map((cost) => Number(cost.replaceAll(/\D/g, '')));
  await expect
    .poll(async () => (await costs()).every((cost, at, all) => cost > 0 && cost >= (all[at - 1] ?? 0)))
    .toBe(true);
});

test('shows a photo large and a comment on hover, focus and click', async ({ page }) => {
  await openListing(page, '?q=juniper');
  await page.getByRole('button', { name: /^Open the photo of 418 Juniper Lane/ }).click();
  const photo = page.getByRole('dialog', { name: /418 Juniper Lane/ });
  await expect(photo.getByRole('img', { name: /Photo of 418 Juniper Lane/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photo).toBeHidden();
  const comment = page.getByRole('button', { name: /^Your comment on 418 Juniper Lane/ });
  const text = page.getByText(/^Great morning light/);
  await comment.hover();
  await expect(text).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
  await comment.focus();
  await expect(text).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('a card says of a home that it is new and under contract, and so does its page', async ({ page, market }) => {
    await openSignedIn(page, '/app/listing?show=new');
    const card = page.getByRole('list', { name: 'Homes shared with you' }).getByRole('listitem');
    await expect(card).toContainText('New');
    await market({ kind: 'status', home: 'home-4190077', status: 'Under contract' });
    await page.reload();
    await expect(card).toContainText('Under contract');
    await expect(card).toContainText('New');
    await card.getByRole('link').first().tap();
    await expect(page.getByRole('heading', { level: 1, name: '27 Ridgeview Court' })).toBeVisible();
    await expect(page.getByText('New', { exact: true })).toBeVisible();
    const facts = await page.getByRole('main').getByRole('definition').allTextContents();
    expect(facts.slice(0, 3), 'beds, baths and square feet').toEqual(['3', '3', '2,610']);
  });

  test('the cards do what the rows do', async ({ page }) => {
    await openSignedIn(page, '/app/listing');
    const list = page.getByRole('list', { name: 'Homes shared with you' });
    await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '24');
    await page.getByLabel('Sort by').selectOption('Price: low to high');
    await expect(list.getByRole('listitem').first()).toContainText('60 Spruce Hollow');
    await list.getByRole('button', { name: /^More actions for 60 Spruce Hollow/ }).tap();
    await expectNoAxeFindings(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).tap();
    await expect(list.getByRole('listitem').first()).not.toContainText('60 Spruce Hollow');
    await undo(page, /60 Spruce Hollow.* archived/);
    await expect(list.getByRole('listitem').first()).toContainText('60 Spruce Hollow');
    await list.getByRole('link', { name: '60 Spruce Hollow' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: /60 Spruce Hollow/ })).toBeVisible();
    await page.goBack();
    await expect(list.getByRole('link', { name: '60 Spruce Hollow' })).toBeFocused();
  });
});

test('ten thousand homes: few rows in the document, all of them counted', async ({ page }) => {
  await openSignedIn(page, '/app/listing', 'many');
  await expect(grid(page)).toBeVisible({ timeout: 30_000 });
  await expect(grid(page)).toHaveAttribute('aria-rowcount', /^\d{4,5}$/);
  expect(await rows(page).count()).toBeLessThan(40);
  await rows(page).first().hover();
  await page.mouse.wheel(0, 30_000);
  // Rows that were skipped while scrolling are complete once it stops.
  await expect(
    rows(page)
      .nth(10)
      .getByRole('button', { name: /^More actions for / }),
  ).toBeInViewport();
  expect(await rows(page).count()).toBeLessThan(40);
  await rows(page).nth(10).focus();
  await page.keyboard.press('End');
  const last = Number(await grid(page).getAttribute('aria-rowcount'));
  const current = page.getByRole('row').and(focused(page));
  await expect(current).toHaveAttribute('aria-rowindex', String(last));
  await expect(current).toBeInViewport();
});

test('is accessible with its layers open, in Arabic and dark too', async ({ page }) => {
  await openListing(page);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Tour' })).toBeVisible();
  // The screen beneath is the subject of screens.e2e.ts.
  await expectNoAxeFindings(page, { within: '[role=dialog]' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByLabel('Minimum price ($)')).toBeVisible();
  await expectNoAxeFindings(page, { within: '[role=dialog]' });
  await storeLook(page, { locale: 'ar', themeType: 'dark' });
  await page.goto('/app/listing?selected=home-4187203&sort=price.asc');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a status on a card has the colour that it has on the page of its home, and no more room than its photo', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  await openSignedIn(page, '/app/listing?status=sold');
  const card = page.getByRole('main').getByRole('listitem').first();
  const colour = (badge: Locator) => badge.evaluate((element) => getComputedStyle(element).backgroundColor);
  const onCard = await colour(card.getByText('Sold', { exact: true }));
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(onCard).toBe(await colour(page.getByRole('main').getByText('Sold', { exact: true }).first()));

  await openSignedIn(page, '/app/listing', 'hostile');
  const status = card.getByText('<svg onload=alert(1)>');
  const [words, photo] = [await status.boundingBox(), await card.getByRole('button').first().boundingBox()];
  expect(words?.width).toBeGreaterThan(0);
  expect(words?.width).toBe(photo?.width);
  expect(await status.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
