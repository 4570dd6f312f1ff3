import { expect, expectNoAxeFindings, faults, screens, signIn, test } from '../support/fixtures.ts';
import { keptFor } from '../support/kept-for.ts';

/*
 * A network without a server: what the device kept is shown until it answers.
 */
const unreached = /^The server cannot be reached\. Showing your homes as of /;

test.beforeEach(({ allowConsole }) => allowConsole(/net::ERR|Failed to load resource|ApiError/));

test('a server that is away is asked again, and the note goes with its answer', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await signIn(page);
  await page.goto('/app/listing');
  await expect(page.getByText('27 Ridgeview Court').first()).toBeVisible();
  // The listing, the person and the profile: without one of them the screen could not be shown.
  const kept = async () => (await keptFor(page, 'buyer-main')).filter((key) => key.endsWith('/note'));
  await expect.poll(kept).toHaveLength(3);
  await faults(page, [{ call: '*', fault: 'drop' }]);
  await page.reload();
  await expect(page.getByText('27 Ridgeview Court').first()).toBeVisible();
  await expect(page.getByText(unreached)).toBeVisible();
  await expectNoAxeFindings(page);
  await faults(page, []);
  await expect(page.getByText(unreached)).toBeHidden();
  await expect(page.getByText('27 Ridgeview Court').first()).toBeVisible();
});

test('an answer that is a failure is shown as one, whatever the device has kept', async ({ page }) => {
  await signIn(page);
  await page.goto('/app/listing');
  await expect(page.getByText('27 Ridgeview Court').first()).toBeVisible();
  await faults(page, [{ call: 'listProperties', fault: 'http-500' }]);
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText(unreached)).toHaveCount(0);
});
