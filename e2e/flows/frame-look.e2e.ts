import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectNoAxeFindings,
  expectToast,
  openSignedIn,
  root,
  signIn,
  tabTo,
  test,
} from '../support/fixtures.ts';
import { insideFrame, setLook } from '../support/frame.ts';
import { words } from '../support/words.ts';

const openCustomizer = async (page: Page) => {
  await page.getByRole('button', { name: 'Appearance' }).click();
  const customizer = page.getByRole('dialog', { name: 'Appearance' });
  await expect(customizer.getByRole('radio', { name: 'Preset Color Pallets' })).toBeChecked();
  return customizer;
};

/** A colour of the theme, read from its variable because no single control has all of them. */
const token = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), `--${name}`);

const storedItem = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

test('a preset applies at once in every tab, and renders nothing of the screen again', async ({ page, context }) => {
  await signIn(page);
  await insideFrame(page);
  const other = await context.newPage();
  await other.goto('/app/dashboard');
  await insideFrame(other);
  const customizer = await openCustomizer(page);
  await page.evaluate(() => {
    Object.assign(globalThis, { changes: 0 });
    const watch = new MutationObserver((records) => Object.assign(globalThis, { changes: records.length }));
    const main = document.querySelector('main');
    if (main) watch.observe(main, { childList: true, subtree: true, attributes: true, characterData: true });
  });
  await customizer.getByRole('radio', { name: 'Harbor', exact: true }).click();
  await expect(customizer.getByRole('status')).toHaveText('Theme updated successfully');
  await expect.poll(() => token(page, 'primary-fill')).toBe('#097cbf');
  expect(await storedItem(page, 'app-theme')).toMatchObject({ 'primary-color': '#0a8fdc', 'nav-dark-bg': '#002a4e' });
  await expect.poll(() => token(other, 'primary-fill')).toBe('#097cbf');
  await customizer.getByRole('radio', { name: 'Semi Dark', exact: true }).click();
  await expect(other.getByRole('complementary', { name: 'Sidebar' })).toHaveCSS('background-color', 'rgb(0, 42, 78)');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'changes'))).toBe(0);

  await customizer.getByRole('button', { name: 'Reset Theme' }).click();
  expect(await storedItem(page, 'app-theme')).toBeNull();
  await expect.poll(() => token(other, 'primary-fill')).toBe('#398455');
});

test('each variable has thirteen swatches and a free colour, and text stays legible', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  const customizer = await openCustomizer(page);
  await customizer.getByRole('radio', { name: 'Customize', exact: true }).click();
  for (const [variable, swatch] of [
    ['Page background', 'Navy'],
    ['Header background', 'Red'],
    ['Text', 'White'],
    ['Primary color', 'White'],
  ] as const) {
    await customizer.getByText(variable, { exact: true }).click();
    const group = customizer.getByRole('group', { name: variable, exact: true });
    await expect(group.getByRole('button')).toHaveCount(13);
    await group.getByRole('button', { name: swatch, exact: true }).click();
    await expect(group.getByRole('button', { name: swatch, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
  await customizer.getByText('Footer background', { exact: true }).click();
  await customizer.getByLabel('Any other color').filter({ visible: true }).fill('#123456');
  await expect(customizer.getByRole('status')).toHaveText('Theme updated successfully');
  expect(await storedItem(page, 'app-theme'), 'the overrides and nothing else').toEqual({
    'body-background': '#003366',
    'layout-header-background': '#d32f2f',
    'text-color': '#ffffff',
    'primary-color': '#ffffff',
    'layout-footer-background': '#123456',
  });
  await page.keyboard.press('Escape');
  await expect(customizer).toBeHidden();
  await expectNoAxeFindings(page);
  await setLook(page, { themeType: 'dark' });
  await expectNoAxeFindings(page);
});

test('the customizer and the palette say that the device could not store a choice', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  const customizer = await openCustomizer(page);
  await customizer.getByRole('radio', { name: 'Plum', exact: true }).click();
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    Storage.prototype.removeItem = full;
  });
  await customizer.getByRole('radio', { name: 'Olive', exact: true }).click();
  await expect(customizer.getByRole('alert')).toHaveText('Failed to update theme');
  expect(await token(page, 'primary-fill')).toBe('#7b4fc9');
  await customizer.getByRole('radio', { name: 'Dark', exact: true }).click();
  await expect(customizer.getByRole('alert')).toHaveText('Failed to update theme');
  await expect(root(page)).not.toHaveClass(/dark-theme/);
  await customizer.getByRole('button', { name: 'Reset Theme' }).click();
  await expect(customizer.getByRole('alert')).toHaveText('Failed to reset theme');
  await page.keyboard.press('Escape');
  await expect(customizer).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('theme dark');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Failed to update theme');
  await expect(root(page)).not.toHaveClass(/dark-theme/);
});

test('a language that the device could not store is used, and says so in its own words', async ({ page }) => {
  await page.goto('/signin');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await expectToast(page, 'تعذّر حفظ اللغة على هذا الجهاز.', words.ar);
  await expect(root(page)).toHaveAttribute('lang', 'ar');
});

