import { anonymousScreens, nameOf, type Screen, signedInScreens, visit } from '../support/every-screen.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { insideFrame, navStyles, wear } from '../support/frame.ts';

for (const [width, locale] of [
  [360, 'en'],
  [1440, 'ar'],
] as const)
  test(`nothing jumps while a screen comes, at ${width} px in ${locale}`, async ({ page, allowConsole }) => {
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
    await wear(page, { locale });
    for (const screen of signedInScreens) await expectNoShift(screen);
    await page.evaluate(() => localStorage.removeItem('token'));
    for (const screen of anonymousScreens) await expectNoShift(screen);
  });

test('words that are two fifths longer are not clipped in the frame', async ({ page }) => {
  test.slow();
  await signIn(page);
  await insideFrame(page);
  for (const [width, styles] of [
    [360, ['fixed']],
    [992, navStyles],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const navStyle of styles) {
      await wear(page, { navStyle, navCollapsed: false });
      const clipped = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('header, nav, aside, footer')].filter(
          (part) => !part.closest('main'),
        );
        const before = new Map<Text, string>();
        for (const part of parts) {
          const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const text = walker.currentNode as Text;
            if (before.has(text) || !text.data.trim() || text.parentElement?.closest('.visually-hidden, kbd')) continue;
            before.set(text, text.data);
            text.data = text.data + ' ' + 'o'.repeat(Math.ceil(text.data.length * 0.4) - 1);
          }
        }
        const found = [...before.keys()].flatMap((text) => {
          const element = text.parentElement;
          if (!element || !element.checkVisibility()) return [];
          const range = document.createRange();
          range.selectNodeContents(text);
          const box = range.getBoundingClientRect();
          for (let around: Element | null = element; around; around = around.parentElement) {
            const { overflowX, textOverflow } = getComputedStyle(around);
            if (textOverflow === 'ellipsis') return [];
            const edge = around.getBoundingClientRect();
            if (overflowX === 'auto') return [];
            if (overflowX !== 'visible' && (box.right > edge.right + 1 || box.left < edge.left - 1)) return [text.data];
          }
          return box.right > innerWidth || box.left < 0 ? [text.data] : [];
        });
        const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
        for (const [text, data] of before) text.data = data;
        return sideways > 0 ? [...found, `sideways by ${sideways}`] : found;
      });
      expect(clipped, `${navStyle} at ${width}`).toEqual([]);
    }
  }
});
