import type { Page } from '@playwright/test';
import {
  cardNamed,
  expect,
  expectNoAxeFindings,
  expectToast,
  focused,
  openSignedIn,
  pressEnterOfInputMethod,
  root,
  screens,
  signIn,
  test,
} from '../support/fixtures.ts';
import { insideFrame, palette, setLook } from '../support/frame.ts';
import { grid, rows } from '../support/listing.ts';

/** The colour of the sidebar in the theme Semi Dark. */
const semiDark = 'rgb(0, 51, 102)';

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
};

test('the palette finds homes, screens, looks and languages by keys alone', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  const field = palette(page).getByRole('combobox');
  await openPalette(page);
  // Before anything is typed: the newest homes, each with its photo.
  const recent = palette(page).getByRole('group', { name: 'Recent Properties' }).getByRole('option');
  await expect(recent).toHaveCount(3);
  await expect(recent.first()).toContainText('27 Ridgeview Court');
  // Beside the address the photo is decoration, so it has no role.
  await expect(recent.first().locator('img')).toBeVisible();
  await page.keyboard.type('#4190077');
  await expect(palette(page).getByRole('option', { selected: true })).toContainText('27 Ridgeview Court');
  await expectNoAxeFindings(page);
  await pressEnterOfInputMethod(page);
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/listing\/detail\?id=/);
  await expect(page).toHaveTitle(/^27 Ridgeview Court.* · /);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  // The screen of another home is the same screen with another heading.
  await openPalette(page);
  await page.keyboard.type('418 juniper');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/418 Juniper Lane/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

  await openPalette(page);
  await page.keyboard.type('below header');
  await page.keyboard.press('Enter');
  await expect(root(page)).toHaveClass(/horizontal-layout/);
  await openPalette(page);
  await page.keyboard.type('boxed');
  await page.keyboard.press('Enter');
  await expect(root(page)).toHaveClass(/boxed-layout/);
  await openPalette(page);
  await page.keyboard.type('theme');
  await expect(palette(page).getByRole('option', { name: 'Theme: Lite' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(root(page)).toHaveClass(/dark-theme/);
  await openPalette(page);
  await page.keyboard.type('zzzz');
  await expect(palette(page).getByRole('status')).toHaveText('Nothing found for “zzzz”');
  // Everyday words for what has another name.
  for (const [typed, named] of [
    ['message', 'Comments'],
    ['shortlist', 'Liked'],
    ['weights', 'My ranking'],
    ['csv', 'Download everything (JSON)'],
    ['sign out', 'Logout'],
    ['arabic', 'العربية'],
    ['budget', 'Profile'],
    ['share', 'Compare homes'],
  ] as const) {
    await field.fill(typed);
    await expect(palette(page).getByRole('option', { selected: true })).toHaveText(named);
  }
  await field.fill('asheville');
  await expect(palette(page).getByRole('status'), 'without the row that searches the list').toHaveText('8 results');
  await palette(page).getByRole('option', { name: 'Search the list of homes for “asheville”' }).click();
  await expect(page).toHaveURL('/app/listing?q=asheville');
  await openPalette(page);
  await field.fill('espanol');
  await page.keyboard.press('Enter');
  await expect(root(page)).toHaveAttribute('lang', 'es');
});

test('the palette leads to parts of the settings, the homes with a tour and their day sheet, and logs out', async ({
  page,
}) => {
  await signIn(page);
  await insideFrame(page);
  for (const [typed, card] of [
    ['password', 'Change password'],
    ['agent', 'Your Agent'],
    ['download', 'Your data'],
  ] as const) {
    await openPalette(page);
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/settings#/);
    await expect(cardNamed(page, card)).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: card })).toBeInViewport();
  }
  await openPalette(page);
  await page.keyboard.type('appearance');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Appearance' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openPalette(page);
  await page.keyboard.type('tour');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/listing?tour=true');
  const sheet = async (tours: string) => {
    await openPalette(page);
    await page.keyboard.type('day sheet');
    await page.keyboard.press('Enter');
    await expect(page.getByText(tours, { exact: true })).toBeVisible();
  };
  await sheet('6 tours');
  await page.goto('/app/listing?selected=home-4187203,home-4176120,home-4188190');
  await expect(page.getByText('2 selected')).toBeVisible();
  await sheet('2 tours');
  await page.goto('/app/listing');
  await grid(page).getByRole('checkbox', { name: 'Select all homes shown' }).check();
  await openPalette(page);
  await page.keyboard.type('day sheet');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Day sheet takes up to 12 homes');
  await expect(page.getByText('24 selected'), 'no sheet of some of them').toBeVisible();
  await openPalette(page);
  await page.keyboard.type('logout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signin');
});

test('the day sheet of a buyer without homes leads to the list, and has no empty list in its address', async ({
  page,
}) => {
  await openSignedIn(page, '/app/dashboard', 'noHomes');
  await expect(page.getByText('0 homes shared with you')).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('day sheet');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No homes on this sheet' })).toBeVisible();
  await expect(page.getByText('Select homes in the list')).toHaveCount(0);
  await expect(page).toHaveURL('/app/listing/sheet');
});

