import type { Page } from '@playwright/test';
import {
  cardNamed,
  expect,
  expectNoAxeFindings,
  expectSafeLinks,
  faults,
  forgetSession,
  holdRequests,
  openSignedIn,
  root,
  screens,
  signIn,
  tabTo,
  test,
  toastOf,
} from '../support/fixtures.ts';
import { storeLook } from '../support/frame.ts';

const cards = (page: Page) =>
  page
    .getByRole('region', { name: 'Recent Properties' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const cardOf = (page: Page, street: string) => cards(page).filter({ hasText: street });

/** How far the page is scrolled when a press reaches it: what loads late may still move the page before. */
async function scrollAt(page: Page, press: () => Promise<void>): Promise<number> {
  const coming = await page.evaluateHandle(() => ({
    scrolled: new Promise<number>((resolve) => addEventListener('click', () => resolve(scrollY), { capture: true })),
  }));
  await press();
  return coming.evaluate(({ scrolled }) => scrolled);
}

test.describe('the cards', () => {
  test('say everything about a home, the newest first', async ({ page }) => {
    await signIn(page);
    const juniper = cardOf(page, '418 Juniper Lane');
    for (const text of ['$612,000', 'MLS 4187203', 'Beds: 4', 'Baths: 2.5', '0.31 acres', 'Tour requested'])
      await expect(juniper.getByText(text, { exact: true })).toBeVisible();
    await expect(juniper.getByText(/^2,340 sq ft$/)).toBeVisible();
    await expect(juniper.getByRole('heading', { name: '418 Juniper Lane' })).toBeVisible();
    await expect(juniper.getByText('$3,617 a month')).toBeVisible();
    await expect(juniper.getByRole('img', { name: 'Photo of 418 Juniper Lane, Asheville, NC 28801' })).toBeVisible();
    for (const score of ['Overall: 9 of 10', 'Location: 10 of 10', 'Price: 6 of 10'])
      await expect(juniper.getByRole('img', { name: score })).toBeVisible();
    const ground = (score: string) =>
      juniper.getByRole('img', { name: score }).evaluate((badge) => getComputedStyle(badge).backgroundColor);
    expect(await ground('Overall: 9 of 10'), 'green').toBe('rgb(195, 232, 207)');
    expect(await ground('Price: 6 of 10'), 'amber').toBe('rgb(253, 224, 163)');
    const external = juniper.getByRole('link', { name: /opens a new tab/ });
    await expect(external).toHaveAttribute('href', 'https://homes.example.com/listing/4187203');
    await expect(external).toHaveAttribute('rel', /noopener/);
    await expect(cardOf(page, '9 Chestnut Square').getByText('Under contract')).toBeVisible();
  });

  test('show a photo once the network that it failed without is back', async ({ page, context, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    const photos = '**/photos/**';
    await context.route(photos, (route) => route.abort());
    await signIn(page);
    const photo = cardOf(page, '418 Juniper Lane').getByRole('img', { name: /^Photo of 418 Juniper Lane/ });
    const shown = () =>
      photo.evaluate((one) => {
        if (!(one instanceof HTMLImageElement)) return 'drawing';
        return one.naturalWidth > 0 ? 'photo' : 'nothing yet';
      });
    await expect.poll(shown).toBe('drawing');
    await context.setOffline(true);
    await context.unroute(photos);
    await context.setOffline(false);
    await expect.poll(shown).toBe('photo');
  });

  test('store the home before its details open, and never store one that the buyer does not have', async ({ page }) => {
    await signIn(page);
    await expect(cards(page).first()).toBeVisible();
    const remembered = () => page.evaluate(() => localStorage.getItem('detail_id'));
    // The detail has no code yet, so the dashboard stays.
    const release = await holdRequests(page);
    await page.getByRole('link', { name: 'View Details: 418 Juniper Lane' }).click();
    expect(await remembered()).toBe('home-4187203');
    await expect(page.getByRole('heading', { level: 1, name: '418 Juniper Lane' })).toBeHidden();
    release();
    await expect(page).toHaveURL('/app/listing/detail?id=home-4187203');
    await expect(page.getByRole('heading', { level: 1, name: '418 Juniper Lane' })).toBeVisible();
    await page.goto('/app/listing/detail?id=nobody');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(await remembered()).toBe('home-4187203');
  });

  test('open by their photo, and by any other place but their buttons', async ({ page }) => {
    await signIn(page);
    const card = cardOf(page, '418 Juniper Lane');
    for (const position of [
      { x: 60, y: 90 },
      { x: 60, y: 300 },
    ]) {
      await card.scrollIntoViewIfNeeded();
      const scrolled = await scrollAt(page, () => card.click({ position }));
      await expect(page.getByRole('heading', { level: 1, name: '418 Juniper Lane' })).toBeVisible();
      await page.goBack();
      // The next press is at a place, too.
      await expect(card).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    }
    await card.getByRole('button', { name: /^Like/ }).click();
    await expect(card).toBeHidden();
    await expect(page).toHaveURL('/app/dashboard');
  });

  test('are in three tabs, and the address has the open one', async ({ page }) => {
    await signIn(page);
    await expect(cards(page)).toHaveCount(7);
    await page.getByRole('link', { name: 'Disliked 4' }).click();
    await expect(page).toHaveURL('/app/dashboard?tab=disliked');
    await expect(cards(page)).toHaveCount(4);
    await page.getByRole('link', { name: 'Archived 3' }).click();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Archived 3' })).toHaveAttribute('aria-current', 'page');
    await expect(cards(page)).toHaveCount(3);
    await page.goBack();
    await expect(page).toHaveURL('/app/dashboard?tab=disliked');
    await page.getByRole('link', { name: 'Liked 7', exact: true }).click();
    await expect(page).toHaveURL('/app/dashboard');
    for (const tab of ['nonsense', 'liked']) {
      await page.goto(`/app/dashboard?tab=${tab}`);
      await expect(page).toHaveURL('/app/dashboard');
    }
    await expect(page.getByRole('link', { name: 'Liked 7', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Browse All' }).click();
    await expect(page).toHaveURL('/app/listing');
  });

  test('stay where they are when a home leaves them', async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await signIn(page);
    const heart = page.getByRole('button', { name: /^Like: / }).nth(3);
    await heart.scrollIntoViewIfNeeded();
    const before = await scrollAt(page, () => heart.click());
    expect(before).toBeGreaterThan(1_000);
    await expect(page.getByRole('link', { name: 'Liked 6', exact: true })).toBeVisible();
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(400);
  });

  test('lose a home that is no longer liked, and get it back by Undo', async ({ page }) => {
    await signIn(page);
    const heart = page.getByRole('button', { name: 'Like: 418 Juniper Lane' });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.focus();
    await page.keyboard.press('Enter');
    await expect(heart).toBeHidden();
    await expect(page.getByRole('link', { name: 'Liked 6', exact: true })).toBeVisible();
    const undo = toastOf(page, 'Reaction removed').getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heart).toBeFocused();
    await expect(heart).toBeInViewport();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('link', { name: 'Liked 7', exact: true })).toBeVisible();
  });
});

test('Back leads to where the dashboard was', async ({ page }) => {
  await signIn(page);
  const home = page.getByRole('link', { name: 'View Details: 418 Juniper Lane' });
  await home.scrollIntoViewIfNeeded();
  const scrolled = await scrollAt(page, () => home.click());
  expect(scrolled).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: /418 Juniper Lane/ })).toBeVisible();
  await page.goBack();
  await expect(home).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('Back leads to the link that the dashboard was left by, by keyboard', async ({ page }) => {
  await signIn(page);
  const home = page.getByRole('link', { name: 'View Details: 1602 Meadow Farm Rd' });
  await tabTo(page, home);
  const scrolled = await scrollAt(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('heading', { level: 1, name: /1602 Meadow Farm Rd/ })).toBeFocused();
  await page.goBack();
  await expect(home).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('the agent has three states, each leading to the form in the settings', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await signIn(page);
  const agent = cardNamed(page, 'Your Agent');
  const expectSettings = async (name: string) => {
    await agent.getByRole('link', { name }).click();
    await expect(page).toHaveURL('/app/settings#agent');
    await expect(page.getByRole('textbox', { name: 'Agent’s e-mail' })).toBeInViewport();
  };
  await expect(agent.getByRole('link', { name: 'Call your agent' })).toHaveAttribute('href', 'tel:8285550117');
  await expect(agent.getByRole('link', { name: 'E-mail your agent' })).toHaveAttribute('href', /^mailto:ana\.ribeiro/);
  await expectSettings('Ana Ribeiro');
  for (const [persona, text] of [
    ['awaited', 'Registration Awaited'],
    ['noAgent', 'Add Your Agent'],
  ] as const) {
    await forgetSession(page);
    await page.goto('/signin');
    await signIn(page, persona);
    await expect(agent.getByText(text)).toBeVisible();
    await expect(agent.getByRole('link', { name: /Call|Message/ })).toHaveCount(0);
    await expect(agent.getByRole('link', { name: 'Change your agent' })).toBeVisible({
      visible: persona === 'awaited',
    });
    await expectSettings(text);
  }
});

test('a buyer without homes is told so and led on', async ({ page }) => {
  await signIn(page, 'noHomes');
  await expect(page.getByText('0 homes shared with you')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
  await expect(page.getByText(/^No homes have been shared with you yet/)).toBeVisible();
  await expect(page.getByText(/choose Like/)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Browse All' })).toBeHidden();
  await expect(page.getByText(/^New homes, changed prices and messages from your agent will be/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Compare/ })).toHaveCount(0);
  // Messages belong to homes.
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'E-mail your agent' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Message Marcus' })).toBeHidden();
  await page.goto('/app/profile');
  await expect(main.getByText('Marcus Hale')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Message Marcus' })).toBeHidden();
  await page.goto('/app/comments');
  await expect(main.getByText('Messages begin with the first home that your agent shares with you.')).toBeVisible();
  await expect(main.getByText(/^Choose a home/)).toBeHidden();
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL('/app/listing');
  await expect(page.getByText('The homes that your agent shares with you appear here.')).toBeVisible();
  const change = main.getByRole('link', { name: 'Change your agent' });
  await expect(change).toBeHidden();
  await page.goto('/app/settings');
  const agent = page.getByRole('textbox', { name: 'Agent’s e-mail' });
  await agent.fill('newcomer@example.com');
  await agent.press('Enter');
  await expect(page).toHaveURL('/app/dashboard');
  await page.getByRole('link', { name: 'View all' }).click();
  await expect(page.getByText('newcomer@example.com has not registered yet.')).toBeVisible();
  await change.click();
  await expect(page).toHaveURL('/app/settings#agent');
});

test('answers that are complete but not submitted are a next step', async ({ page }) => {
  await openSignedIn(page, '/app/profile/create?step=4');
  await page.getByRole('radio', { name: 'Cats' }).check();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Next steps' })
    .getByRole('link', { name: 'Finish your profile Every question is answered: submit your answers' })
    .click();
  await expect(page).toHaveURL('/app/profile/create?step=4');
});

test('next steps lead to what the buyer can do next', async ({ page }) => {
  await signIn(page, 'noProfile');
  const steps = page.getByRole('navigation', { name: 'Next steps' });
  await steps.getByRole('link', { name: /Finish your profile/ }).click();
  await expect(page).toHaveURL('/app/profile/create');
  // Answers that are not submitted yet are on the device.
  await page.getByRole('textbox', { name: 'Phone' }).fill('828 555 0142');
  for (const name of ['25-34', '$40,000-$80,000', 'First Time']) await page.getByRole('radio', { name }).check();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await steps.getByRole('link', { name: 'Finish your profile 13 questions left to answer' }).click();
  await expect(page).toHaveURL('/app/profile/create?step=2');
  await page.goto('/app/dashboard');
  await steps.getByRole('link', { name: /^Score \d+ homes? you like/ }).click();
  await expect(page).toHaveURL(/\/app\/listing\/detail\?id=buyer-noProfile/);
});

test('conversations that wait for the buyer are counted, and open by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  await signIn(page);
  await expect(page.getByText('You are waiting for 3 answers')).toBeVisible();
  const step = page.getByRole('navigation', { name: 'Next steps' }).getByRole('link', { name: /^Answer your agent/ });
  await expect(step).toContainText('Answer your agent in 4 conversations');
  await step.tap();
  // The conversation in which the agent asks something comes first.
  await expect(page).toHaveURL('/app/comments?id=home-4187203');
  await page.goto('/app/comments?id=home-4186278');
  await page.getByRole('button', { name: 'Mark as done' }).tap();
  await expect(page.getByText('Nothing open')).toBeVisible();
  await page.goto('/app/dashboard');
  await expect(step).toContainText('Answer your agent in 3 conversations');
  await context.close();
});

test('each tab shows a dozen of ten thousand homes', async ({ page }) => {
  await signIn(page, 'many');
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText(/^The newest 12 of \d,\d{3}\./)).toBeVisible();
  await page.getByRole('link', { name: /^Archived/ }).click();
  await expect(cards(page)).toHaveCount(12);
});

test('broken and hostile data is shown as text', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|ERR_/);
  await signIn(page, 'hostile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>Mallory</b>');
  await expect(page.getByText('1 home could not be loaded and is not shown.')).toBeVisible();
  await expectSafeLinks(page);
  await expect(page.getByRole('link', { name: 'Call your agent' })).toBeHidden();
});

test('the dashboard works while the call of the profile fails', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await signIn(page);
  await faults(page, [{ call: 'listProfiles', fault: 'http-500' }]);
  await page.reload();
  await expect(cards(page)).toHaveCount(7);
  await expect(page.getByRole('link', { name: /Finish your profile/ })).toBeHidden();
});

test('a dashboard of broken and hostile data fits a phone in Arabic and in the dark', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_/);
  await page.setViewportSize(screens.phone);
  await signIn(page, 'hostile');
  await storeLook(page, { locale: 'ar', themeType: 'dark' });
  await page.reload();
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
});
