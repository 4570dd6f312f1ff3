import type { Page } from '@playwright/test';
import { brokenImages, expect, faults, openSignedIn, shortenRetries, test, toastOf } from '../support/fixtures.ts';
import {
  addresses,
  choose,
  filter,
  firstAddresses,
  grid,
  openListing,
  openRowMenu,
  row,
  rows,
  undo,
} from '../support/listing.ts';

/** Less than a toast stays. */
const soon = { timeout: 2000 };

/** What the sidebar announces of unsent changes. */
const sync = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' }).getByRole('status').first();

/** The marks of the homes that the server has, by street. */
const onServer = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/property/', {
      headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
    });
    const { data } = (await answer.json()) as { data: { address: string; propStatus?: string }[] };
    return Object.fromEntries(data.map(({ address, propStatus }) => [address.split(',')[0], propStatus ?? null]));
  });

/** Sends a new mark and waits for it. An earlier write that has not arrived by then is held back on purpose. */
async function expectSending(page: Page): Promise<void> {
  await row(page, '112 Mill Row')
    .getByRole('button', { name: /^Like / })
    .click();
  await expect.poll(() => onServer(page)).toHaveProperty('112 Mill Row', 'liked');
}

test('likes, dislikes and archives at once, each with its Undo', async ({ page }) => {
  await openListing(page, '?q=fairway');
  const home = row(page, '46 Fairway Loop');
  const like = home.getByRole('button', { name: /^Like 46 Fairway Loop/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await undo(page, /46 Fairway Loop.* liked/);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await choose(page, '46 Fairway Loop', 'Archive');
  await expect(home).toBeHidden();
  await undo(page, /46 Fairway Loop.* archived/);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('a click between the actions of a menu opens no home', async ({ page }) => {
  await openListing(page);
  const [address = ''] = await addresses(page);
  await openRowMenu(page, address);
  const { x = 0, y = 0, width = 0 } = (await page.getByRole('menu').boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + 3);
  await expect(page).toHaveURL(/\/app\/listing$/);
  await expect(page.getByRole('menu')).toBeVisible();
});

test('leaves a home where it is when the buyer marks it', async ({ page }) => {
  await openListing(page);
  const order = await firstAddresses(page);
  const home = row(page, order[5] ?? '').getByRole('button', { name: /^Dislike / });
  await home.click();
  await expect(home).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => onServer(page)).toHaveProperty([order[5] ?? ''], 'disliked');
  expect(await firstAddresses(page)).toEqual(order);
});

test('restores the home if the server refuses to archive it', async ({ page, allowConsole }) => {
  allowConsole(/409/);
  await openListing(page);
  await filter(page).fill('Harbor');
  await choose(page, '205 Harbor Street', 'Archive');
  await expect(toastOf(page, 'Not saved: 205 Harbor Street. The server could not update this property.')).toBeVisible();
  await expect(toastOf(page, 'archived'), 'nothing still says that it was done').toHaveCount(0, soon);
  await expect(row(page, '205 Harbor Street')).toBeVisible();
});

test('says why a server that fails has not taken a mark, and takes it back', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await openListing(page, '?q=mill+row');
  await faults(page, [{ call: 'setPropStatus', fault: 'http-500', times: 1 }]);
  await choose(page, '112 Mill Row', 'Archive');
  await expect(toastOf(page, 'Not saved: 112 Mill Row. Something went wrong on the server.')).toBeVisible();
  await expect(row(page, '112 Mill Row')).toBeVisible();
  await expect(sync(page), 'nothing says that it was saved').toBeEmpty();
});

test('does not say that a mark was saved that had to wait and is then refused', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|409/);
  await openListing(page, '?q=mill+row');
  await faults(page, [
    { call: 'setPropStatus', fault: 'drop', times: 1 },
    { call: 'setPropStatus', fault: 'refuse', times: 1 },
    { call: 'setPropStatus', fault: 'slow' },
  ]);
  await choose(page, '112 Mill Row', 'Archive');
  await expect(sync(page)).not.toBeEmpty();
  await expect(toastOf(page, 'Not saved: 112 Mill Row.')).toBeVisible();
  await expect(sync(page)).toBeEmpty();
});

