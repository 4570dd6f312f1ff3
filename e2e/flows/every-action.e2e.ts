import type { Page } from '@playwright/test';
import { button } from '../support/account.ts';
import { expect, expectToast, openSignedIn, pressUntilFocused, screens, test, toastOf } from '../support/fixtures.ts';
import { juniper } from '../support/home.ts';

/*
 * Every action of a home is used once: by touch on a phone, by mouse and by keys on a wide screen. A new action belongs here.
 */

const listing = 'https://homes.example.com/listing/4187203';

const pressed = (page: Page, name: string, isPressed: boolean) =>
  expect(button(page, name)).toHaveAttribute('aria-pressed', String(isPressed));

/** Counts the calls of the browser's print dialog, which a headless browser does not have. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.print = () => sessionStorage.setItem('prints', String(Number(sessionStorage.getItem('prints')) + 1));
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('prints')));
}

/** Expects that an action opens the page of the listing service, and closes it. */
async function expectListing(page: Page, open: () => Promise<void>): Promise<void> {
  const popup = page.waitForEvent('popup');
  const asked = page.context().waitForEvent('request', (request) => request.url() === listing);
  await open();
  await asked;
  await (await popup).close();
}

/** Uses the actions that every width has. `act` finds an action by its name and uses it. */
async function useEveryAction(page: Page, act: (name: string) => Promise<void>, prints: () => Promise<number>) {
  await act('Compare');
  const picker = page.getByRole('dialog', { name: 'Choose a home to compare' });
  await expect(picker).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();

  await act('Archive');
  await expectToast(page, '418 Juniper Lane, Asheville, NC 28801 archived');
  await act('Restore');
  await expectToast(page, '418 Juniper Lane, Asheville, NC 28801 restored');

  await expectListing(page, () => act('View listing'));

  await act('Print');
  await expect.poll(prints).toBe(1);

  await act('Delete');
  await expect(page).toHaveURL('/app/listing');
  await button(page, 'Undo').click();
  await expect(page.getByText('24 homes', { exact: true })).toBeVisible();
}

test.describe('by touch', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('the bar of a home and its sheet', async ({ page, allowConsole }) => {
    allowConsole(/homes\.example\.com|net::ERR/);
    const prints = await countPrints(page);
    await openSignedIn(page, juniper);
    await pressed(page, 'Like', true);
    await button(page, 'Like').tap();
    await expectToast(page, 'Reaction removed: 418 Juniper Lane, Asheville, NC 28801');
    await pressed(page, 'Like', false);
    await button(page, 'Dislike').tap();
    await expectToast(page, '418 Juniper Lane, Asheville, NC 28801 disliked');
    await pressed(page, 'Dislike', true);
    await button(page, 'Like').tap();
    await expectToast(page, '418 Juniper Lane, Asheville, NC 28801 liked');
    await pressed(page, 'Dislike', false);

    const sheet = page.getByRole('dialog', { name: 'More actions' });
    const more = button(page, 'More actions');
    const act = async (name: string) => {
      await more.tap();
      await sheet.getByRole('listitem').getByText(name, { exact: true }).tap();
      await expect(sheet).toBeHidden();
    };
    await useEveryAction(page, act, prints);

    await page.goto(juniper);
    await pressed(page, 'Like', true);
    await act('Compare');
    const picker = page.getByRole('dialog', { name: 'Choose a home to compare' });
    await expect(picker.getByRole('link').first()).toBeVisible();
    await picker.getByRole('button', { name: 'Close' }).tap();
    await expect(more).toBeFocused();
    await page.getByRole('link', { name: 'Answer Ana' }).tap();
    await expect(page).toHaveURL('/app/comments?id=home-4187203');
    await page.goBack();
    await button(page, 'Score during the tour').tap();
    await expect(page.getByRole('dialog', { name: 'Score 418 Juniper Lane' })).toBeVisible();

    await page.goto(juniper);
    await act('Delete');
    await expect(toastOf(page, /418 Juniper Lane.* deleted/)).toBeVisible();
    // The toast is in no link's way.
    await button(page, 'Open menu').tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).tap({ trial: true });
    await page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).tap();
    await expect(page).toHaveURL(/\/app\/dashboard$/);
  });
});

test('the card of a home and its menu, by mouse', async ({ page, allowConsole }) => {
  allowConsole(/homes\.example\.com|net::ERR/);
  const prints = await countPrints(page);
  await openSignedIn(page, juniper);
  await button(page, 'Dislike').click();
  await pressed(page, 'Disliked', true);
  await button(page, 'Undo').click();
  await pressed(page, 'Liked', true);
  await button(page, 'Liked').click();
  await expectToast(page, 'Reaction removed: 418 Juniper Lane, Asheville, NC 28801');
  await pressed(page, 'Like', false);
  await useEveryAction(
    page,
    async (name) => {
      if (name === 'Compare') return button(page, name).click();
      await button(page, 'More actions').click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    },
    prints,
  );
});

test('the card of a home and its menu, by keys', async ({ page, allowConsole }) => {
  allowConsole(/homes\.example\.com|net::ERR/);
  const prints = await countPrints(page);
  await openSignedIn(page, juniper);
  await useEveryAction(
    page,
    async (name) => {
      await button(page, name === 'Compare' ? name : 'More actions').focus();
      await page.keyboard.press('Enter');
      if (name === 'Compare') return;
      const item = page.getByRole('menuitem', { name, exact: true });
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await pressUntilFocused(page, item, 'ArrowDown');
      await page.keyboard.press('Enter');
    },
    prints,
  );
});
