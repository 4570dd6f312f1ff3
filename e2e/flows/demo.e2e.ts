import type { Page } from '@playwright/test';
import { button, field, title } from '../support/account.ts';
import { blockStorage } from '../support/block-storage.ts';
import { expect, expectNoAxeFindings, personaOf, root, screens, signIn, test } from '../support/fixtures.ts';
import { insideFrame } from '../support/frame.ts';
import { forgetKept } from '../support/kept-for.ts';
import { firstAddresses, grid, openListing } from '../support/listing.ts';
import type { Words } from '../support/words.ts';

/*
 * The controls by which a tester changes the mocked server by hand: see docs/testing.md.
 */

const { email, password } = personaOf('main');

const panel = (page: Page) => page.getByRole('dialog', { name: 'Demo helpers' });
const pill = (page: Page) => page.getByRole('button', { name: /^Demo/ });
/** The codes in the mailbox, in the order of the panel. */
const codes = (page: Page) => panel(page).getByText(/^\d{6}$/);
/** The code that is in the mailbox from the start. */
const seedCode = '482915';

const close = (page: Page) => panel(page).getByRole('button', { name: 'Close' }).click();

/** Requests a code by mail for the main persona. */
async function requestCode(page: Page, say: Words): Promise<void> {
  await page.goto('/forgetPassword');
  await field(page, say.email).fill(email);
  await button(page, say.getCode).click();
  await expect(title(page, say.enterCode)).toBeVisible();
}

test('the address sets faults and delays, which then go from it', async ({ page, say }) => {
  await page.goto('/signin?mock-faults=login:refuse:1&mock-latency=0&theme=dark');
  await expect(page).toHaveURL('/signin');
  await expect(root(page)).toHaveClass(/dark-theme/);
  await field(page, say.email).fill(email);
  await field(page, say.password).fill(password);
  await button(page, say.signIn).click();
  await expect(page.getByRole('alert')).toContainText('The server refused this request.');
  await signIn(page);
  await insideFrame(page);
});

test('the pill counts new codes, and the panel opens and closes by keys', async ({ page, say }) => {
  await page.goto('/signin');
  await expect(pill(page)).toHaveAccessibleName('Demo');
  await requestCode(page, say);
  await expect(pill(page)).toHaveAccessibleName('Demo (unread: 1)');
  await expect(pill(page)).toHaveAttribute('aria-expanded', 'false');
  await pill(page).press('Enter');
  await expect(panel(page)).toBeFocused();
  await expect(pill(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(codes(page)).toHaveText([/^\d{6}$/, seedCode]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(pill(page)).toBeFocused();
  await expect(pill(page)).toHaveAccessibleName('Demo');
});

test('a code counts as read once the panel showed it, however soon it closes', async ({ page, say }) => {
  await requestCode(page, say);
  await expect(pill(page)).toHaveAccessibleName('Demo (unread: 1)');
  await pill(page).focus();
  await Promise.all(['Enter', 'Escape'].map((key) => page.keyboard.press(key)));
  await expect(panel(page)).toBeHidden();
  await expect(pill(page)).toHaveAccessibleName('Demo');
});

test('a new code comes first in the open panel, and the focus stays', async ({ page, context, say }) => {
  await page.goto('/signin');
  await pill(page).click();
  await expect(codes(page)).toHaveText([seedCode]);
  const copy = panel(page).getByRole('button', { name: 'Copy e-mail: rosa.delgado@example.com' });
  await copy.focus();
  const other = await context.newPage();
  await requestCode(other, say);
  await expect(codes(page)).toHaveText([/^\d{6}$/, seedCode]);
  await expect(copy).toBeFocused();
  await expect(pill(page)).toHaveAccessibleName('Demo');
});

test('an address with markup is text in the mailbox', async ({ page }) => {
  const hostile = '"<img/src=x/onerror=alert(1)>"@example.com';
  await page.goto('/signin');
  // The mocks answer once the pill is there.
  await expect(pill(page)).toBeVisible();
  await page.evaluate(async (address) => {
    const form = { firstName: 'Eve', lastName: 'Vex', email: address, agent: '', password: 'homebuyer' };
    await fetch('/api/auth/register', { method: 'POST', body: new URLSearchParams(form) });
  }, hostile);
  await pill(page).click();
  await expect(panel(page).getByText(hostile)).toBeVisible();
  await expect(panel(page).getByRole('img')).toHaveCount(0);
  await close(page);
  await expect(panel(page)).toBeHidden();
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the panel copies a code, an e-mail address and the password, and says so', async ({ page }) => {
    await page.goto('/signin');
    await pill(page).click();
    for (const [name, text] of [
      ['Copy code', seedCode],
      ['Copy e-mail', email],
      ['Copy password', password],
    ] as const) {
      await panel(page)
        .getByRole('button', { name: `${name}: ${text}` })
        .click();
      await expect(page.getByRole('status').filter({ hasText: `Copied: ${text}` })).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
  });
});

test('without a session the panel says why it has no homes', async ({ page }) => {
  await page.goto('/signin');
  await pill(page).click();
  await expect(panel(page).getByText('Sign in to see your homes here.')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Cut the price' })).toHaveCount(0);
});

test('the panel follows the language of the page', async ({ page, say }) => {
  await page.goto('/signin');
  await page.getByRole('combobox', { name: say.language }).selectOption('العربية');
  await page.getByRole('button', { name: /^عرض/ }).click();
  const mailbox = page
    .getByRole('dialog', { name: 'أدوات العرض التجريبي' })
    .getByRole('region', { name: 'صندوق البريد' });
  await expect(mailbox.getByText(seedCode)).toBeVisible();
});

test('the panel sets a fault and the delay', async ({ page, say }) => {
  await page.clock.install();
  await page.goto('/signin');
  await pill(page).click();
  await panel(page).getByLabel('Call', { exact: true }).selectOption('login');
  await panel(page).getByLabel('Fault', { exact: true }).selectOption('refuse');
  await panel(page).getByLabel('Only once').check();
  await close(page);
  await field(page, say.email).fill(email);
  await field(page, say.password).fill(password);
  await button(page, say.signIn).click();
  await expect(page.getByRole('alert')).toContainText('The server refused this request.');

  await pill(page).click();
  await panel(page).getByLabel('Delay in milliseconds').fill('2000');
  await close(page);
  // The fault was for one request only, so the next refusal is that of the wrong password.
  await field(page, say.password).fill('wrong one');
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, say.signIn).click();
  await expect(button(page, say.signingIn)).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(button(page, say.signingIn)).toBeVisible();
  // The delay begins when the mocks have the call. In larger steps this clock could reach the client's 15 s before that.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(page.getByRole('alert')).toContainText('Email or Password wrong.', { timeout: 500 });
  }).toPass();
});

