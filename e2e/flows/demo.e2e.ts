import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, screens, test } from '../support/fixtures.ts';
import { insideFrame } from '../support/frame.ts';

/*
 * The controls by which a tester changes the mocked server by hand: see docs/testing.md.
 */

const panel = (page: Page) => page.getByRole('dialog', { name: 'Demo helpers' });

test('the address sets faults and delays, which then go from it', async ({ page, say, signInAs }) => {
  await page.goto('/signin?mock-faults=login:refuse:1&mock-latency=0&theme=dark');
  await expect(page).toHaveURL('/signin');
  await page.getByRole('textbox', { name: say.email }).fill('linda.moreno@example.com');
  await page.getByRole('textbox', { name: say.password }).fill('homebuyer');
  await page.getByRole('button', { name: say.signIn, exact: true }).click();
  await expect(page.getByText('The server refused this request.')).toBeVisible();
  await signInAs('main');
  await insideFrame(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('the panel cuts a price, shares a home and lets the agent write', async ({ page, signInAs }) => {
    await signInAs('main');
    await page.goto('/app/listing');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('button', { name: /^Demo/ }).tap();
    await panel(page).getByLabel('Home', { exact: true }).selectOption('1602 Meadow Farm Rd, Weaverville, NC 28787');
    await panel(page).getByRole('button', { name: 'Cut the price' }).tap();
    await panel(page).getByRole('button', { name: 'Share another home' }).tap();
    await panel(page).getByLabel('Message of the agent').fill('They came down today.');
    await panel(page).getByRole('button', { name: 'Send as the agent' }).tap();
    await expectNoAxeFindings(page);
    await page.goto('/app/listing/detail?id=home-4183316');
    await expect(page.getByRole('main').getByText('$552,000').first()).toBeVisible();
    await page.goto('/app/comments?id=home-4183316');
    await expect(page.getByText('They came down today.').first()).toBeVisible();
    await page.goto('/app/dashboard');
    await expect(page.getByText('25 homes shared with you')).toBeVisible();
  });
});