test('the customizer works by keyboard alone and gives the focus back', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  const button = page.getByRole('button', { name: 'Appearance' });
  await button.focus();
  await page.keyboard.press('Enter');
  const customizer = page.getByRole('dialog', { name: 'Appearance' });
  await customizer.getByRole('radio', { name: 'Lite' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(root(page)).toHaveClass(/dark-theme/);
  await customizer.getByRole('radio', { name: 'Fixed' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Expand menu', includeHidden: true })).toHaveCount(1);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  // The styles whose header is another one have another button.
  for (const style of ['Horizontal', 'Top to header', 'Vertical, no header']) {
    await page.keyboard.press('Enter');
    await customizer.getByRole('radio', { name: style, exact: true }).press('Space');
    await page.keyboard.press('Escape');
    await expect(customizer).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test("a focused field has an outline where the reader's own colours replace ours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/signin');
  const expectOutline = async (field: Locator) => {
    await field.focus();
    await expect(field).toHaveCSS('outline-style', 'solid');
    // Transparent and author's colours alike become the reader's.
    await expect(field).not.toHaveCSS('outline-color', /^rgba\(.*, 0\)$/);
  };
  await expectOutline(page.getByRole('textbox', { name: 'E-mail' }));
  await openSignedIn(page, '/app/listing');
  await expectOutline(page.getByRole('searchbox', { name: 'Filter homes' }));
  await page.goto('/app/comments?id=home-4187203');
  await expectOutline(page.getByRole('textbox', { name: /^Message about/ }));
  await page.keyboard.press('Control+k');
  await expectOutline(page.getByRole('dialog').getByRole('combobox'));
});

test("what is chosen, and the colours to choose from, show where the reader's own colours replace ours", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page);
  await insideFrame(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await palette.getByRole('combobox').fill('a');
  await expect(palette.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid');
  await expect(palette.getByRole('option', { selected: false }).first()).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.getByRole('button', { name: 'Appearance' }).click();
  const customizer = page.getByRole('dialog', { name: 'Appearance' });
  const choice = (name: string) => customizer.locator('label').filter({ hasText: name });
  await expect(choice('Preset')).toHaveCSS('outline-style', 'solid');
  await expect(choice('Customize')).toHaveCSS('outline-style', 'none');
  await expect(choice('Meadow').locator('span').first()).not.toHaveCSS('box-shadow', 'none');
  await expect(choice('Harbor').locator('span').first()).toHaveCSS('box-shadow', 'none');
  await customizer.getByRole('radio', { name: 'Customize' }).press('Space');
  await customizer.getByText('Primary color').click();
  const teal = customizer.getByRole('button', { name: 'Teal' });
  await expect(teal).toHaveCSS('background-color', 'rgb(0, 131, 143)');
  const words = await customizer.getByRole('heading', { level: 2 }).evaluate((title) => getComputedStyle(title).color);
  await tabTo(page, teal);
  await expect(teal).toHaveCSS('outline-color', words);
});

test("a selected row has its frame over the cells that stay in view, in the reader's own colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSignedIn(page, '/app/listing?selected=home-4187203');
  const topOfAddress = async (selected: boolean) => {
    const row = page
      .getByRole('row', { selected })
      .filter({ has: page.getByRole('link') })
      .first();
    const { x = 0, width = 0 } = (await row.getByRole('link').boundingBox()) ?? {};
    const { y = 0 } = (await row.boundingBox()) ?? {};
    return page.screenshot({ clip: { x, width, y: Math.ceil(y), height: 1 }, scale: 'css' });
  };
  expect(await topOfAddress(true)).not.toEqual(await topOfAddress(false));
});

test("a focused switch has its ring in the reader's own colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSignedIn(page, '/app/listing/detail?id=home-4187203');
  const words = await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color);
  const tour = page.getByRole('switch').first();
  await tour.press('Space');
  await expect(tour).toHaveCSS('outline-color', words);
});

test("a focused weight looks unlike a chosen one in the reader's own colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSignedIn(page, '/app/ranking');
  const level = page.getByRole('radiogroup', { name: 'Weight of Location' }).locator('label').last();
  const outline = () => level.locator('span').evaluate((word) => getComputedStyle(word).outlineColor);
  await level.click();
  const chosen = await outline();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await outline()).not.toBe(chosen);
});

test('the address can set the look, which is stored and goes from the address', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await page.goto('/app/dashboard?theme=dark&tab=disliked&nav-style=below-header&layout-type=boxed');
  await insideFrame(page);
  await expect(page).toHaveURL(/\/app\/dashboard\?tab=disliked$/);
  await expect(root(page)).toHaveClass(/dark-theme.*boxed-layout|boxed-layout.*dark-theme/);
  expect(await storedItem(page, 'buyer_state')).toMatchObject({
    themeType: 'dark',
    navStyle: 'below-header',
    layoutType: 'boxed',
  });
  await page.goto('/app/listing?theme=pink&compare=home-4187203,home-4188190&nav-style=7&layout-type=');
  await insideFrame(page);
  await expect(page).toHaveURL(/\/app\/listing\?compare=home-4187203,home-4188190$/);
  expect(await storedItem(page, 'buyer_state')).toMatchObject({ themeType: 'dark', navStyle: 'below-header' });
});
