import type { Page } from '@playwright/test';
import {
  cardNamed,
  expect,
  holdRequests,
  openSignedIn,
  root,
  routeRequests,
  screens,
  signIn,
  test,
  toastOf,
} from '../support/fixtures.ts';
import { insideFrame, setLook } from '../support/frame.ts';
import { juniper } from '../support/home.ts';

/**
 * Records every look that the page has from the first paint on. A look that lasts a single frame cannot be found by a locator, so the
 * recorder reads markup and variables.
 */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen: Record<string, string[]> = {};
    Object.assign(globalThis, { seen });
    const look = () => {
      const root = document.documentElement;
      const style = getComputedStyle(root);
      const now = {
        language: root.lang,
        direction: style.direction,
        classes: [...root.classList].toSorted().join(' '),
        scheme: style.colorScheme,
        ground: style.getPropertyValue('--body'),
        bar: style.getPropertyValue('--hor-nav'),
        word: document.querySelector('nav a')?.textContent,
        sidebar: document.querySelector('nav a') && (document.querySelector('aside') ? 'yes' : 'no'),
      };
      // Without its style sheet the page paints nothing.
      if (now.ground)
        for (const [name, value] of Object.entries(now))
          if (value && !seen[name]?.includes(value)) (seen[name] ??= []).push(value);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

for (const { name, stored, address, strip, language, word, shown } of [
  {
    name: 'dark, Arabic, horizontal and boxed, with a colour of the buyer’s own',
    stored: { themeType: 'dark', locale: 'ar', navStyle: 'below-header', layoutType: 'boxed' },
    address: '/app/dashboard',
    // The ground between the box and the cards in it.
    strip: { x: 86, y: 200, width: 20, height: 600 },
    language: 'ar',
    word: 'لوحة المتابعة',
    shown: {
      direction: ['rtl'],
      scheme: ['dark'],
      classes: ['boxed-layout dark-theme full-scroll horizontal-layout'],
      sidebar: ['no'],
    },
  },
  {
    name: 'set by the address, in French',
    stored: { locale: 'fr', navStyle: 'default-horizontal' },
    address: '/app/dashboard?theme=semi-dark&nav-style=vertical-no-header&layout-type=full-width',
    strip: { x: 242, y: 200, width: 20, height: 600 },
    language: 'fr',
    word: 'Tableau de bord',
    shown: { direction: ['ltr'], scheme: ['light'], classes: ['full-width-layout'], sidebar: ['yes'] },
  },
] as const)
  test(`no frame has another look from the first paint on: ${name}`, async ({ page }) => {
    await signIn(page);
    await insideFrame(page);
    await page.getByRole('button', { name: 'Appearance' }).click();
    const customizer = page.getByRole('dialog', { name: 'Appearance' });
    await customizer.getByRole('radio', { name: 'Customize', exact: true }).click();
    await customizer.getByText('Page background', { exact: true }).click();
    await customizer.getByRole('button', { name: 'Pink' }).click();
    await setLook(page, stored);
    await watchFrames(page);
    const release = await holdRequests(page, /\/assets\/.*\.js$/);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => Reflect.get(globalThis, 'seen')?.ground !== undefined);
    const first = await page.screenshot({ clip: strip });
    release();
    await insideFrame(page);
    await expect(page.getByRole('navigation').getByRole('link').first()).toHaveText(word);
    await page.waitForLoadState('networkidle');
    expect((await page.screenshot({ clip: strip })).equals(first)).toBe(true);
    const seen: Record<string, string[]> = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
    expect(seen).toMatchObject({ language: [language], word: [word], ...shown });
    for (const [what, looks] of Object.entries(seen)) expect(looks, what).toHaveLength(1);
    // Neither default colour: the chosen one is shown from the start.
    expect(seen['ground']).not.toContain('#f5f5f5');
    expect(seen['ground']).not.toContain('#121315');
  });

test('garbage in every key of the storage loses only the settings', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await page.evaluate(() => {
    for (const key of [
      'app-theme',
      'theme_tokens',
      'buyer_state',
      'detail_id',
      'listing_column_order',
      'listing_columns_shown',
    ])
      localStorage.setItem(key, '{"navStyle":7,"primary-color":"url(x)","lite":[');
  });
  for (const path of ['/app/dashboard', '/app/listing', '/app/listing/detail']) {
    await page.goto(path);
    await insideFrame(page);
  }
  await expect(root(page)).toHaveClass('framed-layout');
});

test('an error inside one card leaves the rest of the page, and Try again renders the card', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/provoked/);
  await signIn(page);
  await insideFrame(page);
  // Only two cards say how long ago something was.
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

test('a layer whose code cannot be loaded says so, and Try again loads it', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|Failed to fetch dynamically|preload/);
  await signIn(page);
  await page.goto('/app/listing');
  await insideFrame(page);
  await routeRequests(page, /\/assets\/customizer-.*\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Appearance' }).click();
  const layer = page.getByRole('dialog', { name: 'Appearance' });
  await expect(layer.getByRole('alert')).toContainText('This part could not be shown');
  await page.unroute(/\/assets\/customizer-.*\.js$/);
  await layer.getByRole('button', { name: 'Try again' }).click();
  await expect(layer.getByRole('radio', { name: 'Lite' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a viewing whose code cannot be loaded without a network can be left, and comes with the network', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_|Failed to fetch dynamically|preload|ApiError/);
  await page.setViewportSize(screens.phone);
  await openSignedIn(page, juniper);
  const score = page.getByRole('button', { name: 'Score during the tour' });
  const viewing = page.getByRole('dialog', { name: 'Score 418 Juniper Lane' });
  // The code of the layers has come, that of the viewing has not.
  await page.getByRole('button', { name: 'Open the photo of' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await routeRequests(page, /\/assets\/viewing-.*\.js$/, (route) => route.abort());
  await context.setOffline(true);
  await score.click();
  const failed = viewing.getByRole('alert').filter({ hasText: 'This part could not be shown' });
  await expect(failed).toBeVisible();
  await expect(toastOf(page, /^You are offline/)).toBeVisible();
  // A click fails where something covers the button.
  await failed.getByRole('button', { name: 'Try again' }).click({ trial: true });
  await failed.getByRole('button', { name: 'Close' }).click();
  await expect(viewing).toBeHidden();
  await score.click();
  await expect(failed).toBeVisible();
  await page.unroute(/\/assets\/viewing-.*\.js$/);
  await context.setOffline(false);
  await expect(viewing.getByRole('radiogroup')).toBeVisible();
});

test('a popover whose list cannot be loaded says so, and Try again loads it', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|Failed to fetch dynamically|preload/);
  await signIn(page);
  await insideFrame(page);
  await routeRequests(page, '**/news-lists-*.js', (route) => route.abort());
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

test('the costs of a home stay where the form of their assumptions cannot be loaded', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch dynamically|preload/);
  await openSignedIn(page, juniper);
  await routeRequests(page, '**/cost-form-*.js', (route) => route.abort());
  const cost = cardNamed(page, 'Monthly cost');
  await cost.getByRole('button', { name: 'Edit' }).click();
  await expect(cost.getByRole('alert')).toContainText('This part could not be shown');
  await expect(cost.getByText('from $3,617', { exact: true })).toBeVisible();
  await page.unroute('**/cost-form-*.js');
  await cost.getByRole('button', { name: 'Try again' }).click();
  await expect(cost.getByLabel('Down payment (%)')).toBeVisible();
});
