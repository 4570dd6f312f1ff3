import type { Page } from '@playwright/test';
import { composer, log, message, unsent } from '../support/chat.ts';
import { expect, faults, fillDatabase, openSignedIn, test } from '../support/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openSignedIn(page, '/app/comments');
});

test('a message written while the disk is full says so, and asks before the page closes or another tab signs out', async ({
  page,
  context,
}) => {
  await fillDatabase(page);
  await page.reload();
  await faults(page, [{ call: 'postReply', fault: 'busy' }]);
  await composer(page).fill('Is the cellar dry?');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Only in this tab', { exact: false })).toBeVisible();
  const unsent = (tab: Page) => tab.getByRole('dialog', { name: 'Not everything has been sent' });
  const message = /1 message: /;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(unsent(page).getByText(message)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(unsent(page)).toBeHidden();
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
  await expect(unsent(other)).toBeVisible();
  await expect(unsent(other).getByText(message), 'only the other tab knows it').toBeHidden();
});

test('the words of a message that only this tab has can be typed again while it is sent', async ({ page }) => {
  await fillDatabase(page);
  await page.reload();
  await faults(page, [{ call: 'postReply', fault: 'slow', ms: 3000, times: 1 }]);
  await composer(page).fill('Any news?');
  await page.keyboard.press('Enter');
  await expect(composer(page)).toHaveValue('');
  await composer(page).fill('Any news?');
  await expect(unsent(page)).toHaveCount(1);
  await expect(unsent(page)).toHaveCount(0);
  await expect(message(page, 'Any news?')).toHaveCount(1);
  await page.getByRole('link', { name: /^All Properties/ }).click();
  await page.getByRole('link', { name: /^Recent/ }).click();
  await composer(page).press('Enter');
  await expect(message(page, 'Any news?')).toHaveCount(2);
});

test('a message begun while the device has no room at all says so, and asks before the page closes', async ({
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
  await composer(page).fill('Is the cellar dry?');
  const warning = page.getByRole('main').getByText('Not saved yet. Keep this tab open.');
  await expect(warning).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(warning).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await expect(composer(page)).toHaveValue('Is the cellar dry?');
  await composer(page).fill('');
  await expect(page.getByText('Keep this tab open')).toHaveCount(0);
});
