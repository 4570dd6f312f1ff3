import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { chromiumLaunch } from './chromium.ts';
import { anonymousScreens, nameOf, type Screen, signedInScreens, visit } from './every-screen.ts';
import { openSignedIn, screens as sizes } from './fixtures.ts';

/*
 * Takes pictures of the built demo: npm run pictures [-- path…]
 *
 * It takes every screen, or those whose address begins with one of the paths, at four widths, in light and dark, in English and Arabic.
 * `test-results/pictures` then has a contact sheet for each screen and a folder with its pictures. Without a path the README's pictures are
 * taken as well, and with `readme` in place of a path only those.
 */
const given = process.argv.slice(2);
const folder = 'test-results/pictures';
const widths = [360, 768, 1280, 1440];
const looks = (['en', 'ar'] as const).flatMap((locale) =>
  (['lite', 'dark'] as const).map((themeType) => ({ locale, themeType })),
);
type Look = (typeof looks)[number];

/** The README's pictures in `e2e/pictures`. */
const readme = [
  { name: 'dashboard', path: '/app/dashboard', size: sizes.desktop },
  { name: 'listing', path: '/app/listing', size: sizes.desktop },
  { name: 'detail', path: '/app/listing/detail?id=home-4187203', size: sizes.desktop },
  { name: 'detail-phone', path: '/app/listing/detail?id=home-4187203', size: sizes.phone },
];

const { httpServer, resolvedUrls } = await preview({ mode: 'demo', preview: { port: 0 }, logLevel: 'error' });
const baseURL = resolvedUrls?.local[0] ?? '';

async function newPage(browser: Browser, look: Look, isSignedIn: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addInitScript((settings) => localStorage.setItem('buyer_state', JSON.stringify(settings)), look);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.log(`${page.url()}: ${message.text()}`);
  });
  await (isSignedIn ? openSignedIn(page, '/app/dashboard') : page.goto('/signin'));
  return page;
}

async function take(page: Page, screen: Screen, path: string, fullPage: boolean): Promise<void> {
  await visit(page, screen);
  // A picture waits for no particular element, so it waits until the network is idle.
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path, fullPage });
}

const slug = (text: string) => text.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '');

/** Puts all pictures of a screen on one sheet: a row for each look, a column for each width. */
async function contactSheet(browser: Browser, screen: Screen): Promise<void> {
  const name = slug(nameOf(screen));
  const rows = looks.map(({ locale, themeType }) => {
    const shots = widths.map((width) => {
      const file = join(folder, name, `${locale}-${themeType}-${width}.png`);
      return `<td><img src="data:image/png;base64,${readFileSync(file, 'base64')}" height="560">`;
    });
    return `<tr><th>${locale} ${themeType}${shots.join('')}`;
  });
  const page = await browser.newPage();
  await page.setContent(
    `<h1>${nameOf(screen)}</h1><table><tr><th>${widths.map((width) => `<th>${width}`).join('')}${rows.join('')}</table>`,
  );
  await page.getByRole('img').last().waitFor();
  const { width = 0, height = 0 } = (await page.getByRole('table').boundingBox()) ?? {};
  await page.setViewportSize({ width: Math.ceil(width) + 16, height: Math.ceil(height) + 100 });
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
  console.log(join(folder, `${name}.png`));
}

const isWanted = ({ path }: Screen) => given.length === 0 || given.some((start) => path.startsWith(start));

async function takeAll(browser: Browser, screens: readonly Screen[], areSignedIn: boolean): Promise<void> {
  const wanted = screens.filter(isWanted);
  for (const look of looks) {
    const page = await newPage(browser, look, areSignedIn);
    for (const screen of wanted)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const file = `${look.locale}-${look.themeType}-${width}.png`;
        await take(page, screen, join(folder, slug(nameOf(screen)), file), true);
      }
    await page.context().close();
  }
  for (const screen of wanted) await contactSheet(browser, screen);
}

const browser = await chromium.launch(chromiumLaunch());
try {
  mkdirSync(folder, { recursive: true });
  await takeAll(browser, anonymousScreens, false);
  await takeAll(browser, signedInScreens, true);
  if (given.length === 0 || given.includes('readme')) {
    const page = await newPage(browser, { locale: 'en', themeType: 'lite' }, true);
    for (const { name, path, size } of readme) {
      await page.setViewportSize(size);
      await take(page, { path }, `e2e/pictures/${name}.png`, false);
    }
  }
} finally {
  await browser.close();
  httpServer.close();
}
