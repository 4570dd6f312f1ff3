import { cramped } from '../support/cramped.ts';
import { anonymousScreens, nameOf, type Screen, signedInScreens, visit } from '../support/every-screen.ts';
import { expect, forgetSession, signIn, test } from '../support/fixtures.ts';
import { insideFrame, navStyles, setLook } from '../support/frame.ts';
import { changeWords, longer } from '../support/longer-words.ts';

for (const [width, locale] of [
  [360, 'en'],
  [1440, 'ar'],
] as const)
  test(`nothing moves while a screen loads, at ${width} px in ${locale}`, async ({ page, allowConsole }) => {
    test.slow();
    allowConsole(/ApiError|status of 500|ERR_/);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
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
    const expectNoShift = async (screen: Screen) => {
      await visit(page, screen);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts')), nameOf(screen)).toEqual([]);
    };
    await signIn(page);
    await insideFrame(page);
    await setLook(page, { locale });
    for (const screen of signedInScreens) await expectNoShift(screen);
    await forgetSession(page);
    for (const screen of anonymousScreens) await expectNoShift(screen);
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
