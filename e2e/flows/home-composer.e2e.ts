import { composer } from '../support/chat.ts';
import { expect, openSignedIn, screens, test } from '../support/fixtures.ts';
import { juniper, openDetail } from '../support/home.ts';

/*
 * From a home into the composer of its conversation.
 */

test('fills the composer with the brief, and with the question about a missing fact', async ({ page }) => {
  await openDetail(page);
  await page.getByRole('link', { name: /^Ask Ana.*HOA/ }).click();
  await expect(composer(page)).toHaveValue('Is there an HOA, and how much is it per month?');
  await page.goBack();
  await page.getByRole('link', { name: 'Write a brief' }).press('Enter');
  await expect(composer(page)).toHaveValue(/HOA[^]*About 418 Juniper Lane/);
  await expect(composer(page)).toHaveAccessibleName(/^Message about 418 Juniper Lane/);
  await expect(page.getByText('Added below your draft.')).toBeVisible();
});

test('speaks of a home without an address as one says it', async ({ page }) => {
  await openSignedIn(page, '/app/comments?id=hostile-7&compose=tour', 'hostile');
  await expect(composer(page)).toHaveAccessibleName('Message about this home');
  await expect(composer(page)).toHaveValue(/^I would like to tour this home\./);
  await expect(page.getByRole('heading', { name: '(no address)' })).toBeVisible();
});

test('leads into the composer to write to the agent, from its card and in a tour', async ({ page }) => {
  await openDetail(page);
  const answer = page.getByRole('link', { name: 'Answer Ana' });
  await answer.click();
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type('Is it');
  await expect(composer(page)).toHaveValue('Is it');
  await expect(page).toHaveURL('/app/comments?id=home-4187203');

  await page.goto(`${juniper}&mode=scoring`);
  await page.getByRole('dialog').getByRole('link', { name: 'Answer Ana' }).click();
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type(' free?');
  await expect(composer(page)).toHaveValue('Is it free?');
  await expect(composer(page)).toHaveAccessibleName(/^Message about 418 Juniper Lane/);
  await expect(page.getByText('Your draft already has this.')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('the brief is in the composer by one tap', async ({ page }) => {
    await openDetail(page);
    await page.getByRole('link', { name: 'Write a brief' }).tap();
    await expect(composer(page)).toHaveValue(/^About 418 Juniper Lane/);
    await expect(composer(page)).toHaveAccessibleName(/^Message about 418 Juniper Lane/);
  });

  test('a tap on the answer leads into the composer', async ({ page }) => {
    await openDetail(page);
    await page.getByRole('link', { name: 'Answer Ana' }).tap();
    await expect(composer(page)).toBeFocused();
    await page.keyboard.type('Is it free?');
    await expect(composer(page)).toHaveValue('Is it free?');
    await expect(composer(page)).toHaveAccessibleName(/^Message about 418 Juniper Lane/);
  });
});
