import { composer, log, message, openConversation } from '../support/chat.ts';
import { expect, faults, focused, openSignedIn, root, screens, signIn, tabTo, test } from '../support/fixtures.ts';
import { setLook } from '../support/frame.ts';

test.beforeEach(async ({ page }) => {
  await openSignedIn(page, '/app/comments');
});

test.describe('the list', () => {
  test('opens the first unread conversation beside it, and counts the unread messages and all', async ({
    page,
    agentSays,
  }) => {
    await expect(page).toHaveURL('/app/comments?id=home-4187203');
    await expect(page.getByRole('heading', { name: '418 Juniper Lane' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Recent 7/ })).toHaveAttribute('aria-current', 'page');
    const next = page.getByRole('listitem').filter({ hasText: 'Chestnut Square' });
    await expect(next).toContainText('Ana:');
    await expect(next.getByRole('img', { name: '2 unread messages' })).toBeVisible();
    await expect(next.getByRole('img', { name: '11 messages', exact: true })).toBeVisible();
    await next.getByRole('link').click();
    await expect(log(page).getByText('2 new messages', { exact: true })).toBeInViewport();
    await expect(next.getByRole('img', { name: /unread messages?$/ })).toHaveCount(0);
    await page.reload();
    await expect(next).toBeVisible();
    await expect(next.getByRole('img', { name: /unread messages?$/ })).toHaveCount(0);
    await agentSays('home-4188841', 'Ok');
    await page.reload();
    const canyon = page.getByRole('listitem').filter({ hasText: '250 Canyon Drive' });
    await expect(canyon.getByRole('img', { name: '1 message', exact: true })).toBeVisible();
    const speaker = canyon.getByText('Ana:');
    expect(await speaker.evaluate((name) => name.scrollWidth - name.clientWidth), 'all of her name').toBe(0);
  });

  test('is searched in both tabs, and keeps home and tab in the address', async ({ page }) => {
    const search = page.getByRole('searchbox', { name: 'Search by address or MLS number' });
    await search.fill('asheville chestnut');
    const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Chestnut Square');
    await expect(page.getByRole('link', { name: 'Recent 1', exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Recent: 1' })).toBeAttached();
    const all = page.getByRole('link', { name: /^All Properties/ });
    await all.press('Enter');
    await expect(page).toHaveURL(/tab=all/);
    // The address changes a frame before the list does.
    const current = () =>
      page
        .getByRole('navigation', { name: 'Conversations' })
        .getByRole('link')
        .evaluateAll((links) =>
          links.filter(({ ariaCurrent }) => ariaCurrent !== null).map((link) => link.textContent),
        );
    await expect.poll(current).toEqual([expect.stringMatching(/^All Properties/)]);
    await expect(all).toBeFocused();
    await expect(search).toHaveValue('asheville chestnut');
    await search.fill('MLS 4186278');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Vista del Sol');
    await page.getByRole('link', { name: /^Recent/ }).click();
    await search.fill('Ridgeview');
    await expect(page.getByText('No conversations match “Ridgeview”.')).toBeVisible();
    await page.getByRole('link', { name: 'All Properties', exact: true }).click();
    await expect(rows).toHaveCount(1);
    await expect(all).toBeFocused();
    await search.fill('nothing like it');
    await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('link', { name: /Vista del Sol/ }).click();
    await expect(page).toHaveURL(/id=home-4186278&tab=all|tab=all&id=home-4186278/);
    await page.reload();
    await expect(page.getByRole('heading', { name: '31 Vista del Sol' })).toBeVisible();
  });

  test('keeps the focus in a conversation that is scrolled out of sight', async ({ page }) => {
    const all = page.getByRole('link', { name: /^All Properties/ });
    await all.click();
    const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
    const first = rows.first().getByRole('link');
    await tabTo(page, first);
    await rows.first().hover();
    await page.mouse.wheel(0, 10_000);
    await expect(rows.last()).toHaveAttribute('aria-posinset', (await rows.last().getAttribute('aria-setsize')) ?? '');
    await expect(first).toBeFocused();
  });

  test('names the home of the open conversation in the title of the window', async ({ page }) => {
    await page.getByRole('link', { name: /Meadow Farm/ }).click();
    await expect(page).toHaveTitle(/^1602 Meadow Farm Rd.* · Comments · /);
    await page.getByRole('link', { name: /Chestnut Square/ }).click();
    await expect(page).toHaveTitle(/^9 Chestnut Square.* · Comments · /);
    await page.goto('/app/comments?id=nobody');
    await expect(page).toHaveTitle(/^Comments · /);
  });

  test('says so if the address names a home that the buyer does not have', async ({ page }) => {
    await page.goto('/app/comments?id=nobody&tab=nonsense');
    await expect(page.getByText('This home is not in your list.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Recent/ })).toHaveAttribute('aria-current', 'page');
  });
});

test('a draft per home survives another home, a reload and an ended session', async ({ page }) => {
  await openConversation(page, 'Meadow Farm');
  await composer(page).fill('Half a thought');
  await page.getByRole('link', { name: /Juniper Lane/ }).click();
  await expect(composer(page)).toHaveValue('');
  await page
    .getByRole('link', { name: /Meadow Farm/ })
    .first()
    .click();
  await expect(composer(page)).toHaveValue('Half a thought');
  await page.reload();
  await expect(composer(page)).toHaveValue('Half a thought');
  await faults(page, [{ call: 'listProperties', fault: 'revoked', times: 1 }]);
  await expect(page).toHaveURL(/\/signin/, { timeout: 20_000 });
  await signIn(page);
  await expect(composer(page)).toHaveValue('Half a thought');
});

test('the list shows the draft of a conversation that was left, until it is sent or emptied', async ({
  page,
  context,
}) => {
  const row = (street: string) => page.getByRole('listitem').filter({ hasText: street });
  await openConversation(page, 'Meadow Farm');
  await composer(page).fill('Half a thought');
  await row('Juniper Lane').click();
  await expect(row('Meadow Farm')).toContainText('Draft:Half a thought');
  await context.setOffline(true);
  await composer(page).fill('Another one');
  await row('Meadow Farm').click();
  await expect(row('Juniper Lane')).toContainText('Draft:Another one');
  await expect(composer(page)).toHaveValue('Half a thought');
  await expect(row('Meadow Farm')).not.toContainText('Draft');
  await composer(page).press('Enter');
  await row('Juniper Lane').click();
  await expect(row('Meadow Farm')).toContainText('You:Half a thought');
  await expect(composer(page)).toHaveValue('Another one');
  await composer(page).fill('');
  await row('Meadow Farm').click();
  await expect(log(page)).toHaveAccessibleName(/Meadow Farm/);
  await expect(row('Juniper Lane')).not.toContainText('Draft');
});

test('the brief goes into the draft once, and never replaces it', async ({ page }) => {
  await openConversation(page, 'Chestnut Square');
  const brief = page.getByRole('button', { name: 'Brief for Ana' });
  await brief.click();
  await expect(composer(page)).toHaveValue(/^About 9 Chestnut Square/);
  await expect(composer(page)).toBeFocused();
  const written = await composer(page).inputValue();
  await brief.click();
  await expect(page.getByText('Your draft already has this.')).toBeVisible();
  await expect(composer(page)).toHaveValue(written);
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type(' Thank you!');
  await expect(composer(page)).toHaveValue(`${written} Thank you!`);
  await expect(page.getByText('Your draft already has this.')).toBeHidden();
});

test('a question that was asked is no longer suggested, nor in the brief', async ({ page }) => {
  await page.goto('/app/comments?id=home-4187203');
  await page.getByRole('button', { name: '2 suggested questions' }).click();
  await page.getByRole('button', { name: 'Is there an HOA, and how much is it per month?' }).click();
  await composer(page).press('Enter');
  await page.getByRole('button', { name: '1 suggested question' }).click();
  await expect(page.getByRole('list', { name: 'Suggested questions' })).toHaveText(/^Parking: I gave it only 2/);
  await page.getByRole('button', { name: 'Brief for Ana' }).click();
  await expect(composer(page)).toHaveValue(/I have doubts about: parking\./i);
  await expect(composer(page)).not.toHaveValue(/HOA/);
});

test('the brief does not replace a draft that the device is still reading', async ({ page }) => {
  await openConversation(page, 'Chestnut Square');
  await composer(page).fill('Half a thought');
  await page.addInitScript(() => {
    const read = new Promise((resolve) => addEventListener('read', resolve, { once: true }));
    const get = Reflect.get(IDBObjectStore.prototype, 'get') as typeof IDBObjectStore.prototype.get;
    IDBObjectStore.prototype.get = function (key) {
      const request = get.call(this, key);
      if (typeof key !== 'string' || !key.includes('draft/chat/')) return request;
      const slow = {} as IDBRequest & { result: unknown };
      request.onsuccess = (event) => {
        slow.result = request.result;
        void read.then(() => slow.onsuccess?.(event));
      };
      return slow;
    };
  });
  await page.reload();
  await page.getByRole('button', { name: 'Brief for Ana' }).click();
  await page.evaluate(() => dispatchEvent(new Event('read')));
  await expect(composer(page)).toHaveValue('Half a thought');
});

test.describe('an address that asks for a text', () => {
  const asks = (compose: string) => `/app/comments?id=home-4183316&compose=${compose}`;

  test('puts it into the composer once, and the request goes from the address', async ({ page }) => {
    await page.goto(asks('brief'));
    await expect(composer(page)).toHaveValue(/^About 1602 Meadow Farm Rd/);
    await expect(composer(page)).toBeFocused();
    await expect(page).toHaveURL('/app/comments?id=home-4183316');
    const brief = await composer(page).inputValue();
    await page.reload();
    await expect(composer(page)).toHaveValue(brief);
    await page.goto(asks('brief'));
    await expect(page.getByText('Your draft already has this.')).toBeVisible();
    await expect(composer(page)).toHaveValue(brief);
  });

  test('puts it below a draft, and says so', async ({ page }) => {
    await page.goto('/app/comments?id=home-4183316');
    await composer(page).fill('Before I forget:');
    await page.goto(asks('brief'));
    await expect(page.getByText('Added below your draft.')).toBeVisible();
    await expect(composer(page)).toHaveValue(/^Before I forget:\n\nAbout 1602 Meadow Farm Rd/);
  });

  test('changes nothing if the home has no such question', async ({ page }) => {
    await page.goto(asks('low-nonsense'));
    await expect(page).toHaveURL('/app/comments?id=home-4183316');
    await expect(composer(page)).toHaveValue('');
  });
});

test('the buyer’s messages are on the right, the agent’s on the left, and the reverse in Arabic', async ({ page }) => {
  const [mine, theirs] = [
    message(page, 'This one is our favorite so far. Do you know how old the roof is?'),
    message(page, 'The listing says 2011. I have asked for the receipt.'),
  ];
  for (const locale of ['en', 'ar']) {
    await setLook(page, { locale });
    await expect(root(page)).toHaveAttribute('lang', locale);
    await expect(mine).toBeVisible();
    const [{ x: own = 0 } = {}, { x: other = 0 } = {}] = await Promise.all(
      [mine, theirs].map(async (one) => (await one.boundingBox()) ?? {}),
    );
    if (locale === 'ar') expect(own).toBeLessThan(other);
    else expect(own).toBeGreaterThan(other);
  }
});

test('a buyer without a conversation is led to all homes', async ({ page }) => {
  await openSignedIn(page, '/app/comments', 'noProfile');
  await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
  await page.getByRole('link', { name: 'All Properties', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^All Properties/ })).toBeFocused();
});

test('works by the keyboard alone', async ({ page }) => {
  await page.getByRole('link', { name: /Overlook Road/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '640 Overlook Road' })).toBeVisible();
  await page.getByRole('link', { name: 'View Details' }).focus();
  await page.keyboard.press('Tab');
  const time = log(page).getByRole('time').and(focused(page));
  await expect(time).toHaveAttribute('title', /\d{4}/);
  const newest = await time.getAttribute('datetime');
  await page.keyboard.press('ArrowUp');
  await expect(time).not.toHaveAttribute('datetime', newest ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(time).toHaveAttribute('datetime', newest ?? '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await expect(message(page, 'By keyboard')).toBeVisible();
});

test('leaves room for messages on every screen, in English and in Arabic', async ({ page }) => {
  await page.getByRole('link', { name: /Meadow Farm/ }).click();
  for (const locale of ['en', 'ar']) {
    await setLook(page, { locale });
    await expect(root(page)).toHaveAttribute('lang', locale);
    for (const [name, size] of Object.entries(screens)) {
      await page.setViewportSize(size);
      await expect(log(page)).toBeVisible();
      await expect
        .poll(async () => (await log(page).boundingBox())?.height, `${locale} on a ${name}`)
        .toBeGreaterThan(200);
    }
  }
});

test('on a phone the list is in a drawer, and the composer stays above the keyboard', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.getByRole('link', { name: /Meadow Farm/ }).click();
  const opener = page.getByRole('button', { name: 'Conversations' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Comments' });
  await expect(drawer.getByRole('link', { name: /Juniper Lane/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: /Juniper Lane/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { name: '418 Juniper Lane' })).toBeVisible();
  // The height that an on-screen keyboard leaves to the page.
  await page.setViewportSize({ ...screens.phone, height: 440 });
  await expect(composer(page)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport();
});