test('says of a deletion that the server refuses that the home was not deleted', async ({ page }) => {
  await openListing(page, '?q=mill+row');
  await faults(page, [{ call: 'deleteProperty', fault: 'refuse', times: 1 }]);
  await choose(page, '112 Mill Row', 'Delete');
  await expect(row(page, '112 Mill Row')).toBeHidden();
  // Sent once it is too late for Undo.
  await expect(toastOf(page, /^Not deleted: 112 Mill Row\. /)).toBeVisible({ timeout: 20_000 });
  await expect(row(page, '112 Mill Row')).toBeVisible();
});

test('names the homes of many refusals in one sentence', async ({ page, allowConsole }) => {
  allowConsole(/413/);
  await openListing(page, '?q=mill+row');
  await faults(page, [{ call: 'setPropStatus', fault: 'too-large' }]);
  for (const address of ['112 Mill Row', '118 Mill Row']) await row(page, address).getByRole('checkbox').check();
  await page.getByRole('group', { name: 'Selected homes' }).getByRole('button', { name: 'Archive' }).click();
  await expect(toastOf(page, /^Not saved: 11[28] Mill Row and 11[28] Mill Row\. The server did not/)).toHaveCount(1);
  await expect(toastOf(page, 'Not saved')).toHaveCount(1);
  await expect(toastOf(page, 'archived')).toHaveCount(0, soon);
  await expect(row(page, '112 Mill Row')).toBeVisible();
});

test('names all homes in one toast while the server fails for several', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await openListing(page, '?q=mill+row');
  await shortenRetries(page);
  await faults(page, [{ call: 'setPropStatus', fault: 'http-500-empty' }]);
  for (const address of ['112 Mill Row', '118 Mill Row']) await row(page, address).getByRole('checkbox').check();
  await page.getByRole('group', { name: 'Selected homes' }).getByRole('button', { name: 'Archive' }).click();
  await expect(toastOf(page, /^Not saved yet: 11[28] Mill Row and 11[28] Mill Row\. Kept/)).toBeVisible();
  await expect(toastOf(page, 'Not saved yet')).toHaveCount(1);
});

test('counts many homes in one toast, once the last of them is given up', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await openListing(page);
  await shortenRetries(page);
  await faults(page, [{ call: 'setPropStatus', fault: 'http-500-empty' }]);
  await grid(page).getByRole('checkbox', { name: 'Select all homes shown' }).check();
  await page.getByRole('group', { name: 'Selected homes' }).getByRole('button', { name: 'Archive' }).click();
  const notice = toastOf(page, 'Not saved yet');
  await notice.waitFor();
  expect(await notice.innerText(), 'the first that is said').toContain('Not saved yet: 24 homes. Kept on this device.');
});

test('names a home whose deletion is kept, after a reload too', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await openListing(page, '?q=mill+row');
  await shortenRetries(page);
  await faults(page, [{ call: 'deleteProperty', fault: 'http-500-empty' }]);
  await choose(page, '112 Mill Row', 'Delete');
  const kept = toastOf(page, 'Not saved yet: 112 Mill Row. Kept on this device.');
  await expect(kept).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(kept).toBeVisible({ timeout: 30_000 });
});

test('keeps a change while the server fails, and sends it again when asked', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await openListing(page, '?q=mill+row');
  await shortenRetries(page);
  await faults(page, [{ call: 'setPropStatus', fault: 'http-500-empty', times: 5 }]);
  await choose(page, '112 Mill Row', 'Archive');
  const kept = toastOf(page, 'Not saved yet: 112 Mill Row. Kept on this device.');
  await expect(sync(page)).toHaveText('1 change kept on this device');
  await kept.getByRole('button', { name: 'Try again' }).click();
  await expect(sync(page)).toHaveText('Everything is saved');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Archived 4' })).toBeVisible();
});

test('shows the archived homes and restores one', async ({ page }) => {
  await openListing(page);
  await page.getByRole('button', { name: 'Archived 3' }).click();
  await expect(page).toHaveURL(/view=archived/);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');
  await grid(page)
    .getByRole('button', { name: /^Restore / })
    .first()
    .click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
  await expect(page.getByRole('button', { name: 'Current 25' })).toBeVisible();
});

