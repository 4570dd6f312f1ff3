import type { Locator, Page } from '@playwright/test';
import { cramped } from '../support/cramped.ts';
import { expect, expectNoAxeFindings, openSignedIn, root, screens, setTextSize, test } from '../support/fixtures.ts';
import { insideFrame, palette, setLook } from '../support/frame.ts';

const field = (page: Page) => palette(page).getByRole('combobox');
const home = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
/** The texts that are marked. Playwright has no locator by role for them. */
const marked = (within: Locator) => within.locator('mark');
const marks = (within: Locator) => marked(within).allTextContents();
/** The box of a text in a row. */
const boxOf = async (row: Locator, text: string) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await row.getByText(text, { exact: true }).boundingBox()) ?? {};
  return { start: x, end: x + width, top: y, bottom: y + height };
};

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a home in the palette says where it is, what it costs and where it ranks', async ({ page }) => {
    await openSignedIn(page, '/app/settings');
    await insideFrame(page);
    await page.keyboard.press('Control+k');
    const recent = palette(page).getByRole('group', { name: 'Recent Properties' }).getByRole('option');
    await expect(recent.first()).toHaveAccessibleName(
      '27 Ridgeview Court Asheville · MLS 4190077 $748,500 No rank yet',
    );
    await expect(marked(palette(page))).toHaveCount(0);
    await page.keyboard.type('#4187203');
    const juniper = palette(page).getByRole('option', { selected: true });
    await expect(juniper).toHaveAccessibleName('418 Juniper Lane Asheville · MLS 4187203 $612,000 Rank 2 · 7.2');
    // Two lines, and price and rank at the end of them.
    const [street, place, price, rank] = await Promise.all(
      ['418 Juniper Lane', 'Asheville', '$612,000', 'Rank 2 · 7.2'].map((text) => boxOf(juniper, text)),
    );
    expect(place?.top).toBeGreaterThanOrEqual((street?.bottom ?? 0) - 1);
    expect(price?.top).toBeLessThan(street?.bottom ?? 0);
    expect(rank?.top).toBeGreaterThanOrEqual((price?.bottom ?? 0) - 1);
    expect(price?.start).toBeGreaterThan(place?.end ?? 0);
    expect(rank?.end).toBe(price?.end);
    await field(page).fill('27 ridgeview');
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
  });

  test('the palette marks what was typed where it stands in a home', async ({ page }) => {
    await openSignedIn(page, '/app/settings');
    await insideFrame(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mill');
    await expect(home(page, /^112 Mill Row Asheville · MLS/)).toHaveAttribute('aria-selected', 'true');
    const river = home(page, /^46 Fairway Loop Mills River · MLS 4189577 \$487,000 Rank/);
    expect(await marks(river)).toEqual(['Mill']);
    await expect(marked(river)).toHaveCSS('text-decoration-line', 'underline');
    // In the colour of a link, and not in that of the words beside it.
    const colour = await marked(river).evaluate((mark) => getComputedStyle(mark).color);
    await expect(river.getByText('46 Fairway Loop')).not.toHaveCSS('color', colour);
    await expectNoAxeFindings(page);
    await field(page).fill('ÁSHEVILLE row, 118');
    const row = palette(page).getByRole('option', { selected: true });
    await expect(row).toContainText('118 Mill Row');
    expect(await marks(row)).toEqual(['118', 'Row', 'Asheville']);
    await field(page).fill('MLS 87203');
    await expect(row).toContainText('418 Juniper Lane');
    expect(await marks(row), 'the number, and not the words before it').toEqual(['87203']);
    await expect(row).toHaveText(/Asheville · MLS 4187203/);
    // The ZIP code is only there for somebody who types it.
    await field(page).fill('juniper 28801');
    await expect(row).toHaveText(/Asheville, NC 28801 · MLS/);
    expect(await marks(row)).toEqual(['Juniper', '28801']);
  });

  test('the keys at the foot of the palette do what they say', async ({ page }) => {
    await openSignedIn(page, '/app/settings');
    await insideFrame(page);
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByText(/^↑ ↓ Move$/)).toBeInViewport({ ratio: 1 });
    await expect(palette(page).getByText(/^Enter Open$/)).toBeInViewport({ ratio: 1 });
    await expect(palette(page).getByText(/^Esc Close$/)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mill row');
    await page.keyboard.press('ArrowDown');
    await expect(home(page, /^118 Mill Row/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /112 Mill Row/ })).toBeVisible();
  });

  test('the mouse chooses a home of the palette by any part of its row', async ({ page }) => {
    await openSignedIn(page, '/app/settings');
    await insideFrame(page);
    await page.getByRole('button', { name: 'Search homes, screens, settings' }).click();
    await field(page).fill('mill');
    const river = home(page, /^46 Fairway Loop/);
    await river.getByText('$487,000').hover();
    await expect(river).toHaveAttribute('aria-selected', 'true');
    await marked(river).click();
    await expect(page.getByRole('heading', { level: 1, name: /46 Fairway Loop/ })).toBeVisible();
  });

  test('the palette in Arabic marks a street and keeps its beginning', async ({ page }) => {
    await openSignedIn(page, '/app/settings', 'hostile');
    await insideFrame(page);
    await setLook(page, { locale: 'ar' });
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    const first = dialog.getByRole('option', { selected: true });
    await dialog.getByRole('combobox').fill('llanfair');
    await expect(first).toContainText('Llanfairpwllgwyngyll');
    const { x = 0, width = 0 } = (await first.boundingBox()) ?? {};
    const beginning = marked(first).first();
    await expect(beginning).toHaveText('Llanfair');
    const { x: start = 0, width: length = 0 } = (await beginning.boundingBox()) ?? {};
    expect(start).toBeGreaterThan(x);
    expect(start + length).toBeLessThan(x + width);
    await expectNoAxeFindings(page);
    // A mark that ends within a word, and digits of another script in the address than in the MLS id.
    await dialog.getByRole('combobox').fill('الياس 12');
    await expect(first).toContainText('شارع الياسمين ١٢');
    expect(await marks(first)).toEqual(['الياس', '١٢', '12']);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('شارع الياسمين');
  });

  test('a home with too little or too much of everything has a row of its own in the palette', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404 .*\/photos\/missing\.svg/);
    await openSignedIn(page, '/app/settings', 'hostile');
    await insideFrame(page);
    await page.keyboard.press('Control+k');
    await field(page).fill('a');
    const homes = palette(page).getByRole('group', { name: 'Homes' }).getByRole('option');
    await expect(homes.first()).toContainText('A link that runs a script');
    const heights = await homes.evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.max(...heights), 'the longest MLS id has two lines').toBeLessThan(90);
    await field(page).fill('nothing');
    await expect(home(page, /^Nothing but an address N\/A No rank yet$/)).toBeVisible();
    await field(page).fill('<b>6660001</b>');
    await expect(homes.first()).toContainText('MLS <b>6660001</b>');
    expect(await marks(palette(page))).toEqual(['<b>6660001</b>']);
  });
});

