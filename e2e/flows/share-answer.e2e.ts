import type { Locator, Page } from '@playwright/test';
import { cardNamed, expect, expectNoAxeFindings, screens, sidewaysScroll, tabTo, test } from '../support/fixtures.ts';
import { sharedLink } from '../support/shared-link.ts';

const meadow = { address: '1602 Meadow Farm Rd, Weaverville, NC 28787', price: 569_000 };
const juniper = { address: '418 Juniper Lane, Asheville, NC 28801', price: 612_000 };
const chestnut = { address: '9 Chestnut Square, Asheville, NC 28801', price: 835_000 };
const montford = { address: '73 Montford Avenue, Asheville, NC 28801', price: 689_000 };
const four = [meadow, juniper, chestnut, montford];

/** A headless Chromium has no share sheet. This one keeps what it is given, and may then be closed or refuse. */
const withShareSheet = (page: Page, failure?: 'AbortError' | 'NotAllowedError') =>
  page.addInitScript((name) => {
    navigator.share = async (given) => {
      window.name = JSON.stringify(given);
      if (name) throw new DOMException('', name);
    };
  }, failure);

const handedOn = (page: Page) => page.evaluate(() => window.name);

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('a reader picks a home, and hands the answer to the phone’s own share sheet', async ({ page }) => {
    await withShareSheet(page);
    await page.goto(sharedLink(four));
    const card = cardNamed(page, 'Tell Linda Moreno what you think');
    await expect(card.getByText('Sent from your own phone or e-mail. Nothing is kept here.')).toBeVisible();
    const choices = card.getByRole('radiogroup', { name: 'Which home would you choose?' });
    const send = card.getByRole('button', { name: 'Send' });
    await send.tap();
    await expect(choices).toHaveAccessibleDescription('Choose a home first.');
    await expect(choices.getByRole('radio', { name: '1602 Meadow Farm Rd' })).toBeFocused();
    await expectNoAxeFindings(page);
    expect(await handedOn(page)).toBe('');
    await card.getByText('9 Chestnut Square').tap();
    await expect(choices).toHaveAccessibleDescription('');
    await send.tap();
    await expect
      .poll(() => handedOn(page))
      .toBe(JSON.stringify({ text: 'My choice: 9 Chestnut Square\n4 homes to decide between' }));
    expect(await sidewaysScroll(page)).toBe(0);
    await page.reload();
    await expect(choices.getByRole('radio')).toHaveCount(4);
    await expect(choices.getByRole('radio', { checked: true }), 'nothing is kept').toHaveCount(0);
  });

  test('a share sheet that is closed is no error', async ({ page }) => {
    await withShareSheet(page, 'AbortError');
    await page.goto(sharedLink([juniper], { by: null }));
    const card = cardNamed(page, 'Say what you think');
    await card.getByRole('button', { name: 'Send' }).tap();
    await expect(card.getByRole('radiogroup', { name: 'Your answer' })).toHaveAccessibleDescription(
      'Choose an answer first.',
    );
    await card.getByText('Let’s talk about it').tap();
    await card.getByRole('button', { name: 'Send' }).tap();
    await expect
      .poll(() => handedOn(page))
      .toBe(JSON.stringify({ text: '418 Juniper Lane: Let’s talk about it\nA home to look at' }));
    await expect(card.getByRole('radio', { name: 'Let’s talk about it' })).toBeChecked();
    await expect(page.getByText('Choose an answer first.')).toHaveCount(0);
  });

  test('a share sheet that the browser refuses leaves the answer to the mail', async ({ page }) => {
    await withShareSheet(page, 'NotAllowedError');
    await page.goto(sharedLink(four));
    const card = cardNamed(page, 'Tell Linda Moreno what you think');
    await card.getByText('9 Chestnut Square').tap();
    // No other event says that a page opens an app.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    const opened = new Promise<string>((open) => {
      devtools.on('Page.frameRequestedNavigation', ({ url }) => open(url));
    });
    await card.getByRole('button', { name: 'Send' }).tap();
    expect(await opened).toMatch(/^mailto:\?subject=.+&body=My%20choice%3A%209%20Chestnut%20Square$/);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('by keys, where the browser shares nothing, the answer goes out by mail', async ({ page }) => {
    const hostile = {
      address: '9 Chestnut\r\nBcc: eve@example.com\r\n\r\nPay now&bcc=eve@example.com?cc=x, Asheville',
    };
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(sharedLink([meadow, { ...juniper, address: '1602 Meadow Farm Rd, Asheville' }, hostile]));
    const card = cardNamed(page, 'Tell Linda Moreno what you think');
    const send = card.getByRole('button', { name: 'Send' });
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    // Two homes in streets of the same name.
    await expect(card.getByRole('radio', { name: '1602 Meadow Farm Rd, Weaverville, NC 28787' })).toBeFocused();
    await expect(card.getByText('Choose a home first.')).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(card.getByRole('radio', { name: '1602 Meadow Farm Rd, Asheville' })).toBeChecked();
    const mail = card.getByRole('link', { name: 'Send' });
    await expect(mail).toHaveAttribute(
      'href',
      'mailto:?subject=3%20homes%20to%20decide%20between&body=My%20choice%3A%201602%20Meadow%20Farm%20Rd%2C%20Asheville',
    );
    await page.keyboard.press('ArrowDown');
    await expect(mail).toHaveAttribute('href', /^mailto:\?subject=3%20homes%20to%20decide%20between&body=[^&?]*$/);
    await expect(mail).not.toHaveAttribute('href', /%0[AD]/i);
    await page.keyboard.press('Tab');
    await expect(mail).toBeFocused();
    await expectNoAxeFindings(page);
  });

  test('says what is in the page and what never is, and prints without what is to press', async ({ page }) => {
    const noted = { ...chestnut, question: { qcomments: 'Too expensive.', qkitchen: 2 } };
    await page.goto(sharedLink([noted], { parts: ['notes', 'questions'] }));
    const contents = page.getByRole('list', { name: 'On this page' });
    await expect(contents.getByRole('listitem')).toHaveText(['Facts', 'Comments', 'Open questions']);
    await expect(page.getByText(/^Never in a link: other homes, messages with the agent/)).toBeVisible();
    // The buyer had chosen them, and there are none.
    const nothing = { ...chestnut, hoa: 0, built: 1931, parking: 'Garage', tax: 487 };
    await page.goto(sharedLink([nothing], { parts: ['notes', 'questions'] }));
    await expect(contents.getByRole('listitem')).toHaveText(['Facts']);

    const print = page.getByRole('button', { name: 'Print' });
    await page.evaluate(() => {
      window.print = () => (window.name = 'printed');
    });
    await print.click();
    expect(await handedOn(page)).toBe('printed');
    const card = cardNamed(page, 'Tell Linda Moreno what you think');
    await expect(card).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(contents).toBeVisible();
    await expect(card).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('prints the homes’ names at the head of their table, wherever the page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const facts = { beds: 4, baths: 2, sqft: 2000, built: 1998, stories: 2, parking: 'Garage', tax: 300, hoa: 0 };
  await page.goto(sharedLink(four.map((home) => ({ ...home, ...facts }))));
  const table = page.getByRole('table');
  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  await page.emulateMedia({ media: 'print' });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const head = table.getByRole('columnheader').first();
  await expect.poll(async () => Math.abs((await top(head)) - (await top(table)))).toBeLessThan(2);
});

test('prints the photo of one home no larger than what is said of it', async ({ page }) => {
  await page.goto(sharedLink([juniper]));
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(async () => (await page.getByRole('img', { name: /^Photo of 418 Juniper Lane/ }).boundingBox())?.height)
    .toBeLessThan(270);
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar', viewport: screens.phone, hasTouch: true });

  test('the answer is in the reader’s language, with the address in its own order', async ({ page }) => {
    await withShareSheet(page);
    await page.goto(sharedLink(four));
    const card = cardNamed(page, 'أخبر \u2068Linda Moreno\u2069 برأيك');
    await card.getByRole('button', { name: 'إرسال' }).tap();
    await expect(card.getByText('اختر منزلًا أولًا.')).toBeVisible();
    await card.getByText('418 Juniper Lane').tap();
    await card.getByRole('button', { name: 'إرسال' }).tap();
    await expect.poll(() => handedOn(page)).toContain('المنزل الذي اخترته: \u2068418 Juniper Lane\u2069');
    await expectNoAxeFindings(page);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
