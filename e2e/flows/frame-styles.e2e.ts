import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';
import { frameFaults, insideFrame, layoutTypes, navStyles, themeTypes, setLook } from '../support/frame.ts';

const horizontal = [
  'default-horizontal',
  'dark-horizontal',
  'inside-header-horizontal',
  'below-header',
  'top-to-header',
];
const screens = ['Dashboard', 'Properties', 'Profile', 'Comments'];

const combinations = navStyles.flatMap((navStyle) =>
  layoutTypes.flatMap((layoutType) => themeTypes.map((themeType) => ({ navStyle, layoutType, themeType }))),
);

/** What of the navigation and the tools is there to be used. */
const offered = (page: Page) =>
  page.evaluate(() => ({
    classes: [...document.documentElement.classList].toSorted(),
    screens: [...document.querySelectorAll('nav a')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.textContent),
    tools: [...document.querySelectorAll('button')]
      .filter((button) => !button.closest('main') && button.checkVisibility())
      .map((button) => {
        const named = button.cloneNode(true) as Element;
        for (const unheard of named.querySelectorAll('[aria-hidden]')) unheard.remove();
        return button.getAttribute('aria-label') ?? named.textContent ?? '';
      }),
  }));

for (const [width, height] of [
  [360, 740],
  [991, 800],
  [992, 800],
  [1440, 900],
] as const)
  test(`ninety combinations of style, layout and theme stand at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await signIn(page);
    await insideFrame(page);
    for (const look of combinations) {
      const name = Object.values(look).join(', ');
      await setLook(page, look);
      const { classes, screens: links, tools } = await offered(page);
      const isHorizontal = horizontal.includes(look.navStyle);
      expect(classes, name).toEqual(
        [
          `${look.layoutType}-layout`,
          ...(look.themeType === 'dark' ? ['dark-theme'] : []),
          ...(isHorizontal ? ['full-scroll', 'horizontal-layout'] : []),
        ].toSorted(),
      );
      const inDrawer = width < 992 || look.navStyle === 'drawer';
      if (inDrawer) expect(tools, name).toContain('Open menu');
      else
        expect(
          links.map((text) => screens.find((screen) => text?.startsWith(screen))),
          name,
        ).toEqual(screens);
      for (const tool of [/^Notifications/, /^Messages/, /Account/])
        expect(tools.filter((text) => tool.test(text)).length, `${tool} in ${name}`).toBe(1);
      // On a narrow page these two are in the drawer.
      for (const tool of [/^Language: English$/, /^Appearance$/])
        expect(tools.filter((text) => tool.test(text)).length, `${tool} in ${name}`).toBe(width < 992 ? 0 : 1);
      expect(await frameFaults(page), name).toEqual([]);
    }
  });

test('the menu opens in every style on a phone, leads on and closes', async ({ page }) => {
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
  // The style of that name has the same drawer on a wide screen.
  await page.setViewportSize({ width: 1440, height: 900 });
  await setLook(page, { navStyle: 'drawer' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/app\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Profile · /);
});

test('without a header the person’s menu heads the sidebar, and the tools stand in one line', async ({ page }) => {
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
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
  }
});

test('a folded sidebar says what each icon is on hover and focus', async ({ page }) => {
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
});

test('a mini sidebar unfolds and stays so', async ({ page }) => {
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

test('the announcement of the styles without a header goes for good when it is dismissed', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await setLook(page, { navStyle: 'vertical-no-header' });
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await expect(bar).toContainText('A new version will be released on December 25th. Stay tuned!');
  await bar.getByRole('button', { name: 'Dismiss the announcement' }).click();
  await expect(bar).toBeHidden();
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
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const navStyle of navStyles)
      // The colours are the same in both languages.
      for (const themeType of locale === 'en' ? themeTypes : (['lite'] as const)) {
        await setLook(page, { navStyle, themeType, locale });
        const axe = new AxeBuilder({ page }).exclude('main');
        // A theme changes colours alone: everything else is asked once a style.
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
