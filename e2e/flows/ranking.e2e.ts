import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectNoAxeFindings,
  holdRequests,
  loading,
  openSignedIn,
  screens,
  signIn,
  test,
} from '../support/fixtures.ts';
import { juniper } from '../support/home.ts';
import { rows } from '../support/listing.ts';

const places = (page: Page) => page.getByRole('list', { name: 'Rankings' }).getByRole('listitem');
const weight = (page: Page, criterion: string, level: string) =>
  page.getByRole('radiogroup', { name: `Weight of ${criterion}` }).getByRole('radio', { name: level });

async function openRanking(page: Page): Promise<void> {
  await page.goto('/signin?next=/app/ranking');
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My ranking' })).toBeVisible();
}

test('the ranking follows the weights, says why, undoes a change and can be reset to the profile', async ({ page }) => {
  await openRanking(page);
  await expect(page).toHaveTitle(/^My ranking/);
  await expect(weight(page, 'Location', 'Most')).toBeChecked();
  await expect(places(page)).toHaveCount(8);
  await page.getByRole('button', { name: 'Show all 20' }).click();
  await expect(places(page)).toHaveCount(20);
  await expect(places(page).nth(8).getByRole('link')).toBeFocused();
  // After Back the list has as many homes as before, and is scrolled to the same place.
  const last = places(page).last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await last.click();
  await expect(page).toHaveURL(/\/app\/listing\/detail/);
  await page.goBack();
  await expect(places(page)).toHaveCount(20);
  await expect(last).toBeInViewport();
  const started = await places(page).getByRole('link').allTextContents();
  expect(started[0]).toBe('1602 Meadow Farm Rd');

  // Homes that can no longer be bought keep their place, with a badge, until they are left out.
  const gone = places(page).filter({ hasText: 'Archived' });
  await expect(gone.first()).toBeVisible();
  for (const badge of ['Sold', 'Disliked'])
    await expect(places(page).getByText(badge, { exact: true }).first()).toBeVisible();
  const compareTop = page.getByRole('link', { name: 'Compare the top homes' });
  await expect(compareTop).toHaveAttribute('href', /home-4183316/);
  await expect(compareTop, '77 Skyline Crescent is sold').not.toHaveAttribute('href', /home-4186690/);
  const rankOf = (street: string) => places(page).filter({ hasText: street }).getByText(/^\d+$/).first();
  const old = await rankOf('2208 Old Orchard Rd').innerText();
  await page.getByRole('switch', { name: 'Leave out sold and archived' }).press('Space');
  await expect(gone).toHaveCount(0);
  await expect(places(page).filter({ hasText: /Sold/ })).toHaveCount(0);
  await expect(rankOf('2208 Old Orchard Rd')).toHaveText(old);
  await page.getByRole('switch', { name: 'Leave out sold and archived' }).press('Space');
  await expect(gone.first()).toBeVisible();

  const source = page.getByText('Based on what your profile says matters most.');
  await expect(source).toBeVisible();
  // By keys from Some over Off to Most, which counts as one change.
  await weight(page, 'Price', 'Some').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(weight(page, 'Price', 'Most')).toBeChecked();
  await expect(
    page.getByRole('status').filter({ hasText: /^Price counts more now\. \d+ homes moved\.$/ }),
  ).toBeVisible();
  await expect(source).toBeHidden();
  const up = places(page).filter({ hasText: /Up \d/ }).first();
  await expect(up).toContainText(/Price counts more now\. Price: (\d+ of 10|not scored)\./);
  const moved = await places(page).getByRole('link').allTextContents();
  expect(moved).not.toEqual(started);
  await expectNoAxeFindings(page);

  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(weight(page, 'Price', 'Some')).toBeChecked();
  await expect(places(page).getByRole('link')).toHaveText(started);
  await expect(page.getByText(/Up \d/)).toHaveCount(0);
  // A weight that is put back by hand leaves nothing to undo.
  await weight(page, 'Price', 'Most').click();
  await expect(undo).toBeEnabled();
  await weight(page, 'Price', 'Some').click();
  await expect(undo).toBeDisabled();
  await expect(source).toBeVisible();

  // A sentence above the first of several homes says that they share a place.
  await weight(page, 'Floor plan', 'Off').click();
  const third = places(page).filter({ hasText: 'Two homes share 3rd place: their scores are equal.' });
  await expect(third).toContainText('9 Chestnut Square');
  await expect(third).toContainText('7.08');
  await expect(places(page).nth(3)).toContainText(/^3\s*tied.*7\.08/);
  await expect(places(page).filter({ hasText: '3 homes share 14th place' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(third).toHaveCount(0);

  // A single score does not rank a home, however much its criterion counts.
  const early = page.getByRole('list', { name: 'Not enough scored yet' }).getByRole('listitem');
  await expect(early.filter({ hasText: '5 Sandpiper Way' })).toContainText('1 of 12 scored');
  await expect(early.getByRole('link', { name: 'Score: 5 Sandpiper Way' })).toHaveAttribute('href', /mode=scoring/);

  await weight(page, 'Price', 'Off').click();
  await page.reload();
  await expect(weight(page, 'Price', 'Off')).toBeChecked();
  await page.getByRole('button', { name: 'Reset to my profile' }).click();
  await expect(places(page).getByRole('link')).toHaveText(started);
  await expect(source, 'beside the weights, and not with each home that moved').toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(weight(page, 'Price', 'Off')).toBeChecked();
});

test('Back before the home has come leads to where the list was left', async ({ page }) => {
  await openRanking(page);
  const release = await holdRequests(page, '**/app.listing.detail-*.js');
  await page.getByRole('button', { name: 'Show all 20' }).click();
  const last = places(page).last().getByRole('link');
  await expect(places(page)).toHaveCount(20);
  // Nobody scrolls and presses within one frame, before the router has heard of the scrolling.
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await last.click();
  await expect(loading(page).first()).toBeVisible();
  // The skeleton is shorter than the list.
  await expect(last).toBeHidden();
  await page.goBack();
  await expect(last).toBeInViewport();
  release();
});

test('both lists grow where the second is asked for before the first has come', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 3300 });
  await openSignedIn(page, '/app/ranking', 'many');
  await expect(places(page)).toHaveCount(8);
  // Of three criteria many homes have one score, which is too few for a rank.
  for (const criterion of (await page.getByRole('radiogroup').all()).slice(3))
    await criterion.getByRole('radio', { name: 'Off' }).click();
  const more = page.getByRole('button', { name: /^Show more/ });
  await expect(more).toHaveCount(2);
  const [ranked, early] = await Promise.all([more.first().boundingBox(), more.last().boundingBox()]);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  // The lower one first, so that the other stays where it is.
  for (const box of [early, ranked]) await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(places(page)).toHaveCount(108);
  await expect(page.getByRole('list', { name: 'Not enough scored yet' }).getByRole('listitem')).toHaveCount(108);
});

