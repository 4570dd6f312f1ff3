import type { Page } from '@playwright/test';
import { expect, focused, holdRequests, openSignedIn, signIn, test, toastOf } from '../support/fixtures.ts';
import { insideFrame, palette } from '../support/frame.ts';

const street = '418 Juniper Lane';

const open = async (page: Page, path: string) => {
  await openSignedIn(page, path);
  await insideFrame(page);
};

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('each action of a card’s sheet works', async ({ page }) => {
    await open(page, '/app/listing?q=juniper');
    const card = page.getByRole('listitem').filter({ hasText: street });
    const sheet = page.getByRole('dialog', { name: new RegExp(street) });
    const act = async (name: string) => {
      await card.getByRole('button', { name: /^More actions/ }).tap();
      await sheet.getByRole('button', { name, exact: true }).tap();
      await expect(sheet).toBeHidden();
    };
    await act('Dislike');
    await expect(card.getByRole('img', { name: 'You dislike it' })).toBeVisible();
    await act('Like');
    await expect(card.getByRole('img', { name: 'You like it' })).toBeVisible();
    await act('Select');
    await expect(card.getByRole('checkbox', { name: `Select ${street}` })).toBeChecked();
    await act('Archive');
    await expect(card).toHaveCount(0);
    await toastOf(page, /archived/)
      .getByRole('button', { name: 'Undo' })
      .tap();
    await act('Delete');
    await expect(card).toHaveCount(0);
    await toastOf(page, /deleted/)
      .getByRole('button', { name: 'Undo' })
      .tap();
    await card.getByRole('button', { name: /^More actions/ }).tap();
    await sheet.getByRole('link', { name: 'View Details' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(street) })).toBeVisible();
  });

  test('two quick taps on More actions of a home open its sheet, and delete nothing', async ({ page }) => {
    await open(page, '/app/listing/detail?id=home-4187203');
    const more = page.getByRole('button', { name: 'More actions' });
    const sheet = page.getByRole('dialog', { name: 'More actions' });
    // The code of the sheet is there before the second click.
    await more.tap();
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toBeHidden();
    // By the mouse: on a busy machine two taps may come too far apart for one double tap.
    await more.dblclick();
    await expect(sheet.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(page).toHaveURL(/\/detail/);
    // A single tap is meant.
    await sheet.getByRole('button', { name: 'Archive' }).tap();
    await expect(toastOf(page, /archived/)).toBeVisible();
  });

  test('two quick taps on the search or on a photo leave open what the first one opened', async ({ page }) => {
    await open(page, '/app/listing?q=juniper');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await page.getByRole('button', { name: 'Search homes, screens, settings' }).dblclick();
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    // A single tap beside it closes it.
    await page.touchscreen.tap(195, 20);
    await expect(palette(page)).toBeHidden();
    await page.getByRole('button', { name: /^Open the photo/ }).dblclick();
    await expect(page.getByRole('dialog', { name: new RegExp(street) })).toBeVisible();
  });

  test('Back of the device closes a layer on the first screen of a tab, and no step of the history', async ({
    page,
  }) => {
    // No browser here has a device's Back: this one keeps the watchers that it would ask.
    await page.addInitScript(() => {
      const watchers: CloseWatcher[] = [];
      class KeptWatcher implements CloseWatcher {
        onclose = () => {};
        constructor({ signal }: { signal: AbortSignal }) {
          watchers.push(this);
          signal.addEventListener('abort', () => watchers.splice(watchers.indexOf(this), 1));
        }
      }
      Object.assign(window, { CloseWatcher: KeptWatcher, back: () => watchers.at(-1)?.onclose() });
    });
    const back = () => page.evaluate('back()');
    await open(page, '/app/listing');
    await page.getByRole('button', { name: 'Filters', exact: true }).tap();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await expect(focused(filters)).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await back();
    await expect(palette(page)).toBeHidden();
    await expect(filters).toBeVisible();
    await back();
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: /^Account/ }).tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await back();
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page).toHaveURL('/app/listing');
  });

  test('Escape closes one layer at a time where the browser watches over layers, too', async ({ page }) => {
    await open(page, '/app/listing');
    await page.getByRole('button', { name: 'Filters', exact: true }).tap();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await expect(focused(filters)).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+k');
    // Escape closes the layer that has the focus.
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(focused(filters)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
  });

  test('Back closes a layer and stays on the screen, as does a tap beside the layer', async ({ page }) => {
    await signIn(page);
    await page.getByRole('link', { name: 'View all' }).tap();
    await expect(page).toHaveURL(/\/app\/listing$/);
    const layer = page.getByRole('dialog');
    for (const opened of [
      { 'Open menu': 'Menu' },
      { Filters: 'Filters' },
      { 'Open menu': 'Menu', Appearance: 'Appearance' },
    ]) {
      for (const [button, name] of Object.entries(opened)) {
        await page.getByRole('button', { name: button, exact: true }).tap();
        await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
      }
      await page.goBack();
      await expect(layer).toBeHidden();
      await expect(page).toHaveURL(/\/app\/listing$/);
    }
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await page.getByRole('button', { name: 'Filters', exact: true }).tap();
    await expect(focused(filters)).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await page.goBack();
    await expect(palette(page)).toBeHidden();
    await expect(focused(filters)).toHaveCount(1);
    await page.goBack();
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(layer).toBeVisible();
    await page.touchscreen.tap(340, 400);
    await expect(layer).toBeHidden();

    // A tap beside a popover or a menu does not open the photo beneath it either.
    const panel = layer.or(page.getByRole('menu'));
    for (const button of [/^Notifications/, /^Account/]) {
      await page.getByRole('button', { name: button }).tap();
      await expect(panel).toBeVisible();
      await page.goBack();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(/\/app\/listing$/);
      await page.getByRole('button', { name: button }).tap();
      await expect(panel).toBeVisible();
      await page.touchscreen.tap(80, 700);
      await expect(panel).toBeHidden();
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/app\/dashboard$/);

    // Forward, and Back by more than a step as from its list, leave the screen and all that is open over it.
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('button', { name: 'Appearance', exact: true }).tap();
    await expect(layer).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\/app\/listing$/);
    await expect(layer).toBeHidden();
    await page
      .getByRole('link', { name: /418 Juniper Lane/ })
      .first()
      .tap();
    await expect(page).toHaveURL(/\/app\/listing\/detail/);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL(/\/app\/dashboard$/);
    await expect(layer).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('each layer takes the focus, keeps it, closes on Escape and gives it back', async ({ page }) => {
  await open(page, '/app/listing?compare=home-4187203,home-4183316');
  const layer = page.getByRole('dialog');
  for (const name of ['Appearance', 'Search homes, screens, settings', 'Add a home']) {
    const button = page.getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(focused(layer)).toHaveCount(1);
    // Shift+Tab leads from the first control to the last.
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+Tab');
    await expect(focused(layer)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('a layer that an item of a menu opened gives the focus back to the button of the menu', async ({ page }) => {
  await open(page, '/app/listing');
  const more = page.getByRole('button', { name: /^More actions for 418 Juniper Lane/ });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Compare' }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose a home to compare' });
  await expect(focused(picker)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(more).toBeFocused();
});

test('closing a layer leaves the layer below it open', async ({ page }) => {
  await open(page, '/app/listing?compare=home-4187203,home-4183316');
  const picker = page.getByRole('dialog', { name: 'Choose a home to compare' });
  await page.getByRole('button', { name: 'Add a home' }).click();
  await expect(focused(picker)).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(focused(picker)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
});

test('the code of a layer that comes late leaves the focus in a newer one', async ({ page }) => {
  await open(page, '/app/listing?compare=home-4187203,home-4183316');
  const release = await holdRequests(page, '**/other-homes-*.js');
  await page.getByRole('button', { name: 'Add a home' }).click();
  await expect(focused(page.getByRole('dialog', { name: 'Choose a home to compare' }))).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  release();
  await expect(page.getByLabel('Search by address or MLS number')).toBeAttached();
  await expect(palette(page).getByRole('combobox')).toBeFocused();
});

test('an Enter that is held down opens the palette, and nothing in it', async ({ page }) => {
  await open(page, '/app/listing');
  // The code of the results is there before the key is held.
  await page.keyboard.press('Control+k');
  const results = palette(page).getByRole('option', { selected: true });
  await expect(results).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await page.getByRole('button', { name: /^Search homes/ }).focus();
  await page.keyboard.down('Enter');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(results).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
});

test('a layer that replaces another one gives the focus back to the button of the first', async ({ page }) => {
  await open(page, '/app/listing');
  const button = page.getByRole('button', { name: 'Appearance' });
  const appearance = page.getByRole('dialog', { name: 'Appearance' });
  await button.press('Enter');
  await appearance.getByRole('radio', { name: 'Lite' }).focus();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await expect(appearance).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(button).toBeFocused();
  // The second layer opens before the first one has the focus.
  await button.press('Enter');
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('the search for a home to compare has the focus at each opening', async ({ page }) => {
  await openSignedIn(page, '/app/listing?compare=home-4187203,home-4183316');
  const search = page.getByRole('dialog').getByLabel('Search by address or MLS number');
  for (const text of ['mont', 'mill']) {
    await page.getByRole('button', { name: 'Add a home' }).press('Enter');
    await expect(search).toBeFocused();
    await page.keyboard.type(text);
    await expect(search).toHaveValue(text);
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
  }
});
