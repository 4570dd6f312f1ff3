import {
  expect,
  expectInSight,
  expectNoAxeFindings,
  faults,
  openSignedIn,
  root,
  signIn,
  tabTo,
  test,
} from '../support/fixtures.ts';
import { insideFrame, palette, setLook } from '../support/frame.ts';

test('switching the language keeps the page, the scroll and what is typed', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await expect(page.getByRole('link', { name: 'Liked 7', exact: true })).toBeVisible();
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 40);
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBe(40);
  await page.getByRole('button', { name: 'Language: English' }).click();
  for (const name of ['English', '中文', 'Español', 'Français', 'Italiano', 'العربية'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.getByRole('menuitem', { name: 'العربية' }).click();
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  await expect(root(page)).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('navigation', { name: 'القائمة' }).getByRole('link').first()).toHaveText('لوحة المتابعة');
  await expect(page).toHaveTitle(/^لوحة المتابعة · /);
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  expect(await scrolled()).toBe(40);
  // The customizer is at the end of the line, which is the left edge now.
  await page.getByRole('button', { name: 'المظهر' }).click();
  await expect.poll(async () => (await page.getByRole('dialog', { name: 'المظهر' }).boundingBox())?.x).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.fill('not done yet');
  await setLook(page, { locale: 'en' });
  await expect(palette(page)).toBeVisible();
  await expect(field).toHaveValue('not done yet');
});

test('a long name leaves the tools beside it uncovered', async ({ page }) => {
  await signIn(page, 'hostile');
  await insideFrame(page);
  const tools = await page.getByRole('button', { name: /^Messages/ }).boundingBox();
  const account = await page.getByRole('button', { name: /^Account/ }).boundingBox();
  expect(account?.x).toBeGreaterThanOrEqual((tools?.x ?? 0) + (tools?.width ?? 0));
  for (const locale of ['en', 'ar']) {
    await setLook(page, { navStyle: 'drawer', locale });
    await expect(root(page)).toHaveAttribute('lang', locale);
    await page.getByRole('button', { name: /^(Open menu|فتح القائمة)$/ }).click();
    const drawer = page.getByRole('dialog');
    const name = await drawer.getByText(/Mallory/).boundingBox();
    const close = await drawer.getByRole('button', { name: /^(Close menu|إغلاق القائمة)$/ }).boundingBox();
    if (!name || !close) throw new Error('The drawer has no name or no close button');
    expect(close.x >= name.x + name.width || close.x + close.width <= name.x, locale).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }
});

test('the account menu opens before the person’s name has loaded, and stays open when it has', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await page.clock.install();
  await faults(page, [{ call: 'me', fault: 'slow', ms: 10_000, times: 1 }]);
  await page.reload();
  const person = page.getByRole('button', { name: /^Account/ });
  await expect(person).toHaveAccessibleName('Account');
  await page.clock.pauseAt(Date.now() + 5_000);
  await person.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Account' })).toBeVisible();
  await page.clock.runFor(500);
  await expect(page.getByRole('menuitem', { name: 'My Account' })).toBeFocused();
  await expect(person).toHaveAccessibleName('Account');
  await page.clock.fastForward(10_000);
  await page.clock.resume();
  await expect(person).toHaveAccessibleName('Account: Linda');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Connections' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(person).toBeFocused();
  await person.press('Enter');
  await page.getByRole('menuitem', { name: 'My Account' }).press('Enter');
  await expect(page).toHaveURL('/app/profile');
});

test('the popovers show the buyer’s news and give the focus back', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  const bell = page.getByRole('button', { name: /^Notifications, \d+ new$/ });
  await bell.press('Enter');
  const news = page.getByRole('dialog', { name: 'Notifications' });
  await expect(news.getByRole('link', { name: /27 Ridgeview Court/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await bell.press('Enter');
  await tabTo(page, news.getByRole('button', { name: 'Mark all as seen' }));
  await page.keyboard.press('Enter');
  await expect(news).toContainText('Nothing has changed since you last looked.');
  await page.keyboard.press('Escape');
  await expect(news).toBeHidden();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();

  await page.getByRole('button', { name: /^Messages, \d+ unread$/ }).click();
  const messages = page.getByRole('dialog', { name: 'Messages' });
  const first = messages.getByRole('listitem').first();
  await expect(first).toContainText('418 Juniper Lane');
  await expect(first).toContainText(/\d new/);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/app\/comments\?id=home-4187203/);
  await expect(messages).toBeHidden();
  // It is the newest still, and read now.
  await page.getByRole('button', { name: /^Messages, \d+ unread$/ }).click();
  await expect(first).toContainText(/\d new/);
  await expect(first).not.toContainText('418 Juniper Lane');
});

test('the header says that the homes are loading or could not be loaded, not that there is nothing', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  for (const [fault, says] of [
    ['timeout', 'Loading…'],
    ['http-500', 'This could not be loaded'],
  ] as const) {
    await openSignedIn(page, `/app/settings?mock-faults=listProperties:${fault}`);
    for (const name of ['Notifications', 'Messages']) {
      await page.getByRole('button', { name, exact: true }).click();
      const popover = page.getByRole('dialog', { name });
      await expect(popover.getByRole('status')).toHaveText(says);
      await page.keyboard.press('Escape');
      await expect(popover).toBeHidden();
    }
    await page.keyboard.press('Control+k');
    await page.keyboard.type('oak 27');
    await expect(palette(page).getByRole('status')).toHaveText(says);
  }
});

