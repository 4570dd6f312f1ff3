import type { Page } from '@playwright/test';
import { composer } from '../support/chat.ts';
import { expect, faults, holdRequests, loading, openSignedIn, screens, signIn, test } from '../support/fixtures.ts';
import { horizontalStyles, insideFrame, loadOverlays, palette, setLook, uprightStyles } from '../support/frame.ts';

/** Ten styles would take too long for one flow. */
const halves = [
  { kind: 'upright', styles: uprightStyles },
  { kind: 'horizontal', styles: horizontalStyles },
];
for (const { kind, styles } of halves)
  test(`the frame has its colours before its code, in the ${kind} styles`, async ({ page }) => {
    await signIn(page);
    await insideFrame(page);
    for (const navStyle of styles) {
      await setLook(page, { navStyle, themeType: 'semi-dark', announcementSeen: true });
      const release = await holdRequests(page, '**/assets/*.js');
      await page.goto('/app/settings', { waitUntil: 'commit' });
      // The first strip is above the header's tools. The second crosses the edge of a sidebar, between its links and its foot.
      const grounds = () =>
        Promise.all(
          [
            { x: 400, y: 1, width: 300, height: 4 },
            { x: 20, y: 590, width: 60, height: 70 },
          ].map((clip) => page.screenshot({ clip })),
        );
      // A page without its style sheet has no ground to compare yet.
      await page.waitForFunction(
        () => document.body && getComputedStyle(document.body).getPropertyValue('--nav') !== '',
      );
      const [header, side] = await grounds();
      release();
      await insideFrame(page);
      await page.waitForLoadState('networkidle');
      const [headerAfter, sideAfter] = await grounds();
      expect(header?.equals(headerAfter ?? header.subarray(1)), `header of ${navStyle}`).toBe(true);
      expect(side?.equals(sideAfter ?? side.subarray(1)), `side of ${navStyle}`).toBe(true);
    }
  });

for (const screen of ['phone', 'desktop'] as const)
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport: screens[screen], hasTouch: screen === 'phone' });

    test('while a screen loads, the frame stays and shows the shape of the screen at once', async ({ page }) => {
      await signIn(page);
      await insideFrame(page);
      // The menu of a phone opens with their code alone.
      await loadOverlays(page);
      await page.waitForLoadState('networkidle');
      const release = await holdRequests(page);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      if (screen === 'phone') await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.getByRole('link', { name: 'Comments' }).first().click();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(heading).toBeHidden();
      await expect(loading(page.getByRole('main'))).toBeVisible();
      if (screen === 'desktop')
        await expect(page.getByRole('navigation').getByRole('link', { name: 'Comments' })).toHaveAttribute(
          'aria-current',
          'page',
        );
      release();
      await expect(heading).toHaveText('Comments');
    });
  });

test('a screen that loads shows from its top, however far the screen before was scrolled', async ({ page }) => {
  await openSignedIn(page, '/app/dashboard');
  const last = page.getByRole('link', { name: /^View Details/ }).last();
  const release = await holdRequests(page, '**/app.listing.detail-*.js');
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(loading(page.getByRole('main'))).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  release();
  await expect(page.getByRole('heading', { level: 2, name: 'Your scores' })).toBeAttached();
  await page.goBack();
  await expect(last).toBeInViewport();
});

test('a screen that takes longer than a second is announced, once, and a quick one is not', async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  await insideFrame(page);
  await page.waitForLoadState('networkidle');
  const regions = page.getByRole('status');
  const announced = regions.filter({ hasText: 'Loading…' });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const { name, takes, times } of [
    { name: 'Comments', takes: 900, times: 0 },
    { name: 'Properties', takes: 1_100, times: 1 },
  ]) {
    const release = await holdRequests(page);
    await page.getByRole('link', { name }).first().click();
    await expect(loading(page.getByRole('main'))).toBeVisible();
    const count = await regions.count();
    await page.clock.runFor(takes);
    await expect(announced).toHaveCount(times);
    await expect(regions, 'the region is there before its text').toHaveCount(count);
    release();
    await page.clock.runFor(1_000);
    await expect(heading).toHaveText(name);
    await expect(announced).toHaveCount(0);
  }
});

