import type { Page } from '@playwright/test';
import {
  expect,
  expectNoAxeFindings,
  faults,
  fillDatabase,
  holdDatabase,
  screens,
  shortenRetries,
  sidewaysScroll,
  test,
  timesLeft,
  toastOf,
} from '../support/fixtures.ts';
import { log, sendMessage, unsent } from '../support/chat.ts';
import { juniper, openDetail, scale } from '../support/home.ts';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ has: scale(page, name) });
const chosen = (page: Page, name: string, score: string) =>
  expect(scale(page, name).getByRole('radio', { name: score, exact: true })).toBeChecked();

test.describe('one home', () => {
  test('is scored by keys alone, saves each score at once, and has the same scores after a reload', async ({
    page,
  }) => {
    await openDetail(page);
    await scale(page, 'Lot').getByRole('radio', { name: 'No score' }).focus();
    const keys = await scale(page, 'Lot').getByRole('radio').all();
    const lines = async () => new Set((await Promise.all(keys.map((key) => key.boundingBox()))).map((key) => key?.y));
    await expect.poll(async () => (await lines()).size, 'lines that the keys take').toBe(1);
    await expect(row(page, 'Lot'), 'the fact about the lot').toContainText('0.31 acres');
    await page.keyboard.press('7');
    await chosen(page, 'Lot', '7');
    await expect(row(page, 'Lot').getByText('Saved')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await chosen(page, 'Square feet', '10');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await chosen(page, 'Parking', 'No score');
    await expect(page.getByText('11 of 12 scored').first()).toBeVisible();
    // The fact replaces "Saved" again after a moment.
    await expect(page.getByRole('list').getByText('Saved')).toHaveCount(0);
    await expect(row(page, 'Lot')).toContainText('0.31 acres');
    await page.reload();
    await chosen(page, 'Lot', '7');
    await chosen(page, 'Square feet', '10');
    await chosen(page, 'Parking', 'No score');
  });

  test('is scored by keys in the rows of a phone, one row at a time', async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await openDetail(page);
    await page.getByRole('button', { name: /^Lot/ }).click();
    await scale(page, 'Lot').getByRole('radio', { name: 'No score' }).focus();
    await page.keyboard.type('10');
    await chosen(page, 'Lot', '10');
    await page.keyboard.press('Enter');
    await chosen(page, 'Square feet', 'No score');
    await expect(scale(page, 'Square feet').getByRole('radio', { name: 'No score' })).toBeFocused();
  });

  test('is scored by the digits of an Arabic keyboard', async ({ page }) => {
    await openDetail(page);
    await scale(page, 'Lot').getByRole('radio', { name: 'No score' }).focus();
    // Playwright's keyboard has no Arabic keys.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key: '٧', text: '٧' });
    await chosen(page, 'Lot', '7');
    await expect(row(page, 'Lot').getByText('Saved')).toBeVisible();
  });

  test('keeps a score on the device while the server cannot be reached, and sends it later', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|net::ERR/);
    await openDetail(page);
    await faults(page, [{ call: 'setQuestion', fault: 'drop' }]);
    await scale(page, 'Lot').getByRole('radio', { name: '6', exact: true }).click();
    await expect(row(page, 'Lot').getByText('On this device')).toBeVisible();
    await page.reload();
    await chosen(page, 'Lot', '6');
    await expect(row(page, 'Lot').getByText('On this device')).toBeVisible();
    await page.context().setOffline(true);
    await faults(page, []);
    await page.context().setOffline(false);
    await expect(row(page, 'Lot').getByText('Saved')).toBeVisible();
  });

  test('shows each press before the device has stored it, and keeps the last one', async ({ page }) => {
    await openDetail(page);
    const wish = page.getByRole('switch', { name: 'Requested tour' });
    await expect(page.getByText('10 of 12 scored').first()).toBeVisible();
    await expect(wish).toBeChecked();
    // Less than the portal waits for the database.
    const atOnce = { timeout: 3000 };
    const release = await holdDatabase(page);
    const press = async (name: string, score: string) => {
      const key = scale(page, name).getByRole('radio', { name: score, exact: true });
      await key.click();
      await expect(key).toBeChecked(atOnce);
    };
    await press('Lot', '6');
    await expect(row(page, 'Lot').getByText('Sending')).toBeVisible(atOnce);
    await expect(page.getByText('11 of 12 scored').first()).toBeVisible(atOnce);
    await press('Square feet', '6');
    await press('Square feet', '7');
    await press('Lot', 'No score');
    await wish.click();
    await expect(wish).not.toBeChecked(atOnce);
    await wish.click();
    await expect(wish).toBeChecked(atOnce);
    await release();
    await expect(row(page, 'Square feet').getByText('Saved')).toBeVisible();
    await page.reload();
    await chosen(page, 'Square feet', '7');
    await chosen(page, 'Lot', 'No score');
    await expect(wish).toBeChecked();
  });

  test('what is said of a score moves no row', async ({ page }) => {
    // Here the keys have a line of their own below it.
    await page.setViewportSize({ width: 1280, height: 800 });
    await openDetail(page, '/app/listing/detail?id=home-4190077');
    const below = async () => (await scale(page, 'Location').boundingBox())?.y;
    await scale(page, 'Overall').getByRole('radio', { name: '6', exact: true }).click();
    await expect(row(page, 'Overall').getByText('Saved')).toBeVisible();
    const before = await below();
    await expect(row(page, 'Overall').getByText('Saved')).toBeHidden();
    expect(await below()).toBe(before);
  });

  test('says Sending while a slow server takes its time', async ({ page }) => {
    await openDetail(page);
    await faults(page, [{ call: 'setQuestion', fault: 'slow', ms: 1500 }]);
    await scale(page, 'Lot').getByRole('radio', { name: '6', exact: true }).click();
    await expect(row(page, 'Lot').getByText('Sending')).toBeVisible();
    await expect(row(page, 'Lot').getByText('Saved')).toBeVisible();
  });

  test('says why a score was not accepted, and can send it again', async ({ page }) => {
    await openDetail(page);
    await faults(page, [{ call: 'setQuestion', fault: 'refuse', times: 1 }]);
    await scale(page, 'Lot').getByRole('radio', { name: '6', exact: true }).click();
    await expect(row(page, 'Lot').getByRole('alert')).toContainText('Lot: 6 of 10');
    await chosen(page, 'Lot', '6');
    await row(page, 'Lot')
      .getByRole('button', { name: /Try again/ })
      .press('Enter');
    await expect(row(page, 'Lot').getByText('Saved')).toBeVisible();
    await expect(scale(page, 'Lot').getByRole('radio', { name: '6', exact: true })).toBeFocused();
  });

  test('says that a score is kept, and not that it was refused, while the server fails', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/500/);
    await openDetail(page);
    await shortenRetries(page);
    await faults(page, [{ call: 'setQuestion', fault: 'http-500-empty', times: 5 }]);
    await scale(page, 'Lot').getByRole('radio', { name: '6', exact: true }).click();
    await expect(row(page, 'Lot').getByRole('alert')).toContainText(
      'Not saved yet: Lot: 6 of 10. Kept on this device.',
    );
    await expect(row(page, 'Lot').getByText('On this device', { exact: true })).toBeVisible();
    await row(page, 'Lot')
      .getByRole('button', { name: /Try again/ })
      .click();
    await expect(row(page, 'Lot').getByText('Saved')).toBeVisible();
  });

  test('says that a score is only in this tab if the device has no room for it', async ({ page, allowConsole }) => {
    allowConsole(/500/);
    await fillDatabase(page);
    await openDetail(page);
    await shortenRetries(page);
    await faults(page, [{ call: 'setQuestion', fault: 'http-500-empty' }]);
    await scale(page, 'Lot').getByRole('radio', { name: '6', exact: true }).click();
    await expect(row(page, 'Lot').getByRole('alert')).toContainText('Not saved yet: Lot: 6 of 10. Keep this tab open.');
    await expect(toastOf(page, 'Not saved yet')).toContainText('Keep this tab open.');
    await expect(page.getByText('Lot: Only in this tab'), 'what a screen reader hears').toHaveRole('status');
  });

  test('says to a screen reader once that a comment or the wish for a tour is saved', async ({ page }) => {
    await openDetail(page);
    const heard = page.getByRole('status').filter({ hasText: /^(?:Requested tour|Comments): / });
    await page.getByRole('switch', { name: 'Requested tour' }).click();
    await expect(heard).toHaveText(['Requested tour: Saved']);
    await page.getByLabel('Comments').fill('The roof is new.');
    await expect(heard).toHaveText(['Comments: Saved']);
    await expect(heard).toHaveCount(0);
    await page.getByRole('button', { name: 'Score during the tour' }).click();
    const room = page.getByRole('dialog', { name: 'Score 418 Juniper Lane' });
    await room.getByRole('switch', { name: 'Requested tour' }).click();
    await expect(heard).toHaveText(['Requested tour: Saved']);
    await room.getByRole('button', { name: /The roof is new/ }).click();
    await room.getByLabel('Comments').fill('The roof is new, and the cellar dry.');
    await expect(heard).toHaveText(['Comments: Saved']);
    await room.getByLabel('Comments').fill('The roof is new, and the cellar is dry.');
    await page.goto(juniper);
    await expect(page.getByLabel('Comments')).toHaveValue('The roof is new, and the cellar is dry.');
    await expect(heard).toHaveCount(0);
  });

  test('says nothing to a screen reader of a comment that another tab changes', async ({ page, context }) => {
    await page.clock.install();
    await openDetail(page);
    const heard = page.getByRole('status').filter({ hasText: /^Comments: / });
    const note = page.getByLabel('Comments');
    await note.fill('The roof is new.');
    await page.clock.runFor(1000);
    await expect(heard).toHaveText(['Comments: Saved']);
    await page.clock.runFor(2000);
    await expect(heard).toHaveCount(0);
    const other = await context.newPage();
    await other.goto(juniper);
    await expect(other.getByLabel('Comments')).toHaveValue('The roof is new.');
    await context.clock.pauseAt(Date.now() + 60_000);
    await other.getByLabel('Comments').fill('The cellar is dry.');
    // The pause after which it is saved, and not the time after which nothing more is heard of it.
    await context.clock.runFor(1000);
    await expect(note).toHaveValue('The cellar is dry.');
    await expect(note).toBeFocused();
    await expect(heard).toHaveCount(0);
  });

  test('is saved while a message about the home waits, and the frame counts what is kept', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/500/);
    await openDetail(page, '/app/comments?id=home-4187203');
    // Before a second post the list is read, which fails, too: after two posts the buyer would be asked.
    await faults(page, [
      { call: 'postReply', fault: 'http-500-empty' },
      { call: 'listProperties', fault: 'http-500-empty' },
    ]);
    await page.getByRole('textbox', { name: /^Message about/ }).fill('Is the cellar dry?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText('Kept on this device', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'View Details' }).click();
    await scale(page, 'Lot').getByRole('radio', { name: '6', exact: true }).click();
    await expect(row(page, 'Lot').getByText('Saved')).toBeVisible();
    const announced = page.getByRole('complementary', { name: 'Sidebar' }).getByRole('status');
    await expect(announced.filter({ hasText: '1 change kept on this device' })).toBeVisible();
    await faults(page, []);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(announced.filter({ hasText: 'Everything is saved' })).toBeVisible();
  });

  test('holds no message about the home back while it gets no answer', async ({ page }) => {
    await openDetail(page);
    await faults(page, [{ call: 'setQuestion', fault: 'timeout' }]);
    await scale(page, 'Lot').getByRole('radio', { name: '6', exact: true }).click();
    await expect(row(page, 'Lot').getByText('Sending')).toBeVisible();
    await page.getByRole('link', { name: 'Answer Ana' }).click();
    await sendMessage(page, 'Can we see it today?');
    await expect(log(page).getByText('Sent').last()).toBeVisible();
    await expect(unsent(page)).toHaveCount(0);
    await page.goBack();
    await expect(row(page, 'Lot').getByText('Sending')).toBeVisible();
  });

  test('leaves the scores on the device if the server does not know the call, and says so once', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    await openDetail(page);
    await faults(page, [{ call: 'setQuestion', fault: 'unknown-call' }]);
    await scale(page, 'Lot').getByRole('radio', { name: '6', exact: true }).click();
    await scale(page, 'Square feet').getByRole('radio', { name: '5', exact: true }).click();
    await expect(row(page, 'Lot').getByText('On this device')).toBeVisible();
    await expect(row(page, 'Square feet').getByText('On this device')).toBeVisible();
    await expect(page.getByText('The server does not take scores yet.')).toHaveCount(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('a row opens its pad and moves on after a tap, and nothing scrolls sideways', async ({ page }) => {
    await openDetail(page);
    await page.getByRole('button', { name: /^Lot\b/ }).tap();
    await scale(page, 'Lot').getByRole('radio', { name: '4', exact: true }).tap();
    await expect(scale(page, 'Square feet')).toBeVisible();
    await expect(scale(page, 'Lot')).toBeHidden();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await expectNoAxeFindings(page);
  });

  test('a double tap neither scores nor closes the row that opens under the finger', async ({ page }) => {
    await openDetail(page);
    // By mouse the speed of the machine does not decide which clicks are a double click.
    await page.getByRole('button', { name: /^Lot\b/ }).click();
    await scale(page, 'Lot').getByRole('radio', { name: '8', exact: true }).dblclick();
    await expect(page.getByRole('button', { name: /^Lot\b.*8 of 10/ })).toBeVisible();
    await expect(scale(page, 'Square feet')).toBeVisible();
    await expect(page.getByText('11 of 12 scored', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Lot\b/ }).click();
    await scale(page, 'Lot').getByRole('radio', { name: '3', exact: true }).dblclick();
    await expect(page.getByRole('button', { name: /^Lot\b.*3 of 10/ })).toBeVisible();
    await expect(scale(page, 'Square feet')).toBeVisible();
  });

  test('says once which scores were not accepted to a buyer who has gone on, and leads back to the first', async ({
    page,
  }) => {
    await page.clock.install();
    await openDetail(page);
    await faults(page, [
      { call: 'setQuestion', fault: 'refuse', times: 2 },
      { call: 'setQuestion', fault: 'slow', ms: 10_000, times: 1 },
      { call: 'setQuestion', fault: 'slow', ms: 11_000, times: 1 },
    ]);
    const scoreLot = async () => {
      await page.getByRole('button', { name: /^Lot\b/ }).tap();
      await scale(page, 'Lot').getByRole('radio', { name: '6', exact: true }).tap();
    };
    await scoreLot();
    await page.getByRole('link', { name: 'Back: Properties' }).tap();
    await page.getByRole('link', { name: /27 Ridgeview Court/ }).tap();
    await scoreLot();
    await page.getByRole('link', { name: 'Back: Properties' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
    await expect.poll(() => timesLeft(page), 'both scores are on their way').toBe(0);
    await page.clock.runFor(11_000);
    const refused = toastOf(
      page,
      'Not saved: 418 Juniper Lane and 27 Ridgeview Court. The server refused this request.',
    );
    await refused.getByRole('button', { name: 'Show' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: /418 Juniper Lane/ })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Lot: 6 of 10' })).toBeInViewport();
    await expect(toastOf(page, 'Not saved')).toHaveCount(0);
  });
});
