import type { Page } from '@playwright/test';
import { composer } from '../support/chat.ts';
import { cramped } from '../support/cramped.ts';
import { expect, expectNoAxeFindings, openSignedIn, screens, test } from '../support/fixtures.ts';
import { juniper } from '../support/home.ts';

/*
 * The end of a viewing offers the brief to the agent.
 */

test.use({ viewport: screens.phone, hasTouch: true });

const room = (page: Page) => page.getByRole('dialog', { name: /^Score / });
const key = (page: Page, name: string) => room(page).getByRole('radio', { name, exact: true });
const asks = (page: Page, name: string) => expect(room(page).getByRole('heading', { level: 1, name })).toBeVisible();
const brief = (page: Page) => room(page).getByRole('link', { name: /^Send the brief to / });

/** Goes on to the last criterion, and from there to the result. */
async function finish(page: Page): Promise<void> {
  await room(page)
    .getByRole('list', { name: 'Progress' })
    .getByRole('button', { name: /^Overall/ })
    .tap();
  await room(page).getByRole('button', { name: 'See the result' }).tap();
}

test('a finished viewing leads to the brief in the composer, by touch', async ({ page }) => {
  await openSignedIn(page, `${juniper}&mode=scoring`);
  await asks(page, 'Lot');
  await key(page, '4').tap();
  await asks(page, 'Square feet');
  await key(page, '9').tap();
  await asks(page, 'Parking');
  await finish(page);
  await asks(page, 'All twelve scored and saved');
  await expect(brief(page)).toHaveAccessibleName('Send the brief to Ana');
  await expect(brief(page)).toHaveAccessibleDescription(
    'Your scores, notes and questions. You read it before it goes.',
  );
  const { y = 0 } = (await brief(page).boundingBox()) ?? {};
  const next = await room(page).getByRole('heading', { name: 'Next home' }).boundingBox();
  expect(y, 'above the next home').toBeLessThan(next?.y ?? 0);
  await expectNoAxeFindings(page);
  await brief(page).tap();
  await expect(composer(page)).toHaveValue(/^About 418 Juniper Lane.*:\nMy scores: .*Lot 4.*\n/);
  await expect(composer(page)).toBeFocused();
  await expect(page).toHaveURL('/app/comments?id=home-4187203');
});

test('an open criterion comes before the brief', async ({ page }) => {
  await openSignedIn(page, `${juniper}&mode=scoring`);
  await asks(page, 'Lot');
  await finish(page);
  const ground = await room(page)
    .getByRole('button', { name: 'Score: Lot' })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(brief(page)).toBeVisible();
  await expect(brief(page), 'one action is filled').not.toHaveCSS('background-color', ground);
});

test('an agent’s name of two hundred letters fits', async ({ page, allowConsole }) => {
  allowConsole(/photos\/missing/);
  await openSignedIn(page, '/app/listing/detail?id=hostile-4&mode=scoring', 'hostile');
  await finish(page);
  await expect(brief(page)).toBeVisible();
  await expect.poll(() => cramped(page)).toEqual([]);
});

test('without an agent there is no brief', async ({ page }) => {
  await openSignedIn(page, '/app/listing/detail?id=buyer-noAgent-0&mode=scoring', 'noAgent');
  await finish(page);
  await expect(room(page).getByRole('heading', { name: 'Next home' })).toBeVisible();
  await expect(brief(page)).toBeHidden();
  await expect(room(page).getByText(/brief|before it goes/)).toBeHidden();
});
