import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from './chromium.ts';
import { screens, signIn } from './fixtures.ts';

/*
 * Pictures of what was changed: npx node e2e/support/look.ts <folder> [path…]
 *
 * Takes each path at three widths, in light and dark, in English and Arabic, against the server at BASE_URL (the demo by default) and as
 * the persona named by PERSONA; `PERSONA=nobody` stays signed out.
 */
const [folder = 'test-results/look', ...given] = process.argv.slice(2);
const paths = given.length > 0 ? given : ['/app/dashboard', '/app/listing'];
const baseURL = process.env['BASE_URL'] || 'http://localhost:4173';
const persona = process.env['PERSONA'] || 'main';

const looks = (['lite', 'dark'] as const).flatMap((themeType) =>
  (['en', 'ar'] as const).map((locale) => ({ themeType, locale })),
);

/** Signs in once; the browser's whole state, homes and all, then serves every look. */
async function signedInState(browser: Browser) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  if (persona === 'nobody') await page.goto('/signin');
  else await signIn(page, persona as Parameters<typeof signIn>[1]);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
try {
  const storageState = await signedInState(browser);
  for (const look of looks) {
    const context = await browser.newContext({
      baseURL,
      storageState,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await context.addInitScript((settings) => localStorage.setItem('buyer_state', JSON.stringify(settings)), look);
    const page = await context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) console.log(`${page.url()}: ${message.text()}`);
    });
    for (const path of paths)
      for (const [screen, size] of Object.entries(screens)) {
        await page.setViewportSize(size);
        await page.goto(path);
        // A picture has no condition of its own to wait for: nothing more on the wire is the nearest.
        await page.waitForLoadState('networkidle');
        await page
          .getByRole('heading', { level: 1 })
          .first()
          .waitFor({ timeout: 3_000 })
          .catch(() => {});
        const name = `${path.replace(/^\//, '').replaceAll(/[^\w-]+/g, '-') || 'root'}.${screen}.${look.themeType}.${look.locale}.png`;
        await page.screenshot({ path: join(folder, name), fullPage: true });
        console.log(join(folder, name));
      }
    await context.close();
  }
} finally {
  await browser.close();
}