test('the palette compares the selected homes, or else the best, and prints the screen', async ({ page }) => {
  const compare = async (typed: string) => {
    await openPalette(page);
    await page.keyboard.type(typed);
    await expect(palette(page).getByRole('option', { selected: true })).toContainText('Compare homes');
    await page.keyboard.press('Enter');
  };
  await openSignedIn(page, '/app/settings');
  await insideFrame(page);
  await compare('versus');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 3 homes' })).toBeVisible();
  await page.goto('/app/listing?q=road&selected=home-4187203,home-4183316');
  await expect(page.getByText('2 selected')).toBeVisible();
  await compare('side by side');
  await expect(page).toHaveURL(
    '/app/listing?q=road&selected=home-4187203,home-4183316&compare=home-4187203,home-4183316',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 2 homes' })).toBeFocused();
  await page.goto('/app/listing?selected=home-4187203,home-4176120,home-4188190');
  await expect(page.getByText('2 selected')).toBeVisible();
  await compare('versus');
  await expect(page, 'an archived home is not selected').toHaveURL(/&compare=home-4187203,home-4188190$/);
  await page.goto('/app/listing?selected=home-4191120');
  await expect(page.getByText('1 selected')).toBeVisible();
  await compare('versus');
  await expect(page, 'a single one comes first, and the best beside it').toHaveURL(
    /&compare=home-4191120,[^&,]+,[^&,]+(,[^&,]+)?$/,
  );
  await page.goto('/app/listing?q=e&sort=price.asc');
  await expect(rows(page).first()).toBeVisible();
  await compare('versus');
  await expect(page, 'the list stays as it is').toHaveURL(/\?q=e&sort=price\.asc&compare=/);

  await page.goto('/app/listing');
  await expect(rows(page).first()).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      document.title = `${document.querySelectorAll('[aria-rowindex]').length} rows`;
    };
  });
  await openPalette(page);
  await page.keyboard.type('pdf');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('25 rows');
});

test('the palette opens by the key of K on an Arabic keyboard', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  const devtools = await page.context().newCDPSession(page);
  const event = { key: 'ن', code: 'KeyK', windowsVirtualKeyCode: 75, modifiers: 2 };
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  await expect(palette(page).getByRole('combobox')).toBeFocused();
});

test('the palette lists the keys, which lead back to where it was opened', async ({ page }) => {
  await openSignedIn(page, '/app/ranking');
  await insideFrame(page);
  const search = page.getByRole('button', { name: 'Search homes, screens, settings' });
  await search.press('Enter');
  await expect(palette(page).getByRole('option', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.type('hotkeys');
  await page.keyboard.press('Enter');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('definition').filter({ hasText: 'Shift + Space' })).toBeVisible();
  await expect(focused(keys)).toHaveCount(1);
  await expectNoAxeFindings(page);
  // So low a window that the list scrolls.
  await page.setViewportSize({ width: screens.desktop.width, height: 400 });
  await expectNoAxeFindings(page, { within: '[role=dialog]' });
  await page.setViewportSize(screens.desktop);
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expect(palette(page)).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('the palette in Arabic finds a home by its MLS id and a screen by its Arabic name', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await setLook(page, { locale: 'ar' });
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  await openPalette(page);
  await expect(page.getByRole('combobox', { name: 'البحث في المنازل والشاشات والإعدادات' })).toBeFocused();
  await page.keyboard.type('السمة');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'الشريط الجانبي' })).toHaveCSS('background-color', semiDark);
  await openPalette(page);
  await page.keyboard.type('رقم MLS 4190077');
  await expect(page.getByRole('option', { selected: true })).toContainText('27 Ridgeview Court');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await openPalette(page);
  await page.keyboard.type('الملف');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/profile$/);
});

test('the palette answers at once among 10,000 homes', async ({ page }) => {
  test.slow();
  await page.goto('/signin?next=/app/settings');
  await signIn(page, 'many');
  await insideFrame(page);
  await openPalette(page);
  await page.keyboard.type('e');
  const homes = palette(page).getByRole('group', { name: 'Homes' }).getByRole('option');
  await expect(homes).toHaveCount(9);
  await expect(homes.last()).toHaveText('Search the list of homes for “e”');
  // The keys after the text come before the list can be rendered for it, and have to apply to the new list.
  const typeAtOnce = async (text: string, ...keys: string[]) => {
    await page.keyboard.press('ControlOrMeta+A');
    await Promise.all([page.keyboard.insertText(text), ...keys.map((key) => page.keyboard.press(key))]);
  };
  await typeAtOnce('a', 'ArrowUp');
  const last = palette(page).getByRole('option').last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport();
  await typeAtOnce('theme', 'ArrowDown', 'Enter');
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCSS('background-color', semiDark);
  await openPalette(page);
  await typeAtOnce('archived homes', 'Enter');
  await expect(page).toHaveURL(/\/app\/listing\?view=archived$/);
});
