import type { Locator, Page } from '@playwright/test';
import { composer, log, unsent } from '../support/chat.ts';
import { expect, expectNoAxeFindings, faults, openSignedIn, test, toastOf } from '../support/fixtures.ts';
import { setLook } from '../support/frame.ts';
import { keptFor } from '../support/kept-for.ts';

/*
 * Conversations on a phone, by touch.
 */
const size = { width: 390, height: 844 };

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const row = (page: Page, street: string) => page.getByRole('listitem').filter({ hasText: street });

async function open(page: Page, street: string): Promise<void> {
  await row(page, street).getByRole('link').tap();
  await expect(log(page)).toBeVisible();
}

/** Opens the list again, which is a drawer over the conversation. */
async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conversations' }).tap();
  await expect(page.getByRole('dialog', { name: 'Comments' })).toBeVisible();
}

/** Expects that nothing but the composer's padding is between an element and the foot of the window. */
const expectAtFoot = (last: Locator) =>
  expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
      return size.height - y - height;
    })
    .toBe(4);

test.use({ viewport: size, hasTouch: true });

test.beforeEach(async ({ page }) => {
  await openSignedIn(page, '/app/comments');
});

test('a line marks where the unread messages begin, until the conversation is left', async ({ page }) => {
  await expect(row(page, 'Juniper Lane').getByRole('img', { name: '2 unread messages' })).toBeVisible();
  await open(page, 'Juniper Lane');
  const line = log(page).getByText('2 new messages', { exact: true });
  const above = log(page).getByText('Could we see it this weekend, ideally with my parents?');
  const below = log(page).getByText('I am asking the seller. Would Sunday work for you?');
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const isBetween = async () => {
    // The conversation may still scroll to the line.
    const [before, middle, after] = [await top(above), await top(line), await top(below)];
    return before < middle && middle < after;
  };
  await expect.poll(isBetween).toBe(true);
  await openList(page);
  await expect(row(page, 'Juniper Lane').getByRole('img', { name: /unread messages?$/ })).toHaveCount(0);
  await open(page, 'Chestnut Square');
  await page.goBack();
  await expect(page.getByRole('heading', { name: '418 Juniper Lane' })).toBeVisible();
  await expect(below).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('more unread messages than fit stay unread until the newest is in view', async ({ page, agentSays }) => {
  // Behind all of them stands what the server refused.
  await faults(page, [{ call: 'postReply', fault: 'refuse', times: 1 }]);
  await open(page, 'Meadow Farm');
  await composer(page).fill('One');
  await sendButton(page).tap();
  await expect(log(page).getByText(/^Not sent\. /)).toBeVisible();
  await page.goBack();
  for (let number = 1; number <= 20; number += 1) await agentSays('home-4183316', `Note ${number}`);
  await expect(row(page, 'Meadow Farm').getByRole('img', { name: '20 unread messages' })).toBeVisible();
  await open(page, 'Meadow Farm');
  await expect(log(page).getByText('20 new messages', { exact: true })).toBeInViewport();
  await openList(page);
  await expect(row(page, 'Meadow Farm').getByRole('img', { name: '20 unread messages' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go to the newest message' }).tap();
  await expect(log(page).getByText('Note 20', { exact: true })).toBeInViewport();
  await openList(page);
  await expect(row(page, 'Meadow Farm').getByRole('img', { name: /unread messages?$/ })).toHaveCount(0);
});

test('a conversation that is not there leads to the others', async ({ page }) => {
  await page.goto('/app/comments?id=nobody');
  await expect(page.getByText('This home is not in your list.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Comments' }).tap();
  await expect(page).toHaveURL('/app/comments');
  await expect(row(page, 'Juniper Lane')).toBeVisible();
});

test('each tab keeps its place, Back leads there, and the drawer begins at the open conversation', async ({ page }) => {
  await page.setViewportSize({ ...size, height: 640 });
  await page.getByRole('link', { name: /^All Properties/ }).tap();
  const home = row(page, 'Fairway Loop');
  await expect(row(page, 'Canyon Drive')).toBeVisible();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 900);
  await expect(home).toBeInViewport({ ratio: 1 });
  const top = async () => (await home.boundingBox())?.y;
  let place = await top();
  const isAtRest = async () => place === (place = await top());
  await expect.poll(isAtRest).toBe(true);
  await page.getByRole('link', { name: /^Recent/ }).tap();
  await expect(row(page, 'Juniper Lane')).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: /^All Properties/ }).tap();
  await expect.poll(top).toBe(place);
  await open(page, 'Fairway Loop');
  await openList(page);
  await expect(home).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  // Back would close the list.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect.poll(top).toBe(place);
});

test('says whose turn it is, and a last message that asks nothing can be marked as done', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(row(page, 'Meadow Farm')).toContainText(/Agent’s turn since/);
  await expect(row(page, 'Vista del Sol')).toContainText('Your turn');
  await open(page, 'Vista del Sol');
  const done = page.getByRole('button', { name: 'Mark as done' });
  await expect(done).toBeVisible();
  const { y = 0, height = 0 } = (await log(page).boundingBox()) ?? {};
  expect(740 - y - height, 'what the turn and the composer leave below the messages').toBeLessThanOrEqual(0.13 * 740);
  await done.dblclick();
  await expect(page.getByText('Nothing open')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.reload();
  await expect(page.getByText('Nothing open')).toBeVisible();
  await openList(page);
  await expect(row(page, 'Vista del Sol')).toContainText('Nothing open');
  await open(page, 'Vista del Sol');
  await page.getByRole('button', { name: 'Reopen' }).tap();
  await expect(page.getByText('Your turn', { exact: true })).toBeVisible();
  await done.tap();
  await composer(page).fill('One more thing: is it heated?');
  await sendButton(page).tap();
  await expect(page.getByText('Agent’s turn', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Ana has not replied/), 'reproaches nobody within a day').toBeHidden();
  await expect(done).toBeHidden();
  await openList(page);
  await open(page, 'Juniper Lane');
  await expect(page.getByText('Ana is waiting for you')).toBeVisible();
  await expect(done).toBeHidden();
  await openList(page);
  await open(page, 'Meadow Farm');
  await expect(page.getByText(/^Ana has not replied since/)).toBeVisible();
});

test('a toast stands on the composer and does not cover it', async ({ page }) => {
  await open(page, 'Meadow Farm');
  await faults(page, [{ call: 'postReply', fault: 'refuse', times: 1 }]);
  await composer(page).fill('One');
  await sendButton(page).tap();
  await page.getByRole('button', { name: 'Discard: One' }).tap();
  const toast = toastOf(page, 'Message discarded');
  await expect(toast).toBeInViewport({ ratio: 1 });
  const expectAbove = async (below: Locator) => {
    // A focused toast does not go by itself.
    await toast.getByRole('button', { name: 'Undo' }).focus();
    await expect
      .poll(async () => {
        const [toastBox, box] = [await toast.boundingBox(), await below.boundingBox()];
        return (box?.y ?? 0) - (toastBox?.y ?? 0) - (toastBox?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
  };
  await expectAbove(sendButton(page));
  await setLook(page, { themeType: 'dark' });
  await expectAbove(sendButton(page));
  await composer(page).fill('Two\nlines,\nand a third');
  await expectAbove(composer(page));
  await page.getByRole('button', { name: 'Brief and questions' }).tap();
  await expectAbove(composer(page));
  // Turned, the phone is wider than one, and the helpers stand below the line.
  await page.setViewportSize({ width: 844, height: 390 });
  await expectAbove(composer(page));
});

test('the composer is one line that names its reader, and the brief and the questions are behind a button', async ({
  page,
}) => {
  await open(page, 'Juniper Lane');
  await expect(composer(page)).toHaveAttribute('placeholder', 'Write to Ana');
  await expect(page.getByRole('button', { name: 'Brief for Ana' })).toBeHidden();
  const more = page.getByRole('button', { name: 'Brief and questions' });
  await more.tap();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Ana will read this.')).toBeVisible();
  await expectNoAxeFindings(page);
  const question = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').first();
  const asked = await question.innerText();
  await question.tap();
  await expect(composer(page)).toHaveValue(asked);
  await more.tap();
  await page.getByRole('button', { name: 'Brief for Ana' }).tap();
  await expect(page.getByText('Added below your draft.')).toBeVisible();
  await expect(composer(page)).toHaveValue(/About 418 Juniper Lane/);
  await expectAtFoot(page.getByText('Added below your draft.'));
});

test('a turned phone keeps the composer in view and leaves room for the messages', async ({ page }) => {
  await open(page, 'Juniper');
  for (const turned of [
    { width: 844, height: 390 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(turned);
    await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await log(page).boundingBox())?.height).toBeGreaterThan(turned.height * 0.4);
  }
});

test('a note says that the connection is lost, and then that everything has been sent', async ({
  page,
  context,
  allowConsole,
}) => {
  // The code of the service worker loads when the page is idle, which may be after the connection is lost.
  allowConsole(/ERR_INTERNET_DISCONNECTED|service-worker/);
  await open(page, 'Meadow Farm');
  await context.setOffline(true);
  const offline = page.getByText('You are offline. Messages wait on this device.');
  await expect(offline).toBeVisible();
  await composer(page).fill('From the cellar');
  await sendButton(page).tap();
  await expect(log(page).getByText('Not sent yet. Kept on this device.')).toBeVisible();
  await expect(offline).toBeVisible();
  await expectNoAxeFindings(page);
  await openList(page);
  await expect(row(page, 'Meadow Farm')).toContainText('Not sent yet.');
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expect(page.getByText('Back online. Everything has been sent.')).toBeVisible();
  await expect(offline).toBeHidden();
  await expect(unsent(page)).toHaveCount(0);
});

test('the composer stays at the foot when a note above the conversation comes and goes', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/net::ERR|Failed to load resource|ApiError/);
  await open(page, 'Meadow Farm');
  const kept = async () => (await keptFor(page, 'buyer-main')).filter((key) => key.endsWith('/note'));
  await expect.poll(kept).toHaveLength(3);
  await faults(page, [{ call: '*', fault: 'drop' }]);
  await page.reload();
  const note = page.getByText(/^The server cannot be reached\. Showing your homes as of /);
  await expect(note).toBeVisible();
  await expectAtFoot(sendButton(page));
  await faults(page, []);
  await expect(note).toBeHidden({ timeout: 20_000 });
  await expectAtFoot(sendButton(page));
});
