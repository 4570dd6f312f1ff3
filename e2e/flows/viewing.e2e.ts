import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectInSight,
  expectNoAxeFindings,
  faults,
  holdDatabase,
  openSignedIn,
  screens,
  signIn,
  test,
} from '../support/fixtures.ts';
import { storeLook } from '../support/frame.ts';
import { juniper } from '../support/home.ts';

const room = (page: Page) => page.getByRole('dialog', { name: 'Score 418 Juniper Lane' });
const key = (page: Page, name: string) => room(page).getByRole('radio', { name, exact: true });
const asks = (page: Page, name: string) => expect(room(page).getByRole('heading', { level: 1, name })).toBeVisible();
const step = (page: Page, name: string | RegExp) =>
  room(page).getByRole('list', { name: 'Progress' }).getByRole('button', { name });

/** Begins the viewing of the home whose lot and square feet are not scored yet. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Score during the tour' }).tap();
  await asks(page, 'Lot');
}

async function openRoom(page: Page): Promise<void> {
  await openSignedIn(page, juniper);
  await begin(page);
  await expect(key(page, 'No score')).toBeFocused();
}

/** Opens the viewing and stops the clock, so that no wait between two questions is over before the flow has pressed twice. */
async function openRoomWithoutTime(page: Page): Promise<void> {
  await page.clock.install();
  await openRoom(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function openNote(page: Page): Promise<Locator> {
  await room(page)
    .getByRole('button', { name: /Great morning light/ })
    .tap();
  const note = room(page).getByLabel('Comments');
  await expect(note).toBeFocused();
  return note;
}

test.describe('a viewing, with one thumb', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('has its own address, asks for the missing scores next to their facts, and closes to the home', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto(juniper);
    await begin(page);
    await expect(page).toHaveURL(/mode=scoring/);
    await expect(room(page).getByText('0.31 acres')).toBeVisible();
    expect((await key(page, '8').boundingBox())?.height).toBeGreaterThanOrEqual(72);
    const steps = room(page).getByRole('list', { name: 'Progress' }).getByRole('button');
    await expect(steps).toHaveCount(12);
    for (const chip of await steps.all()) {
      const { width = 0, height = 0 } = (await chip.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect(steps.last(), 'the overall impression comes last').toHaveAccessibleName('Overall: 9 of 10');
    await expectNoAxeFindings(page);
    await page.keyboard.press('3');
    await asks(page, 'Square feet');
    await page.keyboard.press('Escape');
    await expect(room(page)).toBeHidden();
    await expect(page).not.toHaveURL(/mode=/);
    await expect(page.getByRole('button', { name: 'Score during the tour' })).toBeFocused();
    // Back does not open the closed viewing again.
    await page.goBack();
    await expect(page).toHaveURL('/app/dashboard');
  });

  test('counts two quick taps as one score, and undoes it in place', async ({ page }) => {
    await openRoomWithoutTime(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await key(page, '8').boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.clock.runFor(300);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.clock.runFor(300);
    await asks(page, 'Lot');
    await page.clock.resume();
    await asks(page, 'Square feet');
    await expect(step(page, 'Lot: 8 of 10')).toBeVisible();
    await expect(step(page, 'Square feet: not scored')).toHaveAttribute('aria-current', 'step');
    await expect(room(page).getByText('11 of 12 scored')).toBeVisible();
    await room(page).getByRole('button', { name: 'Undo: Lot: 8 of 10' }).tap();
    await asks(page, 'Lot');
    await expect(step(page, 'Lot: not scored')).toBeVisible();
    await expect(room(page).getByText('10 of 12 scored')).toBeVisible();
  });

  test('counts a score, and undoes it, before the device has stored it', async ({ page }) => {
    await openRoom(page);
    const atOnce = { timeout: 3000 };
    const release = await holdDatabase(page);
    await key(page, '8').tap();
    await expect(step(page, 'Lot: 8 of 10')).toBeVisible(atOnce);
    await expect(room(page).getByText('11 of 12 scored')).toBeVisible(atOnce);
    await step(page, 'Location: 10 of 10').tap();
    await key(page, '7').tap();
    await room(page).getByRole('button', { name: 'Undo: Location: 7 of 10' }).tap();
    await expect(step(page, 'Location: 10 of 10')).toBeVisible(atOnce);
    await release();
    await expect(room(page).getByText('Saved')).toBeVisible();
    await page.reload();
    await expect(step(page, 'Lot: 8 of 10')).toBeVisible();
    await expect(step(page, 'Location: 10 of 10')).toBeVisible();
  });

  test('Enter sets the key that the arrows led to, and 10 on any other', async ({ page }) => {
    await openRoom(page);
    for (let left = 0; left < 4; left++) await page.keyboard.press('ArrowLeft');
    await expect(key(page, '7')).toBeFocused();
    await page.keyboard.press('Enter');
    await asks(page, 'Square feet');
    await expect(step(page, 'Lot: 7 of 10')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(step(page, 'Square feet: 10 of 10')).toBeVisible();
  });

  test('takes 1 and 0 for 10, and Enter after a digit for its confirmation', async ({ page }) => {
    await openRoomWithoutTime(page);
    await page.keyboard.press('1');
    await page.clock.runFor(800);
    await page.keyboard.press('0');
    await page.clock.runFor(1000);
    await asks(page, 'Square feet');
    await expect(step(page, 'Lot: 10 of 10')).toBeVisible();
    await expect(key(page, 'No score')).toBeFocused();
    await page.keyboard.press('7');
    await page.clock.runFor(800);
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await asks(page, 'Parking');
    await expect(step(page, 'Square feet: 7 of 10')).toBeVisible();
  });

  test('leaves the focus in a note that is begun before the next question comes', async ({ page }) => {
    await openRoomWithoutTime(page);
    await key(page, '8').tap();
    const note = await openNote(page);
    await asks(page, 'Lot');
    await page.clock.resume();
    await asks(page, 'Square feet');
    await expect(note).toBeFocused();
    await page.keyboard.type(' 10 years old.');
    await expect(step(page, 'Square feet: not scored')).toBeVisible();
    await expect(note).toHaveValue(/ 10 years old\.$/);
  });

  test('comes to no end while a note is written', async ({ page }) => {
    await openRoomWithoutTime(page);
    await step(page, /^Overall/).tap();
    await key(page, '8').tap();
    const note = await openNote(page);
    await page.clock.runFor(1000);
    await page.keyboard.type(' 10 years old.');
    await expect(note).toHaveValue(/ 10 years old\.$/);
    await page.clock.resume();
    await room(page).getByRole('button', { name: 'See the result' }).tap();
    await expect(room(page).getByRole('heading', { level: 1, name: '10 of 12 scored' })).toBeFocused();
    await expect(note).toHaveValue(/ 10 years old\.$/);
  });

  test('keeps a note above the buttons at its foot, also over a keyboard', async ({ page }) => {
    await openSignedIn(page, '/app/listing/detail?id=home-4188841&mode=scoring');
    const viewing = page.getByRole('dialog', { name: 'Score 250 Canyon Drive' });
    await viewing.getByRole('button', { name: 'Add a note' }).tap();
    const note = viewing.getByLabel('Comments');
    const expectAboveFoot = (size: string) =>
      expect(async () => {
        const foot = await viewing.getByRole('button', { name: /^Skip to / }).boundingBox();
        const { y = Infinity, height = 0 } = (await note.boundingBox()) ?? {};
        expect(y + height, size).toBeLessThanOrEqual(foot?.y ?? 0);
      }).toPass({ timeout: 5000 });
    await expect(note).toBeFocused();
    await expectAboveFoot('at first');
    await page.setViewportSize({ width: 360, height: 440 });
    await page.keyboard.type('The kitchen is dark.\nOne tile is broken.\nWhat of the roof?');
    await expectAboveFoot('over a keyboard');
    for (const size of [{ width: 844, height: 390 }, screens.phone, { width: 320, height: 568 }]) {
      await page.setViewportSize(size);
      if (size.width < 640) await expectAboveFoot(`${size.width} by ${size.height}`);
    }
  });

  for (const [locale, size] of [
    ['it', screens.phone],
    ['ar', screens.phone],
    ['es', { width: 320, height: 568 }],
    ['fr', { width: 320, height: 568 }],
  ] as const)
    test(`keeps the keys and the switch under the thumb, in ${locale} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await openSignedIn(page, '/favicon.svg');
      await storeLook(page, { locale });
      await page.goto('/app/listing/detail?id=home-4191120&mode=scoring');
      const viewing = page.getByRole('dialog', { name: /5 Sandpiper Way/ });
      const steps = viewing.getByRole('list').first().getByRole('button');
      const nine = viewing.getByRole('radio', { name: '9', exact: true });
      const places = new Set<string>();
      await steps.first().tap();
      for (let index = 0; index < 12; index++) {
        await expect(steps.nth(index)).toHaveAttribute('aria-current', 'step');
        const { y: key } = (await nine.boundingBox()) ?? {};
        const { y: wish } = (await viewing.getByRole('switch').boundingBox()) ?? {};
        places.add(`${key} ${wish}`);
        await nine.tap();
      }
      expect([...places]).toHaveLength(1);
    });

  test('keeps a tour wish and a note, and ends with the score, the rank and the next home', async ({ page }) => {
    await openRoom(page);
    await room(page).getByText('Requested tour').tap();
    await expect(room(page).getByRole('switch', { name: 'Requested tour' })).not.toBeChecked();
    const note = await openNote(page);
    await expect(note).toHaveAccessibleDescription('Ana can read this.');
    await note.press('Control+End');
    await page.keyboard.type(' The creek is dry.');
    await key(page, '10').tap();
    await asks(page, 'Square feet');
    await key(page, '10').tap();
    await asks(page, 'Parking');
    await step(page, /^Overall/).tap();
    await room(page).getByRole('button', { name: 'See the result' }).tap();
    const end = room(page).getByRole('heading', { level: 1, name: 'All twelve scored and saved' });
    await expect(end).toBeFocused();
    await expect(room(page).getByText('7.6', { exact: true })).toBeVisible();
    await expect(room(page).getByText('was 7.2')).toBeVisible();
    await expect(room(page).getByText('2 of 20')).toBeVisible();
    await expect(room(page).getByText('0.3 behind 1602 Meadow Farm Rd.')).toBeVisible();
    await expect(room(page).getByRole('switch', { name: 'Requested tour' })).not.toBeChecked();
    await expect(note).toHaveValue(/The creek is dry\.$/);
    await expectNoAxeFindings(page);
    await step(page, /^Lot/).tap();
    await key(page, 'No score').tap();
    await asks(page, 'Square feet');
    await step(page, /^Overall/).tap();
    await room(page).getByRole('button', { name: 'See the result' }).tap();
    await expect(room(page).getByRole('heading', { level: 1, name: '11 of 12 scored' })).toBeVisible();
    await room(page).getByRole('button', { name: 'Score: Lot' }).tap();
    await asks(page, 'Lot');
    await step(page, /^Overall/).tap();
    await room(page).getByRole('button', { name: 'See the result' }).tap();
    await room(page)
      .getByRole('link', { name: /of 12 scored/ })
      .tap();
    await expect(page.getByRole('dialog', { name: /^Score / })).toBeVisible();
    await expect(room(page)).toBeHidden();
    await expect(page).toHaveURL(/mode=scoring/);
  });

  test('counts every answer that is kept on the device, as the menu does', async ({ page, allowConsole }) => {
    allowConsole(/ApiError/);
    await openRoom(page);
    await faults(page, [{ call: 'setQuestion', fault: 'drop' }]);
    await key(page, '8').tap();
    await asks(page, 'Square feet');
    await key(page, '7').tap();
    await asks(page, 'Parking');
    await openNote(page);
    await page.keyboard.type(' Damp.');
    const kept = page.getByText('3 changes kept on this device');
    await expect(room(page).filter({ has: kept })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(room(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog').filter({ has: kept })).toBeVisible();
  });

  test('ends with the possible scores while too few are given for a rank', async ({ page }) => {
    await openSignedIn(page, '/app/listing/detail?id=home-4191120&mode=scoring');
    const viewing = page.getByRole('dialog', { name: 'Score 5 Sandpiper Way' });
    await viewing
      .getByRole('list', { name: 'Progress' })
      .getByRole('button', { name: /^Overall/ })
      .tap();
    await viewing.getByRole('button', { name: 'See the result' }).tap();
    await expect(viewing.getByText('0.7–9.9', { exact: true })).toBeVisible();
    await expect(viewing.getByText('No rank yet', { exact: true })).toBeVisible();
  });

  test('that came with the page leaves the focus on the home', async ({ page }) => {
    await openSignedIn(page, `${juniper}&mode=scoring`);
    await asks(page, 'Lot');
    await page.keyboard.press('Escape');
    await expect(room(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: '418 Juniper Lane' })).toBeFocused();
  });

  test('Try again by keyboard leads to the score that is sent again', async ({ page }) => {
    await openRoom(page);
    await faults(page, [{ call: 'setQuestion', fault: 'refuse', times: 1 }]);
    await page.keyboard.press('6');
    await asks(page, 'Square feet');
    await step(page, 'Lot: 6 of 10').press('Enter');
    const again = room(page).getByRole('button', { name: 'Try again: Lot: 6 of 10' });
    await again.press('Enter');
    await expect(again).toBeHidden();
    await expect(key(page, '6')).toBeFocused();
  });

  test('says at its end which score was refused, and sends it again', async ({ page }) => {
    await openRoom(page);
    await faults(page, [{ call: 'setQuestion', fault: 'refuse', times: 1 }]);
    await key(page, '6').tap();
    await asks(page, 'Square feet');
    await step(page, /^Overall/).tap();
    await room(page).getByRole('button', { name: 'See the result' }).tap();
    const refused = room(page).getByRole('alert').filter({ hasText: 'Lot: 6 of 10' });
    await expect(refused).toContainText('The server refused this request.');
    await expectNoAxeFindings(page);
    await refused.getByRole('button', { name: 'Try again: Lot: 6 of 10' }).press('Enter');
    await expect(refused).toBeHidden();
    await expect(room(page).getByRole('heading', { level: 1, name: '11 of 12 scored' })).toBeFocused();
    await expect(room(page).getByText(/kept on this device/)).toBeHidden();
  });

  test('leads back to the first criteria in a low window, and with large text', async ({ page }) => {
    await openRoom(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await step(page, 'Location: 10 of 10').tap();
    await asks(page, 'Location');
    await page.setViewportSize(screens.phone);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await step(page, 'Price: 6 of 10').tap();
    await asks(page, 'Price');
  });

  test('shows all keys on a phone on its side, and the way on with large text', async ({ page }) => {
    await openRoom(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(room(page).getByRole('button', { name: 'Skip to Square feet' })).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.setViewportSize({ width: 844, height: 390 });
    await expectInSight(room(page).getByRole('radio'), 12);
    await expectInSight(room(page).getByRole('list', { name: 'Progress' }).getByRole('button'), 12);
    await expect(room(page).getByText('Requested tour')).toBeInViewport({ ratio: 1 });
    await expect(room(page).getByRole('button', { name: /Great morning light/ })).toBeInViewport({ ratio: 1 });
    await expectNoAxeFindings(page);
    await page.setViewportSize({ width: 740, height: 360 });
    await room(page).getByRole('radio', { name: '7', exact: true }).tap();
    const undo = room(page).getByRole('button', { name: /^Undo/ });
    await expect(undo, 'its word never breaks').toBeInViewport({ ratio: 1 });
    const { height = 0 } = (await undo.boundingBox()) ?? {};
    expect(height).toBeLessThan(50);
    await page.setViewportSize({ width: 667, height: 375 });
    await expect(room(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(async () => {
      const foot = await room(page)
        .getByRole('button', { name: /^(Next|Skip) to / })
        .boundingBox();
      const { y = Infinity, height = 0 } = (await key(page, '10').boundingBox()) ?? {};
      expect(y + height, 'the keys stay above the buttons').toBeLessThanOrEqual(foot?.y ?? 0);
    }).toPass({ timeout: 10_000 });
  });
});
