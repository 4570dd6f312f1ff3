import { readFile } from 'node:fs/promises';
import {
  expect,
  expectNoAxeFindings,
  expectToast,
  ground,
  loading,
  openSignedIn,
  screens,
  sidewaysScroll,
  signIn,
  tabTo,
  test,
  toastOf,
} from '../support/fixtures.ts';
import { setLook, storeLook } from '../support/frame.ts';
import { openListing, row } from '../support/listing.ts';
import { printedPages } from '../support/paper.ts';

test.describe('the sheet of a day', () => {
  test('has the selected homes, and keeps their order and times in its address', async ({ page }) => {
    await openListing(page);
    for (const street of ['418 Juniper Lane', '1602 Meadow Farm Rd', '73 Montford Avenue'])
      await row(page, street).getByRole('checkbox').check();
    await page.getByRole('group', { name: 'Selected homes' }).getByRole('button', { name: 'Day sheet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Day sheet' })).toBeVisible();
    await expect(page.getByText('3 tours')).toBeVisible();
    const stops = page.getByRole('article');
    const first = await stops.first().getByRole('heading', { level: 2 }).innerText();
    await stops.first().getByLabel(/^Time/).fill('10:30');
    // The second click meets another home.
    await stops
      .first()
      .getByRole('button', { name: /^Move down/ })
      .dblclick();
    await expect(stops.nth(1).getByRole('heading', { level: 2 })).toHaveText(first);
    await expect(page).toHaveURL(/times=(,|%2C)10(:|%3A)30(,|%2C)$/);
    await page.reload();
    await expect(stops.nth(1).getByRole('heading', { level: 2 })).toHaveText(first);
    await expect(stops.nth(1).getByLabel(/^Time/), 'the time came along').toHaveValue('10:30');
    await expect(stops.nth(1)).toContainText('10:30 AM');
    const left = async (stop: number) => (await stops.nth(stop).getByRole('heading', { level: 2 }).boundingBox())?.x;
    expect(await left(1), 'beside a time and where there is none').toBe(await left(0));
    await expect(page.getByRole('link', { name: /418 Juniper Lane.*directions/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=418%20Juniper%20Lane%2C%20Asheville%2C%20NC%2028801',
    );
    const juniper = page.getByRole('article', { name: /418 Juniper Lane/ });
    await expect(juniper).toContainText('Score: Lot and Square feet');
    await expect(juniper).toContainText('Is there an HOA');
    await expectNoAxeFindings(page);
    expect(await printedPages(page, 'Letter')).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('(828) 555-0117')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    // Paper has room for the code where the text is large, and the page narrow.
    await page.setViewportSize(screens.phone);
    await expect(juniper.getByRole('img', { name: 'QR code for directions' })).toBeVisible();
    await page.setViewportSize(screens.desktop);
    await page.emulateMedia({ media: 'screen' });
    const meadow = page.getByRole('article', { name: /1602 Meadow Farm Rd/ });
    await meadow.getByLabel(/^Time/).fill('13:15');
    await expect(page).toHaveURL(/13(:|%3A)15/);
    await meadow.getByRole('button', { name: /^Remove/ }).dblclick();
    await expect(page.getByText('2 tours')).toBeVisible();
    await juniper.getByLabel(/^Time/).fill('16:00');
    const removed = toastOf(page, '1602 Meadow Farm Rd removed from the day sheet');
    await removed.getByRole('button', { name: 'Undo' }).click();
    await expect(meadow.getByLabel(/^Time/)).toHaveValue('13:15');
    await expect(juniper.getByLabel(/^Time/)).toHaveValue('16:00');
    await expect(stops).toHaveCount(3);
    await meadow.getByRole('button', { name: /^Remove/ }).click();
    // The pointer keeps it.
    await removed.hover();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
    await expect(removed).toBeHidden();
  });

  test('takes back two removals in a row, each in its place with its time', async ({ page }) => {
    await openSignedIn(page, '/app/listing/sheet?ids=home-4187203,home-4183316,home-4185502&times=10:30,13:15,16:00');
    const stops = page.getByRole('article');
    const undo = (street: string) =>
      toastOf(page, `${street} removed from the day sheet`).getByRole('button', { name: 'Undo' });
    for (const street of ['418 Juniper Lane', '1602 Meadow Farm Rd'])
      await page
        .getByRole('article', { name: street })
        .getByRole('button', { name: /^Remove/ })
        .click();
    await expect(stops).toHaveCount(1);
    await undo('418 Juniper Lane').click();
    await expect(stops).toHaveCount(2);
    await undo('1602 Meadow Farm Rd').click();
    await expect(stops).toHaveCount(3);
    for (const [index, time] of ['10:30', '13:15', '16:00'].entries())
      await expect(stops.nth(index).getByLabel(/^Time/)).toHaveValue(time);
    await expect(stops.first()).toHaveAccessibleName(/418 Juniper Lane/);
    await expect(stops.nth(1)).toHaveAccessibleName(/1602 Meadow Farm Rd/);
  });

  test('is arranged by keys alone', async ({ page }) => {
    const faults = 'mock-faults=listProperties:slow:1';
    await openSignedIn(page, `/app/listing/sheet?ids=home-4187203,home-4183316&times=10:30,14:00&${faults}`);
    await expect(loading(page.getByRole('main')), 'the shape of what comes').toBeVisible();
    const stops = page.getByRole('article');
    const juniper = page.getByRole('article', { name: /418 Juniper Lane/ });
    await juniper.getByLabel(/^Time/).focus();
    await page.keyboard.type('1145AM');
    await expect(juniper.getByLabel(/^Time/)).toHaveValue('11:45');
    await expect(page).toHaveURL(/times=11(:|%3A)45/);
    const down = juniper.getByRole('button', { name: /^Move down/ });
    await tabTo(page, down);
    await page.keyboard.press('Enter');
    await expect(stops.last()).toHaveAccessibleName(/418 Juniper Lane/);
    await expect(down).toBeFocused();
    await expect(down).toBeDisabled();
    await expect(down, 'does not look pressed').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByText('418 Juniper Lane is now number 2 of 2')).toHaveRole('status');
    await tabTo(page, juniper.getByRole('button', { name: /^Remove/ }));
    await page.keyboard.press('Enter');
    await expect(stops).toHaveCount(1);
    await expect(stops.getByLabel(/^Time/), 'the other home keeps its time').toHaveValue('14:00');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, stops.getByRole('button', { name: /^Remove/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'No homes on this sheet' })).toBeVisible();
    await expect(page, 'no empty list stays in the address').not.toHaveURL(/ids|times/);
  });

  test('keeps a home that moves in view on a phone', async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await openSignedIn(page, '/app/listing/sheet?ids=home-4187203,home-4183316');
    const juniper = page.getByRole('article', { name: /418 Juniper Lane/ });
    for (const [move, place] of [
      ['Move down', 2],
      ['Move up', 1],
    ] as const) {
      await juniper.getByRole('button', { name: move }).click();
      await expect(page.getByText(`418 Juniper Lane is now number ${place} of 2`)).toBeAttached();
      await expect(juniper.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      const header = await page.getByRole('banner').boundingBox();
      await expect
        .poll(async () => (await juniper.boundingBox())?.y, 'not below the header')
        .toBeGreaterThanOrEqual(header?.height ?? 0);
    }
  });

  test('fits a phone, and says when there is nothing on it', async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await openSignedIn(page, '/app/listing/sheet?ids=home-4187203,nobody&times=25:00');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByText('1 home in this link is not in your list, so it is not shown.')).toBeVisible();
    await expect(page.getByLabel(/^Time/)).toHaveValue('');
    expect(await sidewaysScroll(page)).toBe(0);
    await expectNoAxeFindings(page);
    await page.goto('/app/listing/sheet');
    await expect(page.getByRole('heading', { name: 'No homes on this sheet' })).toBeVisible();
  });
});

