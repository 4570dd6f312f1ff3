import type { Page } from '@playwright/test';
import {
  cardNamed,
  expect,
  expectNoAxeFindings,
  inEachSetting,
  personaOf,
  screens,
  sidewaysScroll,
  signIn,
  test,
} from '../support/fixtures.ts';
import { insideFrame } from '../support/frame.ts';
import { juniper } from '../support/home.ts';
import { keptFor } from '../support/kept-for.ts';
import { type Words, words } from '../support/words.ts';

const meadow = '/app/listing/detail?id=home-4183316';

const titles = { en: 'Changed here', ar: 'ما تغيّر في هذا المنزل' };
const changed = (page: Page, language: keyof typeof titles = 'en') => cardNamed(page, titles[language]);
/** What is said of all homes. */
const changes = (page: Page) => cardNamed(page, 'Since you last looked');

/** Signs in and stays away for an hour, so that the next page load is a new visit. */
async function leave(page: Page, say: Words = words.en): Promise<void> {
  await page.clock.install();
  await signIn(page, 'main', say);
  await insideFrame(page);
  // No screen says that the visit is stored, with the homes as they were.
  await expect.poll(() => keptFor(page, 'buyer-main')).toContain('buyer-main/last-look');
  await page.clock.fastForward('01:00:00');
}

test.describe('a home that changed since the buyer last looked', () => {
  test('lists both values of its price and status, and a new reply that leads to the conversation', async ({
    page,
    market,
    agentSays,
  }) => {
    await leave(page);
    const home = 'home-4187203';
    await market({ kind: 'price', home, price: 599_000 });
    await market({ kind: 'status', home, status: 'Pending' });
    await agentSays(home, 'The seller came down.');
    await agentSays(home, 'Shall we go and see it?');
    await page.goto(juniper);
    const rows = changed(page).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: 'Price lowered' })).toContainText('from $612,000 to $599,000');
    await expect(rows.filter({ hasText: 'Status changed' })).toContainText('from Active to Pending');
    await expect(rows.filter({ hasText: 'Price lowered' })).toContainText(/ago|now/);
    await page.reload();
    await expect(rows, 'a reload is no new visit').toHaveCount(3);
    const reply = rows.getByRole('link', { name: '2 new messages' });
    await reply.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/app/comments?id=home-4187203');
    await expect(page.getByRole('log').getByText('Shall we go and see it?')).toBeInViewport();
    const conversation = page.getByRole('listitem').filter({ hasText: 'Juniper Lane' });
    await expect(conversation.getByRole('img', { name: /unread messages?$/ })).toHaveCount(0);
    await page.goBack();
    await expect(rows, 'the messages are read').toHaveCount(2);
    await agentSays(home, 'Tomorrow at 10?');
    await page.goto('/app/dashboard');
    const news = changes(page).getByRole('listitem').filter({ hasText: '418 Juniper Lane' });
    await expect(news.filter({ hasText: '1 new message' })).toBeVisible();
  });

  test('lists nothing if it is only new, and nothing once everything is marked as seen', async ({ page, market }) => {
    await leave(page);
    await market({ kind: 'price', home: 'home-4183316', price: 589_000 });
    await page.goto(`/app/listing/detail?id=${await market({ kind: 'share' })}`);
    await expect(page.getByRole('heading', { name: 'Monthly cost' })).toBeVisible();
    await expect(changed(page)).toHaveCount(0);
    await page.goto(meadow);
    await expect(changed(page).getByRole('listitem')).toHaveText(/Price raised.*from \$569,000.*to \$589,000/);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('button', { name: 'Mark all as seen' }).click();
    await expect(changed(page)).toHaveCount(0);
  });
});

test('the notifications say how many more there are, and lead to them', async ({ page, market }) => {
  await leave(page);
  for (let shared = 0; shared < 9; shared++) await market({ kind: 'share' });
  await page.goto('/app/listing');
  await page.getByRole('button', { name: 'Notifications, 9 new' }).click();
  const news = page.getByRole('dialog', { name: 'Notifications' });
  await expect(news.getByRole('listitem')).toHaveCount(8);
  await news.getByRole('link', { name: 'And 1 more' }).click();
  await expect(page).toHaveURL('/app/dashboard');
  await expect(page.getByText(/^9 things changed since/)).toBeVisible();
});

test('a new buyer’s first visit lists the homes that the listing calls new, and no liked home', async ({
  page,
  codeFor,
}) => {
  const { email, password } = personaOf('unconfirmed');
  await signIn(page, 'unconfirmed');
  await page.getByLabel('Verification code').fill(await codeFor(email));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Liked 0', exact: true })).toBeVisible();
  await expect(page.getByText('6 homes shared with you')).toBeVisible();
  await expect(cardNamed(page, 'Since you last looked').getByRole('listitem')).toHaveText([
    /Shared with you/,
    /Shared with you/,
  ]);
  await page.getByRole('button', { name: 'Notifications, 2 new' }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'View all' }).click();
  await expect(page.getByRole('button', { name: 'New 2', exact: true })).toBeVisible();
});

