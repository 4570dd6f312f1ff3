import type { Page } from '@playwright/test';
import { anonymousScreens, nameOf, type Screen, signedInScreens, visit } from '../support/every-screen.ts';
import {
  expect,
  expectNoAxeFindings,
  forgetSession,
  loading,
  openSignedIn,
  root,
  screens,
  sidewaysScroll,
  test,
} from '../support/fixtures.ts';
import { insideFrame, setLook } from '../support/frame.ts';

/** Screens that a wide window shows in another way than a phone does, not only with more room. */
const wide = ['/app/dashboard', '/app/listing', '/app/listing/detail?id=home-4187203', '/app/comments?id=home-4187203'];

/** The sizes that each look is checked at, the first one while a screen loads. English needs few: fits.e2e.ts measures every width. */
const looks = [
  [{ themeType: 'lite', locale: 'en' }, ['phone', 'desktop']],
  [{ themeType: 'dark', locale: 'ar' }, ['desktop', 'tablet', 'phone']],
] as const;

/** Collects what moves without input, in each page that loads from now on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const where = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName,
        );
        if (!hadRecentInput) Reflect.get(globalThis, 'shifts').push({ value, where });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'shifts'));

/** The fields whose letters are smaller than 16 px: an iPhone zooms the page when they get the focus. */
const fieldsZoomedInto = (page: Page) =>
  page
    .locator('input:visible:not([type=checkbox], [type=radio]), select:visible, textarea:visible')
    .evaluateAll((fields) =>
      fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).map(({ outerHTML }) => outerHTML),
    );

for (const [look, sizes] of looks)
  test(`every screen stays still, is accessible and fits, ${look.themeType} and ${look.locale}`, async ({
    page,
    allowConsole,
  }) => {
    test.setTimeout(240_000);
    allowConsole(/ApiError|status of 500|ERR_/);
    const check = async (screen: Screen) => {
      await page.setViewportSize(screens[sizes[0]]);
      await visit(page, screen);
      await expect(root(page)).toHaveAttribute('lang', look.locale);
      await page.waitForLoadState('networkidle');
      await expect(loading(page)).toHaveCount(0);
      expect(await shiftsOf(page), `what moves in ${nameOf(screen)}`).toEqual([]);
      for (const size of sizes) {
        const isForAxe = size === 'phone' || (size === 'desktop' && wide.includes(nameOf(screen)));
        await page.setViewportSize(screens[size]);
        const where = `${nameOf(screen)} on a ${size}`;
        await expect(loading(page), where).toHaveCount(0);
        await expect.poll(() => sidewaysScroll(page), `sideways scrolling of ${where}`).toBe(0);
        if (size === 'phone') expect(await fieldsZoomedInto(page), where).toEqual([]);
        if (isForAxe) await test.step(where, () => expectNoAxeFindings(page));
      }
    };
    await watchShifts(page);
    await openSignedIn(page, '/app/dashboard');
    await insideFrame(page);
    await setLook(page, look);
    for (const screen of signedInScreens) await check(screen);
    await forgetSession(page);
    for (const screen of anonymousScreens) await check(screen);
  });