test('after the sign-in the title names the screen that is on its way', async ({ page }) => {
  await page.goto('/signin');
  await faults(page, [{ call: 'listProperties', fault: 'timeout' }]);
  await signIn(page);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveTitle(/^Dashboard · /);
});

test('while a comparison loads, the places of its photos show at once', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  const release = await holdRequests(page);
  await main.getByRole('link', { name: 'Compare these three' }).first().click();
  // Grey shapes are decoration, so they have no role.
  const shapes = loading(main).locator('span[aria-hidden]');
  const tall = () => shapes.evaluateAll((all) => all.filter(({ clientHeight }) => clientHeight > 100).length);
  await expect.poll(tall).toBe(3);
  release();
  await expect(main.getByRole('heading', { level: 1, name: 'Compare 3 homes' })).toBeVisible();
});

for (const path of ['/app/profile', '/app/settings'])
  test(`while the user of ${path} loads, it has no heading without words`, async ({ page }) => {
    await openSignedIn(page, `${path}?mock-faults=me:timeout`);
    const main = page.getByRole('main');
    await expect(loading(main)).toBeVisible();
    await expect(main.getByRole('heading')).toHaveCount(0);
  });

test('while a layer loads, it is open at once and closes on Escape', async ({ page }) => {
  await page.goto('/signin?next=/app/listing');
  await signIn(page);
  await insideFrame(page);
  await loadOverlays(page);
  const release = await holdRequests(page);
  const button = page.getByRole('button', { name: 'Appearance' });
  const layer = page.getByRole('dialog', { name: 'Appearance' });
  await button.press('Enter');
  await expect(layer).toBeVisible();
  await expect(loading(layer)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(button).toBeFocused();
  release();
  await button.click();
  await expect(layer.getByRole('radio', { name: 'Lite' })).toBeVisible();
});

test('Escape closes a layer, and not only the tip of its button, while the code of both loads', async ({ page }) => {
  const release = await holdRequests(page, '**/overlays-*.js');
  await signIn(page);
  await insideFrame(page);
  const button = page.getByRole('button', { name: 'Appearance' });
  await button.press('Enter');
  await page.keyboard.press('Escape');
  release();
  await page.getByRole('button', { name: /^Account/ }).press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('arrows that are pressed while a menu loads count from its first item', async ({ page }) => {
  await signIn(page);
  for (const [path, name] of [
    ['/app/dashboard', /^Account/],
    ['/app/dashboard', 'Language: English'],
    ['/app/listing?q=juniper', /^More actions for 418 Juniper Lane/],
    ['/app/listing/detail?id=home-4187203', 'More actions'],
  ] as const) {
    const release = await holdRequests(page, '**/overlays-*.js');
    await page.goto(path);
    await insideFrame(page);
    await page.getByRole('button', { name }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    release();
    await expect(page.getByRole('menuitem').nth(1), String(name)).toBeFocused();
    await page.unroute('**/overlays-*.js');
  }
});

test.describe('without the code of menus and layers', () => {
  /** Signs in, and lets the code of menus, layers and toasts fail until the returned function is called. */
  async function loseOverlays(page: Page): Promise<() => void> {
    let isLost = true;
    await page.route('**/overlays-*', (route) => (isLost ? route.abort() : route.continue()));
    await signIn(page);
    await insideFrame(page);
    return () => {
      isLost = false;
    };
  }

  test.beforeEach(({ allowConsole }) => allowConsole(/ERR_FAILED|LostCode|Lost code/));

  test('a menu and a layer say that they could not be loaded, and open once they can', async ({ page }) => {
    const bring = await loseOverlays(page);
    const said = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
    const account = page.getByRole('button', { name: /^Account/ });
    await account.click();
    await expect(said).toBeVisible();
    await expect(account).toHaveAttribute('aria-expanded', 'false');
    // The click ends only after the question is answered.
    const asked = page.waitForEvent('dialog');
    page.once('dialog', (question) => question.dismiss());
    await said.getByRole('button', { name: 'Try again' }).click();
    expect((await asked).type()).toBe('beforeunload');
    await expect(said).toBeVisible();
    const failed = page.waitForEvent('requestfailed', (request) => /\/overlays-/.test(request.url()));
    await page.getByRole('button', { name: 'Appearance' }).click();
    await failed;
    await expect(said).toHaveCount(1);
    bring();
    await said.getByRole('button', { name: 'Try again' }).click();
    await expect(said).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await account.click();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
  });

  test('Try again loads the page again while the code stays lost, if the person agrees', async ({ page }) => {
    const bring = await loseOverlays(page);
    await page.getByRole('button', { name: /^Account/ }).click();
    const reloaded = page.waitForEvent('load');
    page.once('dialog', (question) => {
      bring();
      return question.accept();
    });
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await reloaded;
    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
  });

  test('the next click on a menu requests its code again', async ({ page }) => {
    const bring = await loseOverlays(page);
    const account = page.getByRole('button', { name: /^Account/ });
    await account.click();
    await expect(page.getByRole('alert').filter({ hasText: 'This could not be loaded' })).toBeVisible();
    bring();
    await account.click();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    // Without its style sheet the menu lies below the page.
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
  });

  test('what is typed for the search while its code is lost goes into no message', async ({ page }) => {
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    await page.route('**/overlays-*', async (route) => {
      await lost;
      await route.abort();
    });
    await openSignedIn(page, '/app/comments');
    await composer(page).click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mill');
    lose();
    await expect(page.getByRole('alert').filter({ hasText: 'This could not be loaded' })).toBeVisible();
    await page.keyboard.type(' row');
    await expect(composer(page)).toHaveValue('');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('a deletion offers its Undo', async ({ page }) => {
    await loseOverlays(page);
    await page.goto('/app/listing?q=juniper');
    const row = page.getByRole('row', { name: /418 Juniper Lane/ });
    await row.focus();
    await page.keyboard.press('Delete');
    await expect(row).toBeHidden();
    const said = page.getByRole('alert').filter({ hasText: /418 Juniper Lane.* deleted/ });
    await expect(said).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // At once: after a while it goes by itself.
    expect(await said.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await said.getByRole('button', { name: 'Undo' }).click();
    await expect(said).toBeHidden();
    await expect(row).toBeVisible();
    await page.reload();
    await expect(row).toBeVisible();
  });
});

test('keys that are pressed while the palette loads are not lost', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await loadOverlays(page);
  const release = await holdRequests(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mill row');
  await page.keyboard.press('ArrowDown');
  await expect(palette(page).getByRole('combobox')).toHaveValue('mill row');
  release();
  await expect(palette(page).getByRole('option', { selected: true })).toContainText('118 Mill Row');
});

test('Enter that is pressed while the palette loads opens the home it finds', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await loadOverlays(page);
  const release = await holdRequests(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('4190077');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /27 Ridgeview Court/ })).toBeVisible();
  await expect(palette(page)).toBeHidden();
});

test('what is typed before the code of the palette has come is for the palette alone', async ({ page }) => {
  await signIn(page);
  const release = await holdRequests(page, '**/overlays-*.js');
  await page.goto('/app/listing');
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mill row');
  await expect(search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.mouse.click(700, 800);
  await page.keyboard.press('Tab');
  await page.keyboard.type('mill row');
  await page.keyboard.press('ArrowDown');
  release();
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await expect(palette(page).getByRole('combobox')).toHaveValue('mill row');
  await expect(palette(page).getByRole('option', { selected: true })).toContainText('118 Mill Row');
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
});
