import type { Page } from '@playwright/test';
import { expect, screens, signIn, test } from '../support/fixtures.ts';
import { insideFrame, navStyles, setLook } from '../support/frame.ts';

/** A line so slow that nothing of the build arrives any more, until it is let through. */
async function holdBuild(page: Page, files = '**/assets/**'): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search homes, screens, settings' });

/** Five styles take long enough for one flow. */
const halves = [
  { kind: 'upright', styles: navStyles.slice(0, 5) },
  { kind: 'horizontal', styles: navStyles.slice(5) },
];
for (const { kind, styles } of halves)
  test(`the grounds of the frame are there before its code, in the ${kind} styles`, async ({ page }) => {
    await signIn(page);
    await insideFrame(page);
    for (const navStyle of styles) {
      await setLook(page, { navStyle, themeType: 'semi-dark', announcementSeen: true });
      const letThrough = await holdBuild(page, '**/assets/*.js');
      await page.goto('/app/settings', { waitUntil: 'commit' });
      // Over what stands in the header; in the sidebar, and past the edge of a folded one, between navigation and foot.
      const grounds = () =>
        Promise.all(
          [
            { x: 400, y: 1, width: 300, height: 4 },
            { x: 20, y: 590, width: 60, height: 70 },
          ].map((clip) => page.screenshot({ clip })),
        );
      await page.waitForFunction(
        () => document.body && getComputedStyle(document.body).getPropertyValue('--nav') !== '',
      );
      const [header, side] = await grounds();
      letThrough();
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

    test('a screen that is waited for leaves the frame, and shows its shape at once', async ({ page }) => {
      await signIn(page);
      await insideFrame(page);
      await page.waitForLoadState('networkidle');
      const letThrough = await holdBuild(page);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      if (screen === 'phone') await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.getByRole('link', { name: 'Comments' }).first().click();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(heading).toBeHidden();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
      if (screen === 'desktop')
        await expect(page.getByRole('navigation').getByRole('link', { name: 'Comments' })).toHaveAttribute(
          'aria-current',
          'page',
        );
      letThrough();
      await expect(heading).toHaveText('Comments');
    });
  });

test('a comparison that is waited for has the places of its photos at once', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  const letThrough = await holdBuild(page);
  await main.getByRole('link', { name: 'Compare these three' }).first().click();
  const shapes = main.locator('[aria-busy=true] span[aria-hidden]');
  const tall = () => shapes.evaluateAll((all) => all.filter(({ clientHeight }) => clientHeight > 100).length);
  await expect.poll(tall).toBe(3);
  letThrough();
  await expect(main.getByRole('heading', { level: 1, name: 'Compare 3 homes' })).toBeVisible();
});

test('a layer that is waited for stands at once, and closes on Escape', async ({ page }) => {
  await page.goto('/signin?next=/app/listing');
  await signIn(page);
  await insideFrame(page);
  await page.waitForLoadState('networkidle');
  const letThrough = await holdBuild(page);
  const button = page.getByRole('button', { name: 'Appearance' });
  const layer = page.getByRole('dialog', { name: 'Appearance' });
  await button.press('Enter');
  await expect(layer).toBeVisible();
  await expect(layer.locator('[aria-busy=true]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(button).toBeFocused();
  letThrough();
  await button.click();
  await expect(layer.getByRole('radio', { name: 'Lite' })).toBeVisible();
});

test('Escape closes what a button opens, and not its tip alone, where the code of both is still coming', async ({
  page,
}) => {
  const letThrough = await holdBuild(page, '**/overlays-*.js');
  await signIn(page);
  await insideFrame(page);
  const button = page.getByRole('button', { name: 'Appearance' });
  await button.press('Enter');
  await page.keyboard.press('Escape');
  letThrough();
  await page.getByRole('button', { name: /^Account/ }).press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an arrow that is pressed while a menu is coming counts from the item where the focus begins', async ({
  page,
}) => {
  await signIn(page);
  for (const [path, name] of [
    ['/app/dashboard', /^Account/],
    ['/app/dashboard', 'Language: English'],
    ['/app/listing?q=juniper', /^More actions for 418 Juniper Lane/],
    ['/app/listing/detail?id=home-4187203', 'More actions'],
  ] as const) {
    const letThrough = await holdBuild(page, '**/overlays-*.js');
    await page.goto(path);
    await insideFrame(page);
    await page.getByRole('button', { name }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    letThrough();
    await expect(page.getByRole('menuitem').nth(1), String(name)).toBeFocused();
    await page.unroute('**/overlays-*.js');
  }
});

test.describe('without the code of what opens over the page', () => {
  /** That code cannot be fetched until the returned function is called. */
  async function loseOverlays(page: Page): Promise<() => void> {
    let isLost = true;
    await page.route('**/overlays-*.js', (route) => (isLost ? route.abort() : route.continue()));
    await signIn(page);
    await insideFrame(page);
    return () => {
      isLost = false;
    };
  }

  test.beforeEach(({ allowConsole }) => allowConsole(/ERR_FAILED|LostCode|Lost code/));

  test('a menu and a layer say that they cannot be opened, and open once they can', async ({ page }) => {
    const bring = await loseOverlays(page);
    const said = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
    const account = page.getByRole('button', { name: /^Account/ });
    await account.click();
    await expect(said).toBeVisible();
    await expect(account).toHaveAttribute('aria-expanded', 'false');
    // The click may not end before the question is answered.
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
    await account.click();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
  });

  test('Try again loads the page again where the code stays lost, if the person agrees', async ({ page }) => {
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

  test('the next click on a menu asks for its code again', async ({ page }) => {
    const bring = await loseOverlays(page);
    const account = page.getByRole('button', { name: /^Account/ });
    await account.click();
    await expect(page.getByRole('alert').filter({ hasText: 'This could not be loaded' })).toBeVisible();
    bring();
    await account.click();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
  });

  test('a deletion offers its Undo', async ({ page }) => {
    await loseOverlays(page);
    await page.goto('/app/listing?q=juniper');
    const row = page.getByRole('row', { name: /418 Juniper Lane/ });
    await row.focus();
    await page.keyboard.press('Delete');
    await expect(row).toBeHidden();
    const said = page.getByRole('alert').filter({ hasText: /418 Juniper Lane.* deleted/ });
    await said.getByRole('button', { name: 'Undo' }).click();
    await expect(said).toBeHidden();
    await expect(row).toBeVisible();
    await page.reload();
    await expect(row).toBeVisible();
  });
});

test('no key is lost that is pressed while the palette is waited for', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await page.waitForLoadState('networkidle');
  const letThrough = await holdBuild(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mill row');
  await page.keyboard.press('ArrowDown');
  await expect(palette(page).getByRole('combobox')).toHaveValue('mill row');
  letThrough();
  await expect(palette(page).getByRole('option', { selected: true })).toContainText('118 Mill Row');
});

test('Enter that is pressed while the palette is waited for counts when it has come', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await page.waitForLoadState('networkidle');
  const letThrough = await holdBuild(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('4190077');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: /27 Ridgeview Court/ })).toBeVisible();
  await expect(palette(page)).toBeHidden();
});