test('the rows of homes in the palette have room at twice the text size', async ({ page }) => {
  await openSignedIn(page, '/app/settings');
  await insideFrame(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('mill');
  await expect(home(page, /^46 Fairway Loop/)).toBeVisible();
  await setTextSize(page, '200%');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => cramped(page), `${width} px`).toEqual([]);
  }
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('a home in the palette shows all it has, and the keys are left out', async ({ page }) => {
    await openSignedIn(page, '/app/settings');
    await insideFrame(page);
    await page.getByRole('button', { name: 'Search homes, screens, settings' }).tap();
    await expect(palette(page).getByRole('option').first()).toBeVisible();
    await expect(palette(page).getByText(/Esc/)).toBeHidden();
    await field(page).fill('mill');
    const river = home(page, '46 Fairway Loop Mills River · MLS 4189577 $487,000 Rank 14 · 5.5');
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const texts = ['46 Fairway Loop', '$487,000', 'Rank 14 · 5.5'];
      for (const text of texts) await expect(river.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
      expect(await cramped(page), `${width} px`).toEqual([]);
      const { bottom } = await boxOf(river, '46 Fairway Loop');
      expect((await boxOf(river, '$487,000')).top).toBeGreaterThan(bottom);
    }
    await expectNoAxeFindings(page);
    await river.getByText('Rank 14 · 5.5').tap();
    await expect(page.getByRole('heading', { level: 1, name: /46 Fairway Loop/ })).toBeVisible();
  });

  test('a home in the palette shows all it has in Arabic', async ({ page }) => {
    await openSignedIn(page, '/app/settings');
    await insideFrame(page);
    await setLook(page, { locale: 'ar' });
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: 'البحث في المنازل والشاشات والإعدادات' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('mill row');
    const first = dialog.getByRole('option', { selected: true });
    await expect(first).toContainText('112 Mill Row');
    expect(await marks(first)).toEqual(['Mill', 'Row']);
    expect(await cramped(page)).toEqual([]);
    await first.tap();
    await expect(page.getByRole('heading', { level: 1, name: /112 Mill Row/ })).toBeVisible();
  });
});
