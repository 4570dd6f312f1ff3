import { deflateSync, inflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { agents } from '#mocks/seed/agents.ts';
import { mainHomes } from '#mocks/seed/main-homes.ts';
import { brokenWords } from '../support/broken-words.ts';
import {
  expect,
  expectNoAxeFindings,
  expectToast,
  openSignedIn,
  personaOf,
  screens,
  setTextSize,
  test,
  toastOf,
} from '../support/fixtures.ts';

const four = '/app/listing?compare=home-4187203,home-4183316,home-4185502,home-4191120';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const unpacked = (link: string) =>
  inflateSync(Buffer.from(new URL(link).hash.replace('#1.', ''), 'base64url')).toString();

/** Expects that a link has the shared homes, and nothing of any other home, of the buyer's account or of the agent. */
function expectOnly(shared: readonly string[], link: string): void {
  // Without the instants, whose digits may by chance have the MLS id of any home.
  const said = unpacked(link)
    .toLowerCase()
    .replaceAll(/\d{13}/g, '');
  for (const { _id, address, mls, garage, link: page } of mainHomes(Date.now())) {
    const [street = ''] = String(address).split(',');
    const isShared = shared.includes(String(_id));
    expect(said.includes(street.toLowerCase()), street).toBe(isShared);
    const others = isShared ? [_id] : [_id, mls, garage, page];
    for (const text of others) expect(said).not.toContain(String(text).toLowerCase());
  }
  for (const { _id, email, firstName, lastName } of agents)
    for (const text of [_id, email, firstName, lastName]) expect(said).not.toContain(String(text).toLowerCase());
  // No mail address and no phone number of anybody.
  expect(said).not.toMatch(/@|buyer-|\(\d{3}\)|555-\d{4}/);
  expect(said).not.toContain(personaOf('main').email);
}

test('shares four homes with somebody who has no account, in a link under 4 kB', async ({ page, browser }) => {
  await openSignedIn(page, four);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share 4 homes' });
  await expect(dialog.getByRole('checkbox', { name: 'My comments' })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: 'My comments' }).check();
  await dialog.getByRole('textbox', { name: 'Your message (optional)' }).fill('What do you think of the barn?');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Copy this page’s address' }).click();
  const forOneself = toastOf(page, 'Link copied. It opens in your account.');
  await expect(forOneself).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(toastOf(page, /^Link copied$/)).toBeVisible();
  // The clipboard has the other link now. By itself the toast would stay for five seconds.
  await expect(forOneself).toBeHidden({ timeout: 2_000 });
  await expectToast(page, 'Link copied');
  const link = await copied(page);
  expect(link.length).toBeLessThan(4_000);
  expectOnly(['home-4187203', 'home-4183316', 'home-4185502', 'home-4191120'], link);

  const stranger = await browser.newContext();
  const shown = await stranger.newPage();
  await shown.goto(link);
  await expect(shown.getByRole('heading', { level: 1, name: '4 homes to decide between' })).toBeVisible();
  await expect(shown.getByText('Linda Moreno shared this with you')).toBeVisible();
  await expect(shown.getByText('What do you think of the barn?')).toBeVisible();
  const table = shown.getByRole('table', { name: 'Side by side' });
  await expect(table.getByRole('columnheader', { name: '418 Juniper Lane' })).toBeVisible();
  await expect(
    table
      .getByRole('row', { name: /^Location/ })
      .getByRole('img')
      .first(),
  ).toHaveAccessibleName(/10$/);
  await expect(table.getByRole('row', { name: /^Location/ })).toContainText('Counts: Most');
  await expect(table.getByRole('row', { name: /^Kitchen/ })).toContainText('Counts: Some');
  await expect(shown.getByText('7.9 Rank 1 (of 20)')).toBeVisible();
  await expect(shown.getByText('10 of 12 scored. Could end up between 6.1 and 7.6.')).toBeVisible();
  await expect(table.getByRole('row', { name: /^Monthly cost/ })).toContainText('$');
  await expect(shown.getByText('30-year loan, 20% down, 6.5% interest')).toBeVisible();
  for (const hoa of ['None', '$45 a month']) await expect(table.getByRole('row', { name: /^HOA/ })).toContainText(hoa);
  await expect(shown.getByText('Great morning light')).toBeVisible();
  await expect(shown.getByText('0.7–9.9 No rank yet')).toBeVisible();
  await expect(shown.getByRole('heading', { level: 2 }).first()).toHaveText('1602 Meadow Farm Rd');
  await expectNoAxeFindings(shown);
  await shown.setViewportSize(screens.phone);
  await table
    .getByRole('row', { name: /^Parking/ })
    .last()
    .scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader', { name: '418 Juniper Lane' })).toBeInViewport();
  // Each value has a line of its own where larger text would break it.
  await setTextSize(shown, '200%');
  for (const size of [screens.phone, screens.tablet]) {
    await shown.setViewportSize(size);
    await expect
      .poll(() =>
        brokenWords(table.getByRole('row', { name: /^(Price|Monthly cost|Square feet|MLS)/ }).getByRole('cell')),
      )
      .toEqual([]);
  }
  // A home that is free of taxes.
  const untaxed = unpacked(link).replace(/"tax":\d+/, '"tax":0');
  await shown.goto(link.replace(/#.*/, `#1.${deflateSync(untaxed).toString('base64url')}`));
  await expect(
    table
      .getByRole('row', { name: /^Monthly tax/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('$0');
  // The page has no session.
  expect(await shown.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await stranger.close();
});

test('the QR code stays in place while the message is typed', async ({ page }) => {
  await openSignedIn(page, '/app/listing?compare=home-4187203,home-4183316');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share 2 homes' });
  const code = dialog.getByRole('img', { name: 'QR code of the link' });
  const before = await code.elementHandle();
  const drawn = await code.innerHTML();
  await dialog.getByRole('textbox', { name: 'Your message (optional)' }).pressSequentially('What do you think?');
  await expect.poll(() => code.innerHTML()).not.toBe(drawn);
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
});

test('the preview keeps the focus while a home that is not shared changes in another tab', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/app/listing?compare=home-4187203,home-4183316');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Share 2 homes' }).getByRole('link', { name: 'Preview' });
  await preview.focus();
  const other = await context.newPage();
  await other.goto('/app/listing?mock-faults=setPropStatus:slow:1');
  await other.getByRole('button', { name: /^Like 112 Mill Row/ }).click();
  await expect(page.getByText('1 change kept on this device')).toBeAttached();
  await expect(page.getByText('Everything is saved')).toBeAttached();
  await expect(preview).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('shares one home without the parts that were left out, in a page whose language can be changed', async ({
    page,
    browser,
  }) => {
    await openSignedIn(page, '/app/listing/detail?id=home-4187203');
    await page.getByRole('button', { name: 'More actions' }).tap();
    await page.getByRole('dialog', { name: 'More actions' }).getByRole('button', { name: 'Share' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Share this home' });
    await dialog.getByRole('checkbox', { name: 'My scores and rank' }).tap();
    await dialog.getByRole('checkbox', { name: 'Monthly cost' }).tap();
    const code = dialog.getByRole('img', { name: 'QR code of the link' });
    await expect(code).toBeVisible();
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    expect(await top(code)).toBeGreaterThan(await top(dialog.getByRole('link', { name: 'Preview' })));
    expect(await top(code), 'not with the address for oneself').toBeLessThan(
      await top(dialog.getByRole('button', { name: 'Copy this page’s address' })),
    );
    await expectNoAxeFindings(page);
    await dialog.getByRole('button', { name: 'Copy link' }).tap();
    await expectToast(page, 'Link copied');
    const link = await copied(page);
    expectOnly(['home-4187203'], link);
    await dialog.getByRole('button', { name: 'Copy this page’s address' }).tap();
    await expectToast(page, 'Link copied. It opens in your account.');
    await page.goto('/app/dashboard');
    await page.goto(await copied(page));
    await expect(page.getByRole('heading', { level: 1, name: '418 Juniper Lane' })).toBeVisible();

    const stranger = await browser.newContext({ viewport: screens.phone, hasTouch: true });
    const shown = await stranger.newPage();
    // As some messengers write it.
    await shown.goto(link.replace('#', '%23'));
    await expect(shown).toHaveURL(link);
    await expect(shown.getByRole('heading', { level: 1, name: 'A home to look at' })).toBeVisible();
    await expect(shown.getByRole('heading', { name: '418 Juniper Lane' })).toBeVisible();
    await expect(shown.getByRole('table', { name: 'In detail' })).toBeVisible();
    await expect(shown.getByRole('row', { name: /^Built/ })).toContainText('1998');
    for (const left of [
      'Average score',
      'Counts:',
      'Monthly cost',
      'Great morning light',
      'What can you tell me about it?',
    ])
      await expect(shown.getByText(left)).toHaveCount(0);
    await shown.getByRole('button', { name: 'Language: English' }).tap();
    await shown.getByRole('menuitem', { name: 'العربية' }).tap();
    await expect(shown.getByRole('heading', { level: 1, name: 'منزل يستحق النظر' })).toBeVisible();
    await expectNoAxeFindings(shown);
    await stranger.close();
  });
});

test.describe('where the browser shares', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('opens the share sheet of the phone, and copies the link if that is refused', async ({ page }) => {
    // A headless Chromium has no share sheet. This one takes the first link and refuses the next.
    await page.addInitScript(() => {
      navigator.share = async ({ title, url } = {}) => {
        if (window.name) {
          window.name += ' refused';
          throw new DOMException('Refused', 'NotAllowedError');
        }
        window.name = `${title} ${url}`;
      };
    });
    await openSignedIn(page, '/app/listing/detail?id=home-4187203');
    await page.getByRole('button', { name: 'More actions' }).tap();
    await page.getByRole('dialog', { name: 'More actions' }).getByRole('button', { name: 'Share' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Share this home' });
    await dialog.getByRole('button', { name: 'Send' }).dblclick();
    await expect.poll(() => page.evaluate(() => window.name)).toMatch(/^Share this home http.+\/shared#1\.[\w-]+$/);
    await dialog.getByRole('button', { name: 'Send' }).tap();
    await expectToast(page, 'Link copied');
    expect(await copied(page)).toMatch(/\/shared#1\.[\w-]+$/);
    // If the browser cannot copy either, the link can be copied by hand.
    await page.context().clearPermissions();
    await dialog.getByRole('button', { name: 'Copy link' }).tap();
    const byHand = dialog.getByRole('textbox', { name: /Copy this link yourself/ });
    await expect(byHand).toBeFocused();
    await expect(byHand).toBeInViewport();
  });
});

test('says why a link cannot be read that was cut, changed or made by a newer version', async ({ page }) => {
  const expectRefusal = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Home buyers’ portal`);
  };
  for (const fragment of [
    '',
    '#1.',
    '#1.eJyrVkrKVLJSSlTSUSqpLEhVslIqLU4tUqoFAFWkBvQ',
    '#%E0%A4%A',
    '#<img src=x onerror=alert(1)>',
    '#javascript:alert(1)',
    `#1.${deflateSync(Buffer.alloc(50_000_000)).toString('base64url')}`,
    `#1.${'A'.repeat(1_000_000)}`,
  ]) {
    await page.goto(`/signin`);
    await page.goto(`/shared${fragment}`);
    await expectRefusal('This link is not complete');
  }
  // The same page also opens the next link that is pasted into its address.
  await page.goto('/shared#2.abc');
  await expectRefusal('This link needs a newer version');
  await expectNoAxeFindings(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expectRefusal('This link needs a newer version');
});

test('copies the address of a listing with its filters', async ({ page }) => {
  await openSignedIn(page, '/app/listing?q=juniper&sort=price.desc');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Link copied. It opens in your account.');
  const pasted = await page.context().newPage();
  await pasted.goto(await copied(page));
  await expect(pasted.getByRole('searchbox')).toHaveValue('juniper');
});
