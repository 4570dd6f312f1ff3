import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';
import { insideFrame, setLook } from '../support/frame.ts';

/** Notes every look that any frame of the page shows, from the first on. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen: Record<string, string[]> = {};
    Object.assign(globalThis, { seen });
    const look = () => {
      const root = document.documentElement;
      const style = getComputedStyle(root);
      const frame = document.querySelector<HTMLElement>('[data-nav]');
      const now = {
        language: root.lang,
        direction: style.direction,
        classes: [...root.classList].toSorted().join(' '),
        scheme: style.colorScheme,
        ground: style.getPropertyValue('--body'),
        bar: style.getPropertyValue('--hor-nav'),
        nav: frame?.dataset['nav'],
        word: document.querySelector('nav a')?.textContent,
      };
      // Before its style sheet a page paints nothing.
      if (now.ground)
        for (const [name, value] of Object.entries(now))
          if (value && !seen[name]?.includes(value)) (seen[name] ??= []).push(value);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

for (const { name, stored, address, strip, language, word, shown } of [
  {
    name: 'dark, Arabic, horizontal and boxed, in colours of one’s own',
    stored: { themeType: 'dark', locale: 'ar', navStyle: 'below-header', layoutType: 'boxed' },
    address: '/app/dashboard',
    // Between the edge of the box and the page in it.
    strip: { x: 86, y: 200, width: 20, height: 600 },
    language: 'ar',
    word: 'لوحة المتابعة',
    shown: { direction: ['rtl'], scheme: ['dark'], classes: ['boxed-layout dark-theme full-scroll horizontal-layout'] },
  },
  {
    name: 'what the address asks for, in French',
    stored: { locale: 'fr', navStyle: 'default-horizontal' },
    address: '/app/dashboard?theme=semi-dark&nav-style=vertical-no-header&layout-type=full-width',
    strip: { x: 242, y: 200, width: 20, height: 600 },
    language: 'fr',
    word: 'Tableau de bord',
    shown: { direction: ['ltr'], scheme: ['light'], classes: ['full-width-layout'], nav: ['side'] },
  },
])
  test(`no frame from the first paint on is of another look: ${name}`, async ({ page }) => {
    await signIn(page);
    await insideFrame(page);
    await page.getByRole('button', { name: 'Appearance' }).click();
    const customizer = page.getByRole('dialog', { name: 'Appearance' });
    await customizer.getByText('Customize', { exact: true }).click();
    await customizer.getByText('Page background', { exact: true }).click();
    await customizer.getByRole('button', { name: 'Pink' }).click();
    await setLook(page, stored as Parameters<typeof setLook>[1]);
    await watchFrames(page);
    // A slow line: the first paint stands until the modules come.
    let deliver = () => {};
    const held = new Promise<void>((resolve) => (deliver = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => Reflect.get(globalThis, 'seen')?.ground !== undefined);
    const first = await page.screenshot({ clip: strip });
    deliver();
    await insideFrame(page);
    await expect(page.getByRole('navigation').getByRole('link').first()).toHaveText(word);
    await page.waitForLoadState('networkidle');
    expect((await page.screenshot({ clip: strip })).equals(first)).toBe(true);
    const seen: Record<string, string[]> = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
    expect(seen).toMatchObject({ language: [language], word: [word], ...shown });
    for (const [what, looks] of Object.entries(seen)) expect(looks, what).toHaveLength(1);
    // The colour is the chosen one, or the test would hold for the default as well.
    expect(seen['ground']).not.toContain('#f5f5f5');
    expect(seen['ground']).not.toContain('#121315');
  });

test('garbage in every key of the storage costs the settings alone', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await page.evaluate(() => {
    for (const key of ['app-theme', 'buyer_state', 'detail_id', 'listing_column_order', 'listing_columns_shown'])
      localStorage.setItem(key, '{"navStyle":7,"primary-color":"url(x)","derived":[');
  });
  for (const path of ['/app/dashboard', '/app/listing', '/app/listing/detail']) {
    await page.goto(path);
    await insideFrame(page);
  }
  await expect(page.locator('html')).toHaveClass('framed-layout');
});

test('an error inside one card leaves the page standing, and the card may try again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/provoked/);
  await signIn(page);
  await insideFrame(page);
  // Two cards say how long ago something was; nothing else of the page does.
  await page.addInitScript(() => {
    const { format } = Intl.RelativeTimeFormat.prototype;
    Object.assign(globalThis, { broken: true });
    Intl.RelativeTimeFormat.prototype.format = function (...given: Parameters<typeof format>) {
      if (Reflect.get(globalThis, 'broken')) throw new Error('provoked');
      return format.apply(this, given);
    };
  });
  await page.reload();
  await insideFrame(page);
  const failed = page.getByRole('alert').filter({ hasText: 'This part could not be shown' });
  await expect(failed.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Linda/ })).toBeVisible();
  await expect(page.getByText('homes shared with you')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Properties' })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { broken: false }));
  while ((await failed.count()) > 0) {
    const count = await failed.count();
    await failed.first().getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toHaveCount(count - 1);
  }
  await expect(page.getByText(/2 hours ago/).first()).toBeVisible();
});

test('a layer whose code does not come says so in its place, and tries again', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|Failed to fetch dynamically|preload/);
  await signIn(page);
  await page.goto('/app/listing');
  await insideFrame(page);
  await page.route(/\/assets\/customizer-.*\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Appearance' }).click();
  const layer = page.getByRole('dialog', { name: 'Appearance' });
  await expect(layer.getByRole('alert')).toContainText('This part could not be shown');
  await page.unroute(/\/assets\/customizer-.*\.js$/);
  await layer.getByRole('button', { name: 'Try again' }).click();
  await expect(layer.getByRole('radio', { name: 'Lite' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('news whose list does not come say so in their place, and try again', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|Failed to fetch dynamically|preload/);
  await signIn(page);
  await insideFrame(page);
  await page.route('**/news-lists-*.js', (route) => route.abort());
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const news = page.getByRole('dialog', { name: 'Notifications' });
  await expect(news.getByRole('alert')).toContainText('This part could not be shown');
  await expect(news.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await page.unroute('**/news-lists-*.js');
  await news.getByRole('button', { name: 'Try again' }).click();
  await expect(news.getByRole('link', { name: /27 Ridgeview Court/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
});