test('paper is light in every theme', async ({ page }) => {
  await signIn(page);
  await storeLook(page, { themeType: 'dark' });
  await page.goto('/app/listing?compare=home-4187203,home-4183316');
  const heading = page.getByRole('heading', { level: 1 });
  const photo = page.getByRole('img', { name: /^Photo of / }).first();
  await expect(heading).toHaveCSS('color', 'rgb(240, 241, 242)');
  await expect(photo).not.toHaveCSS('filter', 'none');
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toHaveCSS('color', 'rgb(26, 26, 26)');
  expect(await ground(page)).toBe('rgb(255, 255, 255)');
  await expect(photo).toHaveCSS('filter', 'none');
});

test('the homes and all data of the buyer can be downloaded', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await openSignedIn(page, '/app/settings?mock-faults=listProperties:http-500');
  await expect(page.getByRole('button', { name: 'Download everything (JSON)' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /CSV/ }), 'the homes are not counted').toHaveCount(0);
  await page.goto('/app/settings?mock-faults=');
  const homes = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 27 homes (CSV)' }).click();
  const csv = await homes;
  expect(csv.suggestedFilename()).toMatch(/^homes-\d{4}-\d\d-\d\d\.csv$/);
  const lines = await readFile(await csv.path(), 'utf8');
  expect(lines.match(/"4[12]\d{5}"/g)).toHaveLength(27);
  expect(lines.match(/"You like it"/g)).toHaveLength(7);
  expect(lines.match(/"Archived"/g)).toHaveLength(3);
  await expectToast(page, /^27 homes saved as homes-/);
  const everything = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything (JSON)' }).click();
  const json = await everything;
  expect(json.suggestedFilename()).toMatch(/^home-buyer-\d{4}-\d\d-\d\d\.json$/);
  const all = JSON.parse(await readFile(await json.path(), 'utf8'));
  expect(all).toMatchObject({ version: 1, buyer: { firstName: 'Linda' }, rankingWeights: { location: 5 } });
  expect(all.homes).toHaveLength(27);
  expect(all.homes.find(({ id }: { id: string }) => id === 'home-4187203')).toMatchObject({
    mark: 'liked',
    scores: { overall: 9, lot: null },
  });
  await expectToast(page, /^Everything saved as home-buyer-/);
  await setLook(page, { locale: 'es' });
  const spanish = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar 27 viviendas (CSV)' }).click();
  expect(await readFile(await (await spanish).path(), 'utf8')).toContain('"Bajo contrato"');

  await openSignedIn(page, '/app/settings', 'noHomes');
  await expect(page.getByRole('button', { name: 'Descargar todo (JSON)' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'CSV' })).toHaveCount(0);
  await expect(page.getByText('hoja de cálculo'), 'there is none without homes').toHaveCount(0);
});
