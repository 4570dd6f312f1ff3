import type { Page } from '@playwright/test';
import { composer, message, sendMessage, unsent } from '../support/chat.ts';
import { expect, expectNoAxeFindings, faults, openSignedIn, screens, test } from '../support/fixtures.ts';
import { juniper, openDetail } from '../support/home.ts';

/*
 * A home says that it is the buyer's turn in its conversation.
 */

const asked = 'Ana: “The seller can show it on Sunday at 10. Shall I confirm?”';
const quote = (page: Page) => page.getByText(/^Ana: “/);
const answer = (page: Page) => page.getByRole('link', { name: 'Answer Ana' });
const write = (page: Page) => page.getByRole('link', { name: 'Message Ana' });

/** Expects the words of a home whose conversation waits for nobody, or for the agent. */
async function expectNoTurn(page: Page): Promise<void> {
  await expect(write(page)).toBeVisible();
  await expect(answer(page)).toBeHidden();
  await expect(quote(page)).toBeHidden();
}

test('quotes the agent and leads to the answer, until it is sent', async ({ page, mock }) => {
  await openDetail(page);
  // The demo's agent answers a message after some seconds.
  await mock('conditions', { clock: new Date().toISOString() });
  await expect(page.getByText(asked, { exact: true })).toBeVisible();
  await answer(page).click();
  await expect(composer(page)).toBeFocused();
  await expect(message(page, 'The seller can show it on Sunday at 10. Shall I confirm?')).toBeVisible();
  await sendMessage(page, 'Yes, please.');
  await page.goBack();
  await expectNoTurn(page);
  await expect(write(page)).toBeFocused();
});

test('counts an answer that is kept on the device', async ({ page, allowConsole }) => {
  allowConsole(/ApiError/);
  await openDetail(page);
  await faults(page, [{ call: 'postReply', fault: 'drop' }]);
  await answer(page).click();
  await sendMessage(page, 'Yes, please.');
  await expect(unsent(page)).toBeVisible();
  await page.goBack();
  await expectNoTurn(page);
  await page.reload();
  await expectNoTurn(page);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Answer your agent in 3 conversations/ })).toBeVisible();
});

test('asks for no answer in a conversation that is done, or while it is the agent’s turn', async ({ page }) => {
  await openDetail(page, '/app/listing/detail?id=home-4180663');
  await expect(quote(page)).toContainText('Fiber reached the trailhead');
  await answer(page).click();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await page.goBack();
  await expectNoTurn(page);
  await page.goto('/app/listing/detail?id=home-4183316');
  await expectNoTurn(page);
});

test('asks for no answer to an agent who is gone', async ({ page }) => {
  await openSignedIn(page, '/app/settings');
  const agent = page.getByRole('textbox', { name: /agent/i });
  await agent.fill('newagent@example.com');
  await agent.press('Enter');
  await expect(page).toHaveURL('/app/dashboard');
  await page.goto(juniper);
  await expect(page.getByRole('link', { name: 'Message your agent' })).toBeVisible();
  await expect(page.getByText(/Shall I confirm/)).toBeHidden();
});

test('shows what the agent wrote as text', async ({ page, market, allowConsole }) => {
  allowConsole(/photos\/missing/);
  await openSignedIn(page, '/app/listing/detail?id=hostile-1', 'hostile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = '<img src=x onerror="alert(1)"> $t(agent:answer) {{name}}?';
  await market({ kind: 'message', buyer: 'mallory.vex@example.com', home: 'hostile-1', text });
  await page.reload();
  await expect(page.getByText(`“${text}”`)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('the bar says so by its icon, and a viewing by its own', async ({ page, mock }) => {
    await openDetail(page);
    await mock('conditions', { clock: new Date().toISOString() });
    await expectNoAxeFindings(page);
    const marked = await answer(page).screenshot();
    await answer(page).tap();
    await expect(composer(page)).toBeFocused();
    await page.goto(`${juniper}&mode=scoring`);
    await page.getByRole('dialog').getByRole('link', { name: 'Answer Ana' }).tap();
    await composer(page).fill('Yes, please.');
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect(message(page, 'Yes, please.')).toBeVisible();
    await page.goto(juniper);
    await expectNoTurn(page);
    expect((await write(page).screenshot()).equals(marked), 'the dot is gone').toBe(false);
  });
});