test('Back leads to the link of the home that was opened, by keyboard', async ({ page }) => {
  await openRanking(page);
  const home = places(page).nth(2).getByRole('link');
  const street = await home.innerText();
  await home.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: street })).toBeFocused();
  await page.goBack();
  await expect(home).toBeFocused();
});

test('a home without a rank has its possible scores, here and on its own screen', async ({ page }) => {
  await openRanking(page);
  const early = page.getByRole('list', { name: 'Not enough scored yet' }).getByRole('listitem');
  await expect(early.filter({ hasText: '60 Spruce Hollow' }).getByText('1.4–9.2', { exact: true })).toBeVisible();
  await early.getByRole('link', { name: '60 Spruce Hollow', exact: true }).click();
  await expect(page.getByText('1.4–9.2 No rank yet'), 'beneath the price and in the card of the ranking').toHaveCount(
    2,
  );
});

test('counts as many homes without a score as its link leads to, sold ones left out or not', async ({
  page,
  market,
}) => {
  await openRanking(page);
  await market({ kind: 'status', home: 'home-4184405', status: 'Sold' });
  await page.reload();
  const unscored = page.getByRole('link', { name: '3 homes are not scored yet.' });
  await expect(unscored).toBeVisible();
  await page.getByRole('switch', { name: 'Leave out sold and archived' }).press('Space');
  await expect(places(page).filter({ hasText: 'Archived' })).toHaveCount(0);
  await unscored.click();
  await expect(page.getByRole('button', { name: 'Not scored yet 3', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(rows(page)).toHaveCount(3);
  await page.goBack();
  // The only score of a home does not count any more.
  await weight(page, 'Price', 'Off').click();
  await expect(page.getByRole('link', { name: '5 Sandpiper Way', exact: true })).toBeHidden();
  await expect(
    page.getByText('3 homes are not scored yet. 1 home is scored only on criteria that do not count.'),
  ).toBeVisible();
});

test('counts as many homes without a score as the listing, which leaves out archived ones', async ({ page }) => {
  await openSignedIn(page, '/app/listing', 'noAgent');
  await expect(page.getByRole('button', { name: 'Not scored yet 5', exact: true })).toBeVisible();
  await page.goto('/app/ranking');
  await expect(page.getByText('5 homes are not scored yet.')).toBeVisible();
});

test('marks a weight that differs from the profile, and moves no other weight for the mark', async ({ page }) => {
  // The name of the criterion fills its line.
  await page.setViewportSize({ width: 1366, height: 768 });
  await openRanking(page);
  const topOf = async () => (await weight(page, 'Flooring', 'Some').boundingBox())?.y;
  await expect(places(page)).toHaveCount(8);
  let before = await topOf();
  await expect.poll(async () => before === (before = await topOf()), 'the page is at rest').toBe(true);
  expect(before).toBeDefined();
  await weight(page, 'Exterior style', 'More').click();
  await expect(page.getByRole('img', { name: 'Differs from your profile' })).toBeVisible();
  expect(await topOf()).toBe(before);
});

test('says and undoes only what this tab did to the weights, once another tab has changed them', async ({
  page,
  context,
}) => {
  await openRanking(page);
  await weight(page, 'Price', 'Most').click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  const other = await context.newPage();
  await other.goto('/app/ranking');
  await other.getByRole('button', { name: 'Reset to my profile' }).click();
  await expect(weight(page, 'Price', 'Some')).toBeChecked();
  await expect(page.getByText('Based on what your profile says matters most.')).toBeVisible();
  await expect(undo).toBeDisabled();
  await weight(page, 'Lot', 'Off').click();
  await undo.click();
  await expect(weight(page, 'Lot', 'Some')).toBeChecked();
  await expect(undo).toBeDisabled();
});

test('a buyer without homes is told so, and not to score one', async ({ page }) => {
  await openSignedIn(page, '/app/ranking', 'noHomes');
  await expect(page.getByText('The homes that your agent shares with you appear here.')).toBeVisible();
  await expect(page.getByText('Score a home to see its rank here.')).toBeHidden();
});

test('a reset of the weights claims nothing of a profile that says nothing', async ({ page }) => {
  await openSignedIn(page, '/app/ranking', 'noProfile');
  await expect(page.getByText('Your profile does not say what matters most, so all count alike.')).toBeVisible();
  await weight(page, 'Price', 'Off').click();
  await page.getByRole('button', { name: 'Reset to my profile' }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Your profile does not say what matters most, so all count alike\. ./ }),
  ).toBeVisible();
});

test('says that nothing counts where every criterion is off', async ({ page }) => {
  await openRanking(page);
  for (const criterion of await page.getByRole('radiogroup').all())
    await criterion.getByRole('radio', { name: 'Off' }).click();
  const nothing = page.getByText('No criterion counts. Choose at least one.');
  await expect(nothing, 'in place of the homes, and beside the weights').toHaveCount(2);
  await expect(page.getByText(/homes? moved/)).toBeHidden();
  await expect(page.getByText(/not scored yet/)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(places(page).first()).toBeVisible();

  // A home that has scores says the same on its own screen.
  await page.getByRole('radiogroup').last().getByRole('radio', { name: 'Off' }).click();
  await expect(nothing).toHaveCount(2);
  // Another than the last one, whose way back is an Undo.
  await weight(page, 'Location', 'Most').click();
  await expect(page.getByText('Location counts more now.', { exact: true })).toBeVisible();
  await weight(page, 'Location', 'Off').click();
  await page.goto(juniper);
  const glance = page.getByRole('list', { name: 'At a glance' });
  await expect(glance).toContainText(/No rank yet.*10\/12/);
  await expect(glance).not.toContainText('Not scored');
  await expect(nothing).toBeVisible();
  await page.goto('/app/listing?compare=home-4187203,home-4183316');
  await expect(nothing).toBeVisible();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(() => {
    test.use({ contextOptions: { reducedMotion } });
    test(`homes move to their new places: ${reducedMotion}`, async ({ page }) => {
      await page.addInitScript(() => {
        const animate = Reflect.get(Element.prototype, 'animate') as Animatable['animate'];
        Object.assign(globalThis, { glided: 0 });
        Element.prototype.animate = function (this: Element, ...how) {
          if (this.matches('li')) Object.assign(globalThis, { glided: Number(Reflect.get(globalThis, 'glided')) + 1 });
          return animate.apply(this, how);
        };
      });
      await openRanking(page);
      await weight(page, 'Price', 'Most').click();
      await expect(page.getByText(/Up \d/).first()).toBeVisible();
      const glided = () => page.evaluate(() => Number(Reflect.get(globalThis, 'glided')));
      if (reducedMotion === 'reduce') expect(await glided()).toBe(0);
      else await expect.poll(glided).toBeGreaterThan(1);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });
  test('the weights are below the homes, and one tap each opens them and compares the first homes', async ({
    page,
  }) => {
    await openRanking(page);
    await page.getByRole('button', { name: 'Change weights' }).tap();
    const topOf = async (part: Locator) => (await part.boundingBox())?.y;
    await expect.poll(() => topOf(page.getByRole('heading', { name: 'What counts' }))).toBeLessThan(80);
    // With the end of the list in view, a weight stays under the finger while the homes above change their places.
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, -250);
    const lastHome = page.getByRole('listitem').last();
    await expect(lastHome).toBeInViewport();
    const price = weight(page, 'Price', 'Most');
    let isAt = await topOf(price);
    const isAtRest = async () => isAt === (isAt = await topOf(price));
    await expect.poll(isAtRest).toBe(true);
    await price.tap();
    await expect(page.getByText(/Up \d/).first()).toBeAttached();
    await expect.poll(async () => Math.round((await topOf(price)) ?? 0)).toBe(Math.round(isAt ?? Number.NaN));
    await expect(price).toBeChecked();
    await expect(page.getByRole('status').filter({ hasText: /^Price counts more now/ })).toBeInViewport();
    // Thousands of pixels from the list, what a weight did stays in view, with a way back.
    await weight(page, 'Parking', 'Most').tap();
    await expect(page.getByRole('status').filter({ hasText: /^Parking counts more now/ })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Back to the list' }).tap();
    await expect(page.getByText('20 homes have a rank')).toBeFocused();
    await expect(places(page).first()).toBeInViewport();
    await page.getByRole('link', { name: 'Compare the top homes' }).tap();
    await expect(page).toHaveURL(/\/app\/listing\?compare=/);
  });
});
