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

const looks = [
  { themeType: 'lite', locale: 'en' },
  { themeType: 'dark', locale: 'ar' },
] as const;

/** The fields whose letters are smaller than 16 px: an iPhone zooms the page when they get the focus. */
const fieldsZoomedInto = (page: Page) =>
  page
    .locator('input:visible:not([type=checkbox], [type=radio]), select:visible, textarea:visible')
    .evaluateAll((fields) =>
      fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).map(({ outerHTML }) => outerHTML),
    );

for (const look of looks)
  test(`every screen is accessible and fits, ${look.themeType} and ${look.locale}`, async ({ page, allowConsole }) => {
    test.setTimeout(240_000);
    allowConsole(/ApiError|status of 500|ERR_/);
    const check = async (screen: Screen) => {
      await visit(page, screen);
      await expect(root(page)).toHaveAttribute('lang', look.locale);
      for (const [name, size] of Object.entries(screens).toReversed()) {
        const isForAxe = name === 'phone' || (name === 'desktop' && wide.includes(nameOf(screen)));
        // In English fits.e2e.ts measures every width, with longer words.
        if (look.locale === 'en' && !isForAxe) continue;
        await page.setViewportSize(size);
        const where = `${nameOf(screen)} on a ${name}`;
        await expect(loading(page), where).toHaveCount(0);
        await expect.poll(() => sidewaysScroll(page), `sideways scrolling of ${where}`).toBe(0);
        if (name === 'phone') expect(await fieldsZoomedInto(page), where).toEqual([]);
        if (isForAxe) await test.step(where, () => expectNoAxeFindings(page));
      }
    };
    await openSignedIn(page, '/app/dashboard?mock-latency=0');
    await insideFrame(page);
    await setLook(page, look);
    for (const screen of signedInScreens) await check(screen);
    await forgetSession(page);
    for (const screen of anonymousScreens) await check(screen);
  });
