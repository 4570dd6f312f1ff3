import type { Page } from '@playwright/test';
import {
  expect,
  expectNoAxeFindings,
  faults,
  openSignedIn,
  screens,
  signIn,
  test,
  toastOf,
} from '../support/fixtures.ts';
import { keptFor } from '../support/kept-for.ts';

/*
 * While the server cannot be reached, screens show the answers that the device has kept.
 */
const unreached = /^The server cannot be reached\. Showing your homes as of /;

test.beforeEach(({ allowConsole }) => allowConsole(/net::ERR|Failed to load resource|ApiError/));

/** Opens the listing and waits until the device has kept the homes, the user and the profile. No screen says that it has. */
async function openKeptListing(page: Page): Promise<void> {
  await signIn(page);
  await page.goto('/app/listing');
  await expect(page.getByText('27 Ridgeview Court').first()).toBeVisible();
  const kept = async () => (await keptFor(page, 'buyer-main')).filter((key) => key.endsWith('/note'));
  await expect.poll(kept).toHaveLength(3);
}

test('a server that cannot be reached is asked again, and the note goes with its answer', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await openKeptListing(page);
  await faults(page, [{ call: '*', fault: 'drop' }]);
  await page.reload();
  await expect(page.getByText('27 Ridgeview Court').first()).toBeVisible();
  await expect(page.getByText(unreached)).toBeVisible();
  await expectNoAxeFindings(page);
  await faults(page, []);
  await expect(page.getByText(unreached)).toBeHidden();
  await expect(page.getByText('27 Ridgeview Court').first()).toBeVisible();
});

test('an error of the server is shown, even if the device has kept an answer', async ({ page }) => {
  await openKeptListing(page);
  await faults(page, [{ call: 'listProperties', fault: 'http-500' }]);
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText(unreached)).toHaveCount(0);
});

test('without storage, the notice asks to keep the tab open', async ({ page, context }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await openSignedIn(page, '/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(toastOf(page, /^You are offline\. .* are only in this tab/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /are only in this tab/ })).toBeVisible();
});

test('the notice of a lost connection goes with the network, even where the code of toasts could not be fetched', async ({
  page,
  context,
}) => {
  await page.route('**/overlays-*', (route) => route.abort());
  await openSignedIn(page, '/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = toastOf(page, /^You are offline/);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  // By itself it would go after twelve seconds.
  await expect(notice).toBeHidden({ timeout: 3000 });
});

test('the notice of a lost connection gives way to a conversation, which says it itself, and to the network', async ({
  page,
  context,
}) => {
  await page.setViewportSize(screens.phone);
  await openSignedIn(page, '/app/comments?id=home-4183316');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Properties' }).click();
  // Its code has to be there before the network goes: the address and the heading come first.
  await expect(page.getByText('24 homes', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/listing$/);
  const notice = toastOf(page, /^You are offline/);
  // By itself it would go after six seconds.
  const soon = { timeout: 3000 };
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(page.getByText('You are offline. Messages wait on this device.')).toBeVisible();
  await expect(notice).toBeHidden(soon);
  await page.goForward();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden(soon);
});
