import type { Locator } from '@playwright/test';
import { cramped } from '../support/cramped.ts';
import { axeOf, expect, root, signIn, tabTo, test } from '../support/fixtures.ts';
import {
  frameFaults,
  horizontalStyles,
  insideFrame,
  layoutTypes,
  navStyles,
  setLook,
  themeTypes,
} from '../support/frame.ts';
import { changeWords, longer } from '../support/longer-words.ts';

const screens = ['Dashboard', 'Properties', 'Profile', 'Comments'];

const combinations = navStyles.flatMap((navStyle) =>
  layoutTypes.flatMap((layoutType) => themeTypes.map((themeType) => ({ navStyle, layoutType, themeType }))),
);

/** Expects a menu or a popover beside its button or beneath it. */
const expectAt = (place: 'beside' | 'beneath', button: Locator, panel: Locator) =>
  expect
    .poll(async () => {
      const [from, to] = [await button.boundingBox(), await panel.boundingBox()];
      if (!from || !to) return null;
      if (to.x >= from.x + from.width) return 'beside';
      return to.y >= from.y + from.height ? 'beneath' : 'over it';
    })
    .toBe(place);

for (const [width, height] of [
  [360, 740],
  [991, 800],
  [992, 800],
  [1440, 900],
] as const)
  test(`ninety combinations of style, layout and theme work at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await signIn(page);
    await insideFrame(page);
    for (const look of combinations) {
      const name = Object.values(look).join(', ');
      await setLook(page, look);
      const isHorizontal = horizontalStyles.some((style) => style === look.navStyle);
      // The classes of the specification.
      const classes = ((await root(page).getAttribute('class')) ?? '').split(' ');
      expect(classes.toSorted(), name).toEqual(
        [
          `${look.layoutType}-layout`,
          ...(look.themeType === 'dark' ? ['dark-theme'] : []),
          ...(isHorizontal ? ['full-scroll', 'horizontal-layout'] : []),
        ].toSorted(),
      );
      const inDrawer = width < 992 || look.navStyle === 'drawer';
      const links = await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').allInnerTexts();
      expect(
        links.map((text) => screens.find((screen) => text.startsWith(screen))),
        name,
      ).toEqual(inDrawer ? [] : screens);
      const tools = { 'Open menu': inDrawer, 'Language: English': width >= 992, Appearance: width >= 992 };
      for (const [tool, isThere] of Object.entries(tools))
        await expect(page.getByRole('button', { name: tool, exact: true }), `${tool} in ${name}`).toHaveCount(
          isThere ? 1 : 0,
        );
      for (const tool of [/^Notifications/, /^Messages/, /^Account/])
        await expect(page.getByRole('button', { name: tool }), `${tool} in ${name}`).toHaveCount(1);
      expect(await frameFaults(page), name).toEqual([]);
    }
  });

test('the menu opens and closes in every style on a phone, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await insideFrame(page);
  for (const navStyle of navStyles) {
    await setLook(page, { navStyle, announcementSeen: true });
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const screen of screens) await expect(menu.getByRole('link', { name: screen })).toBeInViewport();
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button, navStyle).toBeFocused();
  }
  // The style "drawer" has the same drawer on a wide screen.
  await page.setViewportSize({ width: 1440, height: 900 });
  await setLook(page, { navStyle: 'drawer', themeType: 'semi-dark' });
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const close = drawer.getByRole('button', { name: 'Close menu' });
  await tabTo(page, close);
  await expect(close).toHaveCSS('outline-style', 'solid');
  await expect(close, 'the ring of the focus is seen on the dark blue').toHaveCSS(
    'outline-color',
    'rgb(255, 255, 255)',
  );
  await drawer.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/app\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Profile · /);
});

test('without a header the account menu is at the top of the sidebar, and the tools are in one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await signIn(page);
  await insideFrame(page);
  for (const [navStyle, navCollapsed, along] of [
    ['vertical-no-header', false, 'y'],
    ['no-header-mini-sidebar', false, 'y'],
    ['no-header-mini-sidebar', true, 'x'],
  ] as const) {
    await setLook(page, { navStyle, navCollapsed });
    const side = page.getByRole('complementary', { name: 'Sidebar' });
    const account = side.getByRole('button', { name: /^Account: Linda/ });
    if (!navCollapsed) await expect(account).toContainText('Linda Moreno');
    const tools = side.getByRole('button', { name: /^(Search|Language|Appearance|Notifications|Messages)/ });
    await expect(tools).toHaveCount(5);
    const places = await tools.evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().toJSON()));
    expect(new Set(places.map((place) => place[along])).size, `${navStyle}, ${navCollapsed}`).toBe(1);
    expect((await account.boundingBox())?.y).toBeLessThan(Math.min(...places.map(({ y }) => y)));
    await account.click();
    await expect(page.getByRole('menuitem', { name: 'Connections' })).toBeInViewport();
    await expectAt(navCollapsed ? 'beside' : 'beneath', account, page.getByRole('menu'));
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    for (const [name, role] of [
      [/^Language/, 'menu'],
      [/^Notifications/, 'dialog'],
    ] as const) {
      const tool = side.getByRole('button', { name });
      await tool.click();
      await expectAt('beside', tool, page.getByRole(role));
      await page.keyboard.press('Escape');
      await expect(tool).toBeFocused();
    }
  }
});

test('a folded sidebar names each icon on hover and focus', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await setLook(page, { navStyle: 'mini-sidebar' });
  const side = page.getByRole('complementary', { name: 'Sidebar' });
  await side.getByRole('link', { name: 'Properties' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Properties' })).toBeVisible();
  await side.getByRole('link', { name: 'Properties' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: 'Profile' })).toBeVisible();
  await side.getByRole('button', { name: 'Logout' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Logout' })).toBeVisible();
  await expect(side.getByRole('button', { name: /^Demo/ })).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const comments = side.getByRole('link', { name: /^Comments/ });
  const link = await comments.boundingBox();
  const count = await comments.getByText(/^\d+$/).boundingBox();
  expect(count?.x, 'the count stands beside the icon').toBeGreaterThan((link?.x ?? 0) + (link?.width ?? 0) / 2);
});

test('a mini sidebar expands and stays expanded', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await setLook(page, { navStyle: 'mini-sidebar' });
  const link = page.getByRole('link', { name: 'Properties', exact: true }).first();
  const folded = await link.boundingBox();
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect.poll(async () => (await link.boundingBox())?.width).toBeGreaterThan((folded?.width ?? 0) + 100);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeVisible();
});

test('the announcement in the styles without a header stays away once it is dismissed', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await setLook(page, { navStyle: 'vertical-no-header' });
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await expect(bar).toContainText('A new version will be released on December 25th. Stay tuned!');
  await bar.getByRole('button', { name: 'Dismiss the announcement' }).press('Enter');
  await expect(bar).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
});

for (const locale of ['en', 'ar'] as const)
  test(`the frame is accessible in ten styles, ${locale}`, async ({ page }) => {
    test.slow();
    await signIn(page);
    await insideFrame(page);
    await setLook(page, { locale });
    await expect(root(page)).toHaveAttribute('lang', locale);
    for (const navStyle of navStyles)
      // Colours do not depend on the language.
      for (const themeType of locale === 'en' ? themeTypes : (['lite'] as const)) {
        await setLook(page, { navStyle, themeType, locale });
        const axe = axeOf(page).exclude('main');
        // A theme changes only colours, so everything else is checked once for each style.
        const { violations } = await (
          themeType === 'lite'
            ? axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
            : axe.withRules(['color-contrast'])
        ).analyze();
        expect(
          violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 160)) })),
          `${navStyle}, ${themeType}`,
        ).toEqual([]);
      }
  });

test('words that are two fifths longer find room in every kind of frame', async ({ page }) => {
  test.slow();
  await signIn(page);
  await insideFrame(page);
  await changeWords(page.context(), longer);
  await page.reload();
  await insideFrame(page);
  for (const [width, styles] of [
    [360, ['fixed']],
    [992, navStyles],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const navStyle of styles) {
      await setLook(page, { navStyle, navCollapsed: false });
      await expect.poll(() => cramped(page), { message: `${navStyle} at ${width}` }).toEqual([]);
    }
  }
});
