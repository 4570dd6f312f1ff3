import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, faults, fillDatabase, screens, signIn, test } from '../support/fixtures.ts';

const log = (page: Page) => page.getByRole('log');
const box = (page: Page) => page.getByRole('textbox', { name: /^Message about/ });
const said = (page: Page, text: string) => log(page).getByText(text, { exact: true });

/** Opens a home's conversation from the list of all homes. */
async function open(page: Page, address: string, tab = 'All Properties'): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${tab}`) }).click();
  await page.getByRole('link', { name: new RegExp(address) }).click();
  await expect(log(page)).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue('');
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await page.goto('/app/comments');
});

test.describe('the list', () => {
  test('opens the first unread conversation beside it, and counts what is unread alone', async ({ page }) => {
    await expect(page).toHaveURL('/app/comments?id=home-4187203');
    await expect(page.getByRole('heading', { name: '418 Juniper Lane' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Recent 7/ })).toHaveAttribute('aria-current', 'page');
    const next = page.getByRole('listitem').filter({ hasText: 'Chestnut Square' });
    await expect(next).toContainText('Ana:');
    await expect(next.getByRole('img', { name: '2 unread messages' })).toBeVisible();
    await next.getByRole('link').click();
    await expect(log(page).getByText('2 new messages', { exact: true })).toBeInViewport();
    await expect(next.getByRole('img', { name: /messages?$/ })).toHaveCount(0);
    await page.reload();
    await expect(next).toBeVisible();
    await expect(next.getByRole('img', { name: /messages?$/ })).toHaveCount(0);
  });

  test('is searched in both tabs, and keeps home and tab in the address', async ({ page }) => {
    const search = page.getByRole('searchbox', { name: 'Search by address or MLS number' });
    await search.fill('chestnut');
    const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Chestnut Square');
    await expect(page.getByRole('link', { name: 'Recent 1', exact: true })).toBeVisible();
    await page.getByRole('link', { name: /^All Properties/ }).click();
    await expect(page).toHaveURL(/tab=all/);
    const current = page.getByRole('navigation', { name: 'Conversations' }).locator('[aria-current]');
    await expect(current).toHaveText(/^All Properties/);
    await search.fill('nothing like it');
    await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('link', { name: /Vista del Sol/ }).click();
    await expect(page).toHaveURL(/id=home-4186278&tab=all|tab=all&id=home-4186278/);
    await page.reload();
    await expect(page.getByRole('heading', { name: '31 Vista del Sol' })).toBeVisible();
  });

  test('names the home of the open conversation in the title of the window', async ({ page }) => {
    await page.getByRole('link', { name: /Meadow Farm/ }).click();
    await expect(page).toHaveTitle(/^1602 Meadow Farm Rd.* · Comments · /);
    await page.getByRole('link', { name: /Chestnut Square/ }).click();
    await expect(page).toHaveTitle(/^9 Chestnut Square.* · Comments · /);
    await page.goto('/app/comments?id=nobody');
    await expect(page).toHaveTitle(/^Comments · /);
  });

  test('says so where the address names a home that is not there', async ({ page }) => {
    await page.goto('/app/comments?id=nobody&tab=nonsense');
    await expect(page.getByText('This home is no longer in your list.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Recent/ })).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('a message', () => {
  test('is sent by Enter and by the icon, and its line breaks are kept', async ({ page }) => {
    await open(page, 'Meadow Farm', 'Recent');
    await box(page).fill('First line');
    await box(page).press('Shift+Enter');
    await box(page).pressSequentially('second line');
    await box(page).press('Enter');
    await expect(said(page, 'First line\nsecond line')).toBeVisible();
    await box(page).fill('By the icon');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(said(page, 'By the icon')).toBeVisible();
    await expect(box(page)).toBeFocused();
    await expect(log(page).getByText('Sending')).toHaveCount(0);
    await expect(page.getByText(/^Ana has not replied/)).toBeVisible();
    // The agent answers by herself, and nobody reloads.
    await expect(
      log(page)
        .getByText('Thank you, I will look into it and come back to you today.')
        .or(log(page).getByText('Noted. I will ask the seller.'))
        .first(),
    ).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Your turn', { exact: true }).last()).toBeVisible();
    await expect(page.getByText(/^\d new messages?$/), 'no line for what arrives while it is watched').toHaveCount(0);
  });

  test('is not sent blank, nor by the Enter of an input method', async ({ page }) => {
    await open(page, 'Meadow Farm', 'Recent');
    const before = await log(page).getByRole('paragraph').count();
    await box(page).fill('  \n ');
    await box(page).press('Enter');
    await expect(box(page)).toHaveValue('  \n ');
    await box(page).fill('');
    const devtools = await page.context().newCDPSession(page);
    const compose = { text: 'ni hao', selectionStart: 6, selectionEnd: 6 };
    await devtools.send('Input.imeSetComposition', compose);
    await box(page).press('Enter');
    await expect(box(page)).toHaveValue(/ni hao/);
    await devtools.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
    await box(page).fill('ni hao');
    // Safari's Enter comes after the end of the composition, known by its code alone; no Chromium has such a key.
    await box(page).evaluate((field) => {
      const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent('keydown', enter));
    });
    await expect(box(page)).toHaveValue('ni hao');
    expect(await log(page).getByRole('paragraph').count()).toBe(before);
  });

  test('links to http and https alone, and shows everything else as text', async ({ page }) => {
    await open(page, 'Meadow Farm', 'Recent');
    await write(page, 'See https://example.com/map. <b>javascript:alert(1)</b>');
    const link = log(page).getByRole('link', { name: 'https://example.com/map' });
    await expect(link).toHaveAttribute('href', 'https://example.com/map');
    await expect(log(page).getByRole('link')).toHaveCount(1);
    await expect(log(page).getByText('<b>javascript:alert(1)</b>')).toBeVisible();
  });

  test('shows at once where the server is slow, and says that it is on its way', async ({ page }) => {
    await open(page, 'Meadow Farm', 'Recent');
    await faults(page, [{ call: 'postReply', fault: 'slow', ms: 2_000 }]);
    await write(page, 'Is it quiet at night?');
    await expect(said(page, 'Is it quiet at night?')).toBeVisible({ timeout: 1_000 });
    await expect(log(page).getByText('Sending')).toBeVisible();
    await expect(log(page).getByText('Sending')).toHaveCount(0);
    await expect(said(page, 'Is it quiet at night?')).toHaveCount(1);
  });

  test('that the server refuses stays, says why, and is tried again or discarded', async ({ page }) => {
    await open(page, 'Meadow Farm', 'Recent');
    await faults(page, [{ call: 'postReply', fault: 'refuse', times: 2 }]);
    await write(page, 'One');
    await write(page, 'Two');
    await expect(log(page).getByText('Not sent. The server refused this request.')).toHaveCount(2);
    await page.reload();
    await expect(log(page).getByText('Not sent. The server refused this request.')).toHaveCount(2);
    await page.getByRole('button', { name: 'Discard: One' }).focus();
    await page.keyboard.press('Enter');
    await expect(log(page)).toBeFocused();
    await expect(said(page, 'One')).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again: Two' }).click();
    await expect(log(page).getByText('Not sent.')).toHaveCount(0);
    await page.reload();
    await expect(said(page, 'Two')).toHaveCount(1);
    await expect(said(page, 'One')).toHaveCount(0);
  });

  test('whose answer was lost is not sent again', async ({ page }) => {
    await open(page, 'Meadow Farm', 'Recent');
    await faults(page, [{ call: 'postReply', fault: 'drop-after', times: 1 }]);
    await write(page, 'Only once');
    await expect(log(page).getByText('Sent').last()).toBeVisible();
    await expect(log(page).getByText(/Sending|Kept on this device/)).toHaveCount(0);
    // The next one goes the same way behind it, so whatever was to be repeated has been.
    await write(page, 'And one more');
    await expect(log(page).getByText(/Sending|Kept on this device/)).toHaveCount(0);
    await page.reload();
    await expect(said(page, 'And one more')).toHaveCount(1);
    await expect(said(page, 'Only once')).toHaveCount(1);
  });

  test('that never arrived is kept on the device, and goes out once with the next visit', async ({ page }) => {
    await open(page, 'Meadow Farm', 'Recent');
    await faults(page, [{ call: '*', fault: 'drop' }]);
    await write(page, 'From the cellar');
    await expect(log(page).getByText('Not sent yet. Kept on this device.')).toBeVisible();
    await faults(page, []);
    await page.reload();
    await expect(log(page).getByText('Not sent yet. Kept on this device.')).toHaveCount(0);
    await expect(said(page, 'From the cellar')).toHaveCount(1);
  });

  test('that may have arrived is sent again only when the person says so', async ({ page }) => {
    // Hardly a wait between the tries.
    await page.addInitScript(() => {
      const random = Math.random;
      Math.random = () => random() / 100;
    });
    await open(page, 'Meadow Farm', 'Recent');
    await faults(page, [{ call: 'postReply', fault: 'drop', times: 2 }]);
    await write(page, 'Is it lost?');
    await expect(log(page).getByText('May have arrived.')).toBeVisible();
    await page.reload();
    await expect(log(page).getByText('May have arrived.')).toBeVisible();
    await expect(log(page).getByRole('button', { name: 'Discard: Is it lost?' })).toBeVisible();
    await log(page).getByRole('button', { name: 'Send again: Is it lost?' }).click();
    await expect(log(page).getByText(/May have arrived|Sending|Kept on this device/)).toHaveCount(0);
    await page.reload();
    await expect(said(page, 'Is it lost?')).toHaveCount(1);
  });

  test('written without a connection is kept, and goes out by itself when it is back, in order', async ({
    page,
    context,
  }) => {
    await open(page, 'Meadow Farm', 'Recent');
    await context.setOffline(true);
    await expect(page.getByText('You are offline. Messages wait on this device.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /^You are offline/ })).toBeVisible();
    await write(page, 'First, in the tunnel');
    await write(page, 'Second, in the tunnel');
    await expect(log(page).getByText('Not sent yet. Kept on this device.')).toHaveCount(2);
    await context.setOffline(false);
    await expect(log(page).getByText(/Sending|Kept on this device/)).toHaveCount(0);
    await expect(said(page, 'First, in the tunnel')).toHaveCount(1);
    await expect(said(page, 'Second, in the tunnel')).toHaveCount(1);
    const texts = await log(page).getByText('in the tunnel').allInnerTexts();
    expect(texts).toEqual(['First, in the tunnel', 'Second, in the tunnel']);
  });

  test('written where the disk is full says so, and asks before the page is closed or another tab signs out', async ({
    page,
    context,
  }) => {
    await fillDatabase(page);
    await page.reload();
    await faults(page, [{ call: 'postReply', fault: 'busy' }]);
    await box(page).fill('Is the cellar dry?');
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('Only in this tab', { exact: false })).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(log(page).getByText('Is the cellar dry?')).toBeVisible();
    expect(context.pages()).toEqual([page]);
    const other = await context.newPage();
    await other.goto('/app/dashboard');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other.getByRole('dialog', { name: 'Not everything has been sent' })).toBeVisible();
  });

  test('that is begun where the device has no room at all says so, and asks before the page is closed', async ({
    page,
  }) => {
    await fillDatabase(page);
    await page.addInitScript(() => {
      // oxlint-disable-next-line typescript/unbound-method -- it is called with its own object below
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key !== 'unstored_drafts') return setItem.call(this, key, value);
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.reload();
    await box(page).fill('Is the cellar dry?');
    const warning = page.getByRole('main').getByText('Not saved yet. Keep this tab open.');
    await expect(warning).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(warning).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
    await expect(box(page)).toHaveValue('Is the cellar dry?');
    await box(page).fill('');
    await expect(page.getByText('Keep this tab open')).toHaveCount(0);
  });

  test('that arrives twice on the server settles as one', async ({ page }) => {
    await open(page, 'Meadow Farm', 'Recent');
    await faults(page, [{ call: 'postReply', fault: 'duplicate', times: 1 }]);
    await write(page, 'Doubled on the way');
    await expect(log(page).getByText('Sending')).toHaveCount(0);
    // The server holds two, and the list says what the server says; nothing of it waits here.
    await expect(said(page, 'Doubled on the way')).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Discard/ })).toHaveCount(0);
  });

  test('is seen in another tab, once', async ({ page, context }) => {
    await open(page, 'Meadow Farm', 'Recent');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(log(other)).toBeVisible();
    await faults(page, [{ call: 'postReply', fault: 'drop-after', times: 1 }]);
    await write(page, 'Both of us see it');
    await expect(said(other, 'Both of us see it')).toHaveCount(1);
    for (const tab of [page, other]) {
      await expect(log(tab).getByText(/Sending|Kept on this device/)).toHaveCount(0);
      await expect(said(tab, 'Both of us see it')).toHaveCount(1);
    }
  });
});

test('a draft per home survives another home, a reload and an ended session', async ({ page }) => {
  await open(page, 'Meadow Farm', 'Recent');
  await box(page).fill('Half a thought');
  await page.getByRole('link', { name: /Juniper Lane/ }).click();
  await expect(box(page)).toHaveValue('');
  await page
    .getByRole('link', { name: /Meadow Farm/ })
    .first()
    .click();
  await expect(box(page)).toHaveValue('Half a thought');
  await page.reload();
  await expect(box(page)).toHaveValue('Half a thought');
  await faults(page, [{ call: 'listProperties', fault: 'revoked', times: 1 }]);
  await expect(page).toHaveURL(/\/signin/, { timeout: 20_000 });
  await signIn(page);
  await expect(box(page)).toHaveValue('Half a thought');
});

test('the brief and a question go into the draft once, and never over it without a word', async ({ page }) => {
  await open(page, 'Chestnut Square', 'Recent');
  const brief = page.getByRole('button', { name: 'Brief for Ana' });
  await brief.click();
  await expect(box(page)).toHaveValue(/^About 9 Chestnut Square/);
  await expect(box(page)).toBeFocused();
  const written = await box(page).inputValue();
  await brief.click();
  await expect(page.getByText('Your draft already has this.')).toBeVisible();
  await expect(box(page)).toHaveValue(written);
  await page.keyboard.type(' Thank you!');
  await expect(box(page)).toHaveValue(`${written} Thank you!`);
  await expect(page.getByText('Your draft already has this.')).toBeHidden();
});

test.describe('an address that asks for a text', () => {
  const asks = (compose: string) => `/app/comments?id=home-4183316&compose=${compose}`;

  test('has it in the composer, once, and leaves the address', async ({ page }) => {
    await page.goto(asks('brief'));
    await expect(box(page)).toHaveValue(/^About 1602 Meadow Farm Rd/);
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveURL('/app/comments?id=home-4183316');
    const brief = await box(page).inputValue();
    await page.reload();
    await expect(box(page)).toHaveValue(brief);
    await page.goto(asks('brief'));
    await expect(page.getByText('Your draft already has this.')).toBeVisible();
    await expect(box(page)).toHaveValue(brief);
  });

  test('puts it below a draft, and says so', async ({ page }) => {
    await page.goto('/app/comments?id=home-4183316');
    await box(page).fill('Before I forget:');
    await page.goto(asks('brief'));
    await expect(page.getByText('Added below your draft.')).toBeVisible();
    await expect(box(page)).toHaveValue(/^Before I forget:\n\nAbout 1602 Meadow Farm Rd/);
  });

  test('that the home has no such question for changes nothing', async ({ page }) => {
    await page.goto(asks('low-nonsense'));
    await expect(page).toHaveURL('/app/comments?id=home-4183316');
    await expect(box(page)).toHaveValue('');
  });
});

test('works by the keyboard alone', async ({ page }) => {
  await page.getByRole('link', { name: /Overlook Road/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '640 Overlook Road' })).toBeVisible();
  await page.getByRole('link', { name: 'View Details' }).focus();
  await page.keyboard.press('Tab');
  const time = log(page).locator('time:focus');
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
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await expect(said(page, 'By keyboard')).toBeVisible();
});

for (const [screen, size] of Object.entries(screens))
  test(`has no axe findings and does not scroll sideways on a ${screen}, in English and in Arabic`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.getByRole('link', { name: /Meadow Farm/ }).click();
    await expect(log(page)).toBeVisible();
    for (const locale of ['en', 'ar']) {
      await page.evaluate((language) => {
        localStorage.setItem('buyer_state', JSON.stringify({ locale: language, themeType: 'dark' }));
      }, locale);
      await page.reload();
      await expect(log(page)).toBeVisible();
      await expectNoAxeFindings(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const visible = await log(page).evaluate((element) => element.getBoundingClientRect().height);
      expect(visible).toBeGreaterThan(200);
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
  // What is left of the page beside an on-screen keyboard.
  await page.setViewportSize({ ...screens.phone, height: 440 });
  await expect(box(page)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport();
});