test('holds a deletion back for its Undo, even over a reload', async ({ page }) => {
  await openListing(page, '?q=mill+row');
  // The clock stands still, so a slow machine does not use up the time for the Undo.
  await page.clock.setFixedTime(Date.now());
  await choose(page, '112 Mill Row', 'Delete');
  await expect(row(page, '112 Mill Row')).toBeHidden();
  await undo(page, /112 Mill Row.* deleted/);
  await expect(row(page, '112 Mill Row')).toBeVisible();
  await choose(page, '118 Mill Row', 'Delete');
  await expect(toastOf(page, /118 Mill Row.* deleted/)).toBeVisible();
  await page.reload();
  await expect(grid(page)).toBeVisible();
  await expect(row(page, '118 Mill Row')).toBeHidden();
  await expectSending(page);
  expect(await onServer(page)).toHaveProperty('118 Mill Row');
});

test('archives and deletes several homes with one Undo', async ({ page }) => {
  await openListing(page);
  const boxes = rows(page).getByRole('checkbox');
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await expect(page).toHaveURL(/selected=/);
  const bar = page.getByRole('group', { name: 'Selected homes' });
  await bar.getByRole('button', { name: 'Archive' }).click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '22');
  await undo(page, '3 homes archived');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '25');
  await grid(page).getByRole('checkbox', { name: 'Select all homes shown' }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('All your homes are archived.')).toBeVisible();
  await page.getByRole('button', { name: 'Show archived homes' }).click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');
  await page.getByRole('button', { name: /^Current/ }).click();
  await undo(page, '24 homes deleted');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '25');
});

test('dislikes a home, and removes the dislike again', async ({ page }) => {
  await openListing(page, '?q=fairway');
  const button = row(page, '46 Fairway Loop').getByRole('button', { name: /^Dislike 46 Fairway Loop/ });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Disliked/ }).click();
  await expect(page).toHaveURL(/reaction=disliked/);
  await expect(button).toBeVisible();
  await button.click();
  await expect(row(page, '46 Fairway Loop')).toBeHidden();
  await undo(page, /Reaction removed: 46 Fairway Loop/);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('a double click on a mark changes no home that moves up', async ({ page }) => {
  await openListing(page, '?reaction=liked');
  await row(page, '1602 Meadow Farm Rd')
    .getByRole('button', { name: /^Like / })
    .click();
  await expect(row(page, '1602 Meadow Farm Rd')).toBeHidden();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await undo(page, /Reaction removed: 1602 Meadow Farm Rd/);
  await expect(row(page, '1602 Meadow Farm Rd')).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '8');
});

test('an answer that stops midway is given up, and the next change of that home is sent', async ({ page }) => {
  await openListing(page, '?q=mill+row');
  await page.clock.install();
  await faults(page, [{ call: 'setPropStatus', fault: 'stall', times: 1 }]);
  await row(page, '118 Mill Row')
    .getByRole('button', { name: /^Like / })
    .click();
  await expect.poll(() => onServer(page)).toHaveProperty('118 Mill Row', 'liked');
  await row(page, '118 Mill Row')
    .getByRole('button', { name: /^Dislike / })
    .click();
  await page.clock.runFor(16_000);
  await page.clock.runFor(2_000);
  await expect.poll(() => onServer(page)).toHaveProperty('118 Mill Row', 'disliked');
});