test('the panel takes a fault away again', async ({ page, say }) => {
  const setFault = async (fault: string) => {
    await pill(page).click();
    await panel(page).getByLabel('Fault', { exact: true }).selectOption(fault);
    await close(page);
  };
  const submit = async () => {
    await field(page, say.email).fill(email);
    await field(page, say.password).fill(password);
    await button(page, say.signIn).click();
  };
  await page.goto('/signin');
  await setFault('refuse');
  await submit();
  await expect(page.getByRole('alert')).toContainText('The server refused this request.');
  await setFault('none');
  await submit();
  await insideFrame(page);
});

test('the panel lets the market move, which brings a changed home to the top', async ({ page }) => {
  const waitAndReload = async () => {
    await page.clock.fastForward('00:15:00');
    await page.reload();
    await expect(grid(page)).toBeVisible();
  };
  await page.clock.install();
  // Without this, the list would be there before it has been read.
  await forgetKept(page);
  await openListing(page);
  const before = await firstAddresses(page);
  await waitAndReload();
  await expect.poll(() => firstAddresses(page)).toEqual(before);
  await pill(page).click();
  await panel(page).getByLabel('The market moves by itself').check();
  await close(page);
  // The first reading begins the market's clock.
  await page.reload();
  await expect(grid(page)).toBeVisible();
  await waitAndReload();
  await expect.poll(async () => (await firstAddresses(page))[0]).not.toBe(before[0]);
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('the panel cuts a price, shares a home and lets the agent write', async ({ page }) => {
    await signIn(page);
    await page.goto('/app/listing');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await pill(page).tap();
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Menu' }), 'the drawer stays open').toBeVisible();
    await pill(page).tap();
    await panel(page).getByLabel('Home', { exact: true }).selectOption('1602 Meadow Farm Rd, Weaverville, NC 28787');
    await panel(page).getByRole('button', { name: 'Cut the price' }).tap();
    await panel(page).getByRole('button', { name: 'Next status' }).tap();
    await panel(page).getByRole('button', { name: 'Share another home' }).tap();
    await panel(page).getByLabel('Message from the agent').fill('They came down today.');
    await panel(page).getByRole('button', { name: 'Send as the agent' }).tap();
    await expectNoAxeFindings(page);
    await page.goto('/app/listing/detail?id=home-4183316');
    await expect(page.getByRole('main').getByText('$552,000').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Under contract').filter({ visible: true }).first()).toBeVisible();
    await page.goto('/app/comments?id=home-4183316');
    await expect(page.getByText('They came down today.').first()).toBeVisible();
    await page.goto('/app/dashboard');
    await expect(page.getByText('25 homes shared with you')).toBeVisible();
  });
});

test('the demo runs in memory where the browser blocks its storage', async ({ page }) => {
  await blockStorage(page);
  await signIn(page);
  await insideFrame(page);
  await page.getByRole('link', { name: 'Properties', exact: true }).click();
  const like = grid(page).getByRole('button', { name: /^Like 112 Mill Row/ });
  await like.click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await pill(page).click();
  await expect(panel(page).getByText(email)).toBeVisible();
});
