import { expect, holdRequests, signIn, test, toastOf } from '../support/fixtures.ts';
import { addresses, filter, grid, openListing, row, rows, undo } from '../support/listing.ts';

test('opens a home by its row and comes back to it, where it was', async ({ page }) => {
  await openListing(page);
  const home = row(page, '801 Quarry Road');
  await page.mouse.move(700, 600);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(home).toBeInViewport({ timeout: 300 });
  }).toPass();
  // Hovering may scroll the page a little more.
  await home.getByText('$589,900').hover();
  const before = await page.evaluate(() => scrollY);
  await home.getByText('$589,900').click();
  await expect(page.getByRole('heading', { level: 1, name: /801 Quarry Road/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('detail_id'))).toBe(new URL(page.url()).searchParams.get('id'));
  await page.goBack();
  await expect(home).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('the link back from a home leads to the list as it was', async ({ page }) => {
  await openListing(page, '?sort=price.asc');
  const home = row(page, '801 Quarry Road');
  await home.scrollIntoViewIfNeeded();
  await home.getByRole('checkbox').check();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await home.getByRole('link', { name: /^801 Quarry Road/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /801 Quarry Road/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back: Properties', exact: true }).click();
  await expect(home).toBeFocused();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('the link back from the day sheet leads to the list as it was, with what is selected', async ({ page }) => {
  await openListing(page, '?reaction=liked');
  for (const home of ['418 Juniper Lane', '1602 Meadow Farm Rd']) await row(page, home).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Day sheet' }).click();
  const stops = page.getByRole('article');
  await expect(stops).toHaveCount(2);
  // What is changed on the sheet takes the place of its step.
  await stops
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(stops).toHaveCount(1);
  await page.getByRole('link', { name: 'Back: Properties', exact: true }).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expect(page).toHaveURL(/reaction=liked/);
});

test('the link back from the ranking leads to the list as it was', async ({ page }) => {
  await openListing(page, '?reaction=liked');
  await page.getByRole('main').getByRole('link', { name: 'My ranking' }).click();
  await page.getByRole('switch', { name: 'Leave out sold and archived' }).press('Space');
  await expect(page).toHaveURL(/without=gone/);
  await page.getByRole('link', { name: 'Back: Properties', exact: true }).click();
  await expect(page).toHaveURL('/app/listing?reaction=liked');
});

test('a double click on the link back leads back once', async ({ page }) => {
  await openListing(page, '?reaction=liked');
  await page.getByRole('main').getByRole('link', { name: 'My ranking' }).click();
  await page.getByRole('link', { name: 'Back: Properties', exact: true }).dblclick();
  await expect(row(page, '418 Juniper Lane')).toBeVisible();
  await expect(page).toHaveURL('/app/listing?reaction=liked');
});

test('a home that was selected just before another is opened is still selected after Back', async ({ page }) => {
  await openListing(page);
  // As on a busy machine: what a timer would write does not come before the next press.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await row(page, '418 Juniper Lane').getByRole('checkbox').check();
  await row(page, '112 Mill Row').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /112 Mill Row/ })).toBeVisible();
  await page.clock.resume();
  await page.goBack();
  await expect(row(page, '112 Mill Row')).toBeFocused();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 120_000);
  await row(page, '112 Mill Row').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Day sheet' }).click();
  await expect(page).toHaveURL(/\/sheet\?/);
  await page.clock.resume();
  await page.goBack();
  await expect(page.getByText('2 selected')).toBeVisible();
});

test('a selection that is written late does not lead back from the screen that is being opened', async ({ page }) => {
  await openListing(page);
  const release = await holdRequests(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await row(page, '418 Juniper Lane').getByRole('checkbox').check();
  await page.getByRole('main').getByRole('link', { name: 'My ranking' }).click();
  await expect(page).toHaveURL(/\/ranking$/);
  await page.clock.runFor(100);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'My ranking' })).toBeVisible();
});

test('a home that is deleted on its page leaves the list where it was, and comes back there', async ({ page }) => {
  await openListing(page, '?sort=price.asc');
  const home = row(page, '801 Quarry Road');
  await home.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await home.getByRole('link', { name: /^801 Quarry Road/ }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(home).toBeHidden();
  await undo(page, /801 Quarry Road.* deleted/);
  await expect(home).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('Forward leads to where the list was', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(rows(page)).not.toHaveCount(0);
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 400);
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBe(400);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Linda/ })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  await expect.poll(scrolled).toBe(400);
});

test('after Back the home takes the focus once, and not away from the filter later', async ({ page }) => {
  await openListing(page);
  await row(page, '418 Juniper Lane').getByText('$612,000').click();
  await expect(page.getByRole('heading', { level: 1, name: /418 Juniper Lane/ })).toBeVisible();
  await page.goBack();
  await expect(row(page, '418 Juniper Lane')).toBeFocused();
  await filter(page).fill('zzz');
  await expect(page.getByRole('heading', { name: 'No homes match' })).toBeVisible();
  await filter(page).fill('');
  await expect(row(page, '418 Juniper Lane')).toBeVisible();
  await expect(filter(page)).toBeFocused();
});

test('opens a home in a new tab by the middle button, on its link and anywhere in its row', async ({
  page,
  context,
}) => {
  await openListing(page, '?reaction=liked');
  const home = row(page, '418 Juniper Lane');
  for (const target of [home.getByRole('link', { name: '418 Juniper Lane' }), home.getByText('$')]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), target.click({ button: 'middle' })]);
    await expect(tab).toHaveURL(/\/app\/listing\/detail\?id=/);
    // The new tab leads back to the same list.
    await expect(tab).toHaveURL(/reaction=liked/);
    await expect(tab.getByRole('heading', { level: 1, name: /418 Juniper Lane/ })).toBeVisible();
    await tab.close();
    await expect(page).toHaveURL(/\/app\/listing\?reaction=liked$/);
  }
});

test('the next home is the next one of the list, and the link back leads to that list', async ({ page }) => {
  await openListing(page, '?sort=price.desc&reaction=liked');
  const [first = '', second = '', third = ''] = await addresses(page);
  await grid(page).getByRole('link', { name: first, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(first) })).toBeVisible();
  await expect(page.getByText('1 of 7')).toBeVisible();
  const steps = page.getByRole('main').getByRole('navigation');
  await steps.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(second) })).toBeVisible();
  await expect(page.getByText('2 of 7')).toBeVisible();
  // The home leaves the list, and still leads to the next one.
  await page.getByRole('main').getByRole('button', { name: 'Liked', exact: true }).click();
  await expect(toastOf(page, /^Reaction removed/)).toBeVisible();
  await steps.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(third) })).toBeVisible();
  await expect(page.getByText('2 of 6')).toBeVisible();
  await page.getByRole('link', { name: 'Back: Properties', exact: true }).click();
  await expect(page).toHaveURL(/reaction=liked/);
  await expect.poll(async () => (await addresses(page)).slice(0, 2)).toEqual([first, third]);
});