test('an Undo counts even if the page closes before it is stored', async ({ page, context }) => {
  await openListing(page, '?q=mill+row');
  await choose(page, '118 Mill Row', 'Delete');
  await expect(row(page, '118 Mill Row')).toBeHidden();
  await page.evaluate(() => {
    // No write reaches the disk any more, as if the page closed at once.
    IDBTransaction.prototype.commit = function () {
      this.abort();
    };
  });
  await toastOf(page, /118 Mill Row.* deleted/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await page.close();
  const next = await context.newPage();
  await next.clock.setFixedTime(Date.now() + 60_000);
  await next.goto('/app/listing?q=mill+row');
  await expect(row(next, '118 Mill Row')).toBeVisible();
  await expectSending(next);
  expect(await onServer(next)).toHaveProperty('118 Mill Row');
});

test('a deletion that waits when its tab closes is sent on the next visit, after its time', async ({
  page,
  context,
}) => {
  await openListing(page, '?q=mill+row');
  const deletedAt = Date.now();
  await choose(page, '118 Mill Row', 'Delete');
  await expect(row(page, '118 Mill Row')).toBeHidden();
  await page.close();
  const next = await context.newPage();
  // By this clock the wait is not over, however long the page takes to load.
  await next.clock.setFixedTime(deletedAt);
  await next.goto('/app/listing?q=mill+row');
  await expect(grid(next)).toBeVisible();
  await expect(row(next, '118 Mill Row')).toBeHidden();
  await expectSending(next);
  expect(await onServer(next)).toHaveProperty('118 Mill Row');
  await next.clock.setFixedTime(deletedAt + 60_000);
  await next.reload();
  // The mocked server runs in the page, so it answers only once the page has loaded.
  await expect(grid(next)).toBeVisible();
  await expect.poll(() => onServer(next)).not.toHaveProperty('118 Mill Row');
  await expect(row(next, '118 Mill Row')).toBeHidden();
});

test('after many quick actions each home has the last of them, on the screen and on the server', async ({ page }) => {
  // In a high window the toasts are below the rows and cover no button.
  await page.setViewportSize({ width: 1440, height: 1400 });
  await openListing(page, '?q=asheville');
  const homes = ['112 Mill Row', '118 Mill Row', '94 Larkspur Street'];
  const button = (home: string, name: RegExp) => row(page, home).getByRole('button', { name });
  for (const home of homes) await button(home, /^Like /).click();
  for (const home of homes) await button(home, /^Dislike /).click();
  await choose(page, homes[0] ?? '', 'Archive');
  // The rows below have to move up first.
  await expect(row(page, '112 Mill Row')).toBeHidden();
  await button(homes[1] ?? '', /^Like /).click();
  const expectAll = async () => {
    await expect(button('118 Mill Row', /^Like /)).toHaveAttribute('aria-pressed', 'true');
    await expect(button('94 Larkspur Street', /^Dislike /)).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, '112 Mill Row')).toBeHidden();
  };
  await expectAll();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(sync(page), 'the toasts have said it').toBeEmpty();
  await page.reload();
  await expect(grid(page)).toBeVisible();
  await expectAll();
});

test('the link to the listing service opens in a new tab', async ({ page }) => {
  await openListing(page, '?q=juniper');
  await row(page, '418 Juniper Lane')
    .getByRole('button', { name: /^More actions for / })
    .click();
  const link = page.getByRole('menuitem', { name: 'View listing' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('href', /^https:/);
});

test('a photo that cannot be loaded is replaced by a drawing that does not open, in the list and on the home', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/photos|ERR_FAILED|404/);
  const photos = /\/photos\//;
  await page.route(photos, (route) => route.abort());
  const opens = page.getByRole('button', { name: /^Open the photo of 418 Juniper Lane/ });
  await openListing(page, '?q=juniper');
  await expect(row(page, '418 Juniper Lane')).toBeVisible();
  await expect(opens).toHaveCount(0);
  await expect.poll(() => brokenImages(page)).toBe(0);
  await row(page, '418 Juniper Lane').getByRole('link', { name: '418 Juniper Lane' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /418 Juniper Lane/ })).toBeVisible();
  await expect(opens).toHaveCount(0);
  await expect.poll(() => brokenImages(page)).toBe(0);
  // It is tried again once the network is back.
  await page.unroute(photos);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(opens).toBeVisible();
});

test('where a home has no photo, none opens: neither in the list nor on the home', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await openSignedIn(page, '/app/listing?q=runs+a+script', 'hostile');
  await expect(row(page, 'A link that runs a script')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Open the photo/ })).toHaveCount(0);
  await page.goto('/app/listing/detail?id=hostile-2');
  await expect(page.getByRole('heading', { level: 1, name: 'A link that runs a script' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Open the photo/ })).toHaveCount(0);
});