inEachSetting(() => {
  test('the changes of a home are accessible and fit', async ({ page, say, language, viewport, market, agentSays }) => {
    await leave(page, say);
    const home = 'home-4187203';
    await market({ kind: 'price', home, price: 599_000 });
    await market({ kind: 'status', home, status: 'Under contract' });
    await agentSays(home, 'The seller came down.');
    await page.goto(juniper);
    const card = changed(page, language);
    await expect(card.getByRole('listitem')).toHaveCount(3);
    await expectNoAxeFindings(page);
    expect(await sidewaysScroll(page)).toBe(0);
    const target = await card.getByRole('listitem').last().boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(viewport?.width === screens.phone.width ? 44 : 24);
    const price = card.getByRole('listitem').filter({ hasText: '$612,000' });
    // The arrow is decoration without a name: screen readers read the words "from" and "to" in its place.
    const arrow = price.locator('svg');
    const [before = 0, between = 0, after = 0] = await Promise.all(
      [price.getByText('$612,000'), arrow, price.getByText('$599,000')].map(
        async (part) => (await part.boundingBox())?.x ?? 0,
      ),
    );
    const inOrder = [before, between, after];
    expect(inOrder.toSorted((a, b) => a - b)).toEqual(language === 'ar' ? inOrder.toReversed() : inOrder);
    await expect(arrow).toHaveCSS(
      'transform',
      language === 'ar' ? 'matrix(-1, 0, 0, 1, 0, 0)' : /none|matrix\(1, 0, 0, 1, 0, 0\)/,
    );
  });
});

test.describe('since you last looked', () => {
  test('shows new homes, changed prices and statuses with both values, and replies', async ({
    page,
    market,
    agentSays,
  }) => {
    await page.clock.install();
    await signIn(page);
    await expect(changes(page).getByRole('listitem')).toHaveCount(2);
    await page.clock.fastForward('24:00:00');
    await market({ kind: 'price', home: 'home-4183316', price: 549_000 });
    await market({ kind: 'status', home: 'home-4179950', status: 'Sold' });
    for (const text of ['Hello', 'The seller came down.', 'Shall we go and see it?'])
      await agentSays('home-4187203', text);
    const shared = await market({ kind: 'share' });
    await page.reload();
    await expect(changes(page)).toContainText(/\d things changed since yesterday (morning|afternoon|evening)\./);
    await changes(page)
      .getByRole('button', { name: /^Show all/ })
      .click();
    const row = (street: string) => changes(page).getByRole('listitem').filter({ hasText: street });
    await expect(row('1602 Meadow Farm Rd')).toContainText(/Price lowered/);
    await expect(row('1602 Meadow Farm Rd')).toContainText('from $569,000 to $549,000');
    await expect(row('9 Chestnut Square')).toContainText('from Under contract to Sold');
    await expect(row('418 Juniper Lane')).toContainText('3 new messages');
    const found = changes(page).getByRole('listitem').filter({ hasText: 'Shared with you' });
    await expect(found.getByRole('link')).toHaveAttribute('href', new RegExp(shared));
    await page.reload();
    await expect(row('418 Juniper Lane'), 'a reload is no new visit').toBeVisible();
    await row('418 Juniper Lane').getByRole('link').click();
    await expect(page).toHaveURL('/app/comments?id=home-4187203');
  });

  test('shows many changes in parts, to the last one', async ({ page, market }) => {
    await leave(page);
    for (let shared = 0; shared < 55; shared += 1) await market({ kind: 'share' });
    await page.reload();
    const shown = changes(page).getByRole('listitem');
    const open = changes(page).getByRole('button', { name: /^Show all \d+$/ });
    const all = Number(/\d+/.exec(await open.innerText())?.[0]);
    await open.press('Enter');
    await expect(shown).toHaveCount(50);
    await changes(page)
      .getByRole('button', { name: `And ${all - 50} more` })
      .press('Enter');
    await expect(shown).toHaveCount(all);
    const fewer = changes(page).getByRole('button', { name: 'Show fewer' });
    await expect(fewer).toBeFocused();
    await fewer.press('Enter');
    await expect(shown).toHaveCount(3);
  });

  test('is empty once everything is marked as seen, and stays so', async ({ page }) => {
    await signIn(page);
    await page.getByRole('button', { name: 'Mark all as seen' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Nothing has changed since/)).toBeVisible();
    await expect(page.getByText('Since you last looked')).toBeFocused();
    await page.reload();
    await expect(page.getByText(/^Nothing has changed since/)).toBeVisible();
  });

  test('is separate for each person', async ({ page }) => {
    await signIn(page);
    await page.getByRole('button', { name: 'Mark all as seen' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/signin');
    await signIn(page, 'noProfile');
    await expect(changes(page).getByRole('listitem').first()).toBeVisible();
  });
});