test('the account menu leads to the profile and the agent, and signs out', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  const menu = page.getByRole('button', { name: 'Account: Linda' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(page).toHaveURL(/\/app\/profile$/);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Connections' }).click();
  await expect(page).toHaveURL(/\/app\/settings#agent$/);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test('the question before a sign-out gives the focus back to the account menu', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  await page.goto('/app/comments?id=home-4187203');
  await page.getByRole('textbox', { name: /^Message about/ }).fill('Is the roof new?');
  const account = page.getByRole('button', { name: 'Account: Linda' });
  await account.click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  // The dialog takes the focus before the menu would give it back.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const stay = page.getByRole('button', { name: 'Stay signed in' });
  await expect(stay).toBeVisible();
  await page.clock.runFor(5);
  await expect(stay).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await expect(account).toBeFocused();
});

test('the menus work by keys alone, and give the focus back', async ({ page }) => {
  await signIn(page);
  await insideFrame(page);
  const language = page.getByRole('button', { name: 'Language: English' });
  await language.focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items).toHaveCount(6);
  expect(await items.evaluateAll((all) => all.map((item) => item.getAttribute('lang')))).toEqual([
    'en',
    'zh',
    'es',
    'fr',
    'it',
    'ar',
  ]);
  await expect(items.first()).toHaveAttribute('aria-current', 'true');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(language).toBeFocused();

  const account = page.getByRole('button', { name: 'Account: Linda' });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(items).toHaveText(['My Account', 'Connections', 'Logout']);
  await expectNoAxeFindings(page);
  // Tab closes a menu, and goes on from its button.
  await page.keyboard.press('Shift+Tab');
  await expect(items).toHaveCount(0);
  await expect(account).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  // Keys count even before the menu has the focus.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('l');
  await expect(items.last()).toBeFocused();
  // A click beside the items chooses none of them.
  const { x, y } = (await page.getByRole('menu').boundingBox())!;
  await page.mouse.click(x + 3, y + 3);
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/settings#agent$/);
});

test('menus and popovers of the header have targets for a thumb on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await insideFrame(page);
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  const heights = await page
    .getByRole('menuitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const seen = page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: 'Mark all as seen' });
  await expect(seen).toBeVisible();
  // The button is taller for a finger than it looks.
  const reached = () =>
    seen.evaluate((button) => {
      const { x, width, y, height } = button.getBoundingClientRect();
      return [-21, 21].map((by) => button.contains(document.elementFromPoint(x + width / 2, y + height / 2 + by)));
    });
  await expect.poll(reached).toEqual([true, true]);
});

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the drawer has language and appearance, and the header the five other tools', async ({ page }) => {
    await page.goto('/signin?next=/app/settings');
    await signIn(page);
    await insideFrame(page);
    const header = page.getByRole('banner');
    await expectInSight(header.getByRole('button'), 5);
    const menu = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await menu.tap();
    await drawer.getByRole('button', { name: 'Appearance' }).tap();
    const appearance = page.getByRole('dialog', { name: 'Appearance' });
    await expect(appearance.getByRole('radio').first()).toBeVisible();
    await expect(drawer).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(appearance).toBeHidden();
    await expect(menu).toBeFocused();

    await menu.tap();
    await expectNoAxeFindings(page);
    await drawer.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'العربية' });
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'اللغة' })).toHaveValue('ar');
    await expectNoAxeFindings(page);
  });
});

test('an unknown path and a failing server have a page with a link home', async ({ page, allowConsole }) => {
  allowConsole(/500|ApiError/);
  await signIn(page);
  // The frame is there, whether or not the path is below /app.
  const navigation = page.getByRole('navigation', { name: 'Menu' });
  for (const path of ['/app/nowhere', '/nowhere/at/all']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(page.getByText('Oops, an error has occurred. Page not found!')).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Home buyers’ portal');
    await expect(navigation.getByRole('link', { name: 'Comments' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account: Linda' })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/\/app\/dashboard$/);
  }
  await faults(page, [{ call: 'listProperties', fault: 'http-500-empty' }]);
  await page.goto('/app/listing');
  await expect(page.getByRole('heading', { level: 1, name: '500' })).toBeVisible();
  await expect(page.getByText('Sorry, server goes wrong')).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Comments' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  await expectNoAxeFindings(page);
  await faults(page, [{ call: 'listProperties', fault: 'http-500' }]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Sorry, server goes wrong')).toContainText('Something went wrong on the server.');
  await faults(page, []);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Properties|Listing/ })).toBeVisible();
});

test('the skip link leads to the page', async ({ page }) => {
  await signIn(page);
  await page.reload();
  await insideFrame(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.y, 'the heading is under no header').toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

for (const locale of ['zh', 'ar'] as const)
  test(`the frame says nothing in English, ${locale}`, async ({ page }) => {
    await signIn(page);
    await insideFrame(page);
    await setLook(page, { locale });
    await expect(root(page)).toHaveAttribute('lang', locale);
    await page.getByRole('button', { name: /外观|المظهر/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const english = await page.evaluate(() => {
      // Names of people and languages are the same in every language.
      const own = new Set(['Linda Moreno', 'Linda', 'L', 'English', 'Español', 'Français', 'Italiano', 'Ctrl K']);
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        const text = textContent?.trim() ?? '';
        if (!parentElement || parentElement.closest('main, script, [lang], #demo, noscript')) continue;
        if (/[a-z]{3,}/i.test(text) && !own.has(text)) texts.push(text);
      }
      for (const element of document.querySelectorAll('[aria-label], [title]'))
        for (const name of ['aria-label', 'title']) {
          const text = element.getAttribute(name) ?? '';
          if (!element.closest('main') && /[a-z]{3,}/i.test(text) && !own.has(text)) texts.push(text);
        }
      return texts;
    });
    expect(english).toEqual([]);
  });
