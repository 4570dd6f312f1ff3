import type { Page } from '@playwright/test';
import { composer, log, message, openConversation, sendMessage, unsent } from '../support/chat.ts';
import {
  expect,
  faults,
  focused,
  openSignedIn,
  pressEnterOfInputMethod,
  shortenRetries,
  test,
  timesLeft,
  toastOf,
} from '../support/fixtures.ts';

/** The live region that says this. */
const announced = (page: Page, text: string) => page.getByRole('main').getByRole('status').filter({ hasText: text });

test.beforeEach(async ({ page }) => {
  await openSignedIn(page, '/app/comments');
});

test.describe('a message', () => {
  test('is sent by Enter and by the icon, and its line breaks are kept', async ({ page }) => {
    await openConversation(page, 'Meadow Farm');
    await composer(page).fill('First line');
    await composer(page).press('Shift+Enter');
    await composer(page).pressSequentially('second line');
    await composer(page).press('Enter');
    await expect(message(page, 'First line\nsecond line')).toBeVisible();
    await composer(page).fill('By the icon');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(message(page, 'By the icon')).toBeVisible();
    await expect(log(page).getByRole('time').last()).toHaveText('just now');
    await expect(composer(page)).toBeFocused();
    await expect(log(page).getByText('Sending')).toHaveCount(0);
    await expect(announced(page, 'By the icon: Sent')).toBeAttached();
    await expect(page.getByText(/^Ana has not replied/)).toBeVisible();
    const age = page.getByRole('listitem').filter({ hasText: 'Meadow Farm' }).getByRole('time');
    await expect(age, 'short enough to leave the address its line').toContainText('1 min');
    // The agent's answer appears without a reload.
    await expect(
      log(page)
        .getByText('Thank you, I will look into it and come back to you today.')
        .or(log(page).getByText('Noted. I will ask the seller.'))
        .first(),
    ).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Your turn', { exact: true }).last()).toBeVisible();
    await expect(page.getByText(/^\d new messages?$/), 'no line for what arrives while it is watched').toHaveCount(0);
  });

  test('is sent neither blank nor by the Enter of an input method', async ({ page }) => {
    await openConversation(page, 'Meadow Farm');
    const before = await log(page).getByRole('paragraph').count();
    await composer(page).fill('  \n ');
    await composer(page).press('Enter');
    await expect(composer(page)).toHaveValue('  \n ');
    await composer(page).fill('');
    const devtools = await page.context().newCDPSession(page);
    const compose = { text: 'ni hao', selectionStart: 6, selectionEnd: 6 };
    await devtools.send('Input.imeSetComposition', compose);
    await composer(page).press('Enter');
    await expect(composer(page)).toHaveValue(/ni hao/);
    await devtools.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
    await composer(page).fill('ni hao');
    await pressEnterOfInputMethod(page);
    await expect(composer(page)).toHaveValue('ni hao');
    expect(await log(page).getByRole('paragraph').count()).toBe(before);
  });

  test('has links only to http and https, and shows everything else as text', async ({ page }) => {
    await openConversation(page, 'Meadow Farm');
    await sendMessage(page, 'See https://example.com/map. <b>javascript:alert(1)</b>');
    const link = log(page).getByRole('link', { name: 'https://example.com/map' });
    await expect(link).toHaveAttribute('href', 'https://example.com/map');
    await expect(log(page).getByRole('link')).toHaveCount(1);
    await expect(log(page).getByText('<b>javascript:alert(1)</b>')).toBeVisible();
  });

  test('shows at once while the server is slow, and says that it is being sent', async ({ page }) => {
    await openConversation(page, 'Meadow Farm');
    await faults(page, [{ call: 'postReply', fault: 'slow', ms: 2_000 }]);
    await sendMessage(page, 'Is it quiet at night?');
    await expect(log(page).getByText('Sending')).toBeVisible();
    const count = page
      .getByRole('listitem')
      .filter({ hasText: 'Meadow Farm' })
      .getByRole('img', { name: '7 messages' });
    await expect(count).toBeVisible();
    await expect(log(page).getByText('Sending')).toHaveCount(0);
    await expect(message(page, 'Is it quiet at night?')).toHaveCount(1);
    await expect(count, 'it counts once').toBeVisible();
  });

  test('that the server refuses stays, says why, and can be sent again or discarded', async ({ page }) => {
    await openConversation(page, 'Meadow Farm');
    await sendMessage(page, 'Sent before');
    await expect(unsent(page)).toHaveCount(0);
    await faults(page, [{ call: 'postReply', fault: 'refuse', times: 2 }]);
    await sendMessage(page, 'One');
    await expect(announced(page, 'One: Not sent. The server refused this request.')).toBeAttached();
    await sendMessage(page, 'Two');
    await expect(announced(page, 'Two: Not sent. The server refused this request.')).toBeAttached();
    await expect(log(page).getByText('Not sent. The server refused this request.')).toHaveCount(2);
    await page.reload();
    await expect(log(page).getByText('Not sent. The server refused this request.')).toHaveCount(2);
    // Only what was sent has a time. The tab key leads to the newest, and the arrows stay among them.
    const time = log(page).getByRole('time').and(focused(page));
    const tabToTime = async () => {
      await page.getByRole('link', { name: 'View Details' }).focus();
      await page.keyboard.press('Tab');
      await expect(time).toHaveCount(1);
    };
    await tabToTime();
    const newest = await time.getAttribute('datetime');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(time).not.toHaveAttribute('datetime', newest ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(time).toHaveAttribute('datetime', newest ?? '');
    await page.getByRole('button', { name: 'Discard: One' }).focus();
    await page.keyboard.press('Enter');
    await expect(log(page)).toBeFocused();
    await expect(message(page, 'One')).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again: Two' }).focus();
    await page.keyboard.press('Enter');
    await expect(log(page)).toBeFocused();
    await expect(log(page).getByText('Not sent.')).toHaveCount(0);
    await expect(log(page).getByText('Sending')).toHaveCount(0);
    await tabToTime();
    await page.reload();
    await expect(message(page, 'Two')).toHaveCount(1);
    await expect(message(page, 'One')).toHaveCount(0);
  });

  test('that is discarded by a double click leaves the one above it', async ({ page }) => {
    await openConversation(page, 'Meadow Farm');
    await faults(page, [{ call: 'postReply', fault: 'refuse', times: 2 }]);
    for (const text of ['One', 'Two']) {
      await sendMessage(page, text);
      await expect(announced(page, `${text}: Not sent. The server refused this request.`)).toBeAttached();
    }
    const lower = await page.getByRole('button', { name: 'Discard: Two' }).boundingBox();
    const at = [lower!.x + lower!.width / 2, lower!.y + lower!.height / 2] as const;
    await page.mouse.click(...at);
    await expect(message(page, 'Two')).toHaveCount(0);
    // The second click of the two, once the other message stands under the pointer.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.reload();
    await expect(message(page, 'Two')).toHaveCount(0);
    await expect(log(page).getByText('Not sent. The server refused this request.')).toHaveCount(1);
  });

  test('that the server refuses says so to a buyer who has gone on, and leads back to it', async ({ page }) => {
    await page.clock.install();
    await openConversation(page, 'Meadow Farm');
    await faults(page, [
      { call: 'postReply', fault: 'slow', ms: 10_000, times: 1 },
      { call: 'postReply', fault: 'refuse', times: 2 },
    ]);
    await sendMessage(page, 'One');
    await sendMessage(page, 'Two');
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
    await page.clock.runFor(10_000);
    const refused = toastOf(page, 'Message not sent: 1602 Meadow Farm Rd. The server refused this request.');
    await expect(page.getByText('2 changes kept on this device')).toBeVisible();
    await expect(refused, 'one toast for both').toHaveCount(1);
    await refused.getByRole('button', { name: 'Show' }).click();
    await expect(log(page).getByText('Not sent. The server refused this request.')).toHaveCount(2);
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 changes kept on this device')).toBeVisible();
    await page
      .getByRole('button', { name: /^Like rank 1/ })
      .first()
      .click();
    await expect(toastOf(page, 'Reaction removed')).toBeVisible();
    await expect(refused, 'once is enough').toHaveCount(0);
  });

  test('that the server refuses is said by no toast once its conversation is open', async ({ page }) => {
    await page.clock.install();
    await openConversation(page, 'Meadow Farm');
    await faults(page, [
      { call: 'postReply', fault: 'slow', ms: 10_000, times: 1 },
      { call: 'postReply', fault: 'refuse', times: 1 },
    ]);
    await sendMessage(page, 'One');
    await page.getByRole('link', { name: /^418 Juniper Lane/ }).click();
    await expect.poll(() => timesLeft(page)).toBe(0);
    await page.clock.runFor(10_000);
    const refused = toastOf(page, 'Message not sent: 1602 Meadow Farm Rd. The server refused this request.');
    await expect(refused).toBeVisible();
    await page.getByRole('link', { name: /^1602 Meadow Farm Rd/ }).click();
    await expect(log(page).getByText('Not sent. The server refused this request.')).toBeVisible();
    await expect(refused).toBeHidden({ timeout: 2000 });
  });

  test('that was discarded comes back with Undo, and is tried again', async ({ page, context }) => {
    await openConversation(page, 'Meadow Farm');
    await faults(page, [{ call: 'postReply', fault: 'refuse', times: 1 }]);
    await context.setOffline(true);
    const text = 'One more thing. '.repeat(10).trim();
    await sendMessage(page, text);
    await context.setOffline(false);
    await expect(log(page).getByText(/^Not sent\. /)).toBeVisible();
    await page.getByRole('button', { name: `Discard: ${text.slice(0, 59)}…` }).click();
    await expect(message(page, text)).toHaveCount(0);
    const undo = toastOf(page, 'Message discarded').getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await expect(page.getByText(/^Back online/), 'nothing was sent').toHaveCount(0);
    await undo.click();
    await expect(log(page)).toBeFocused();
    await expect(message(page, text)).toBeVisible();
    await expect(log(page).getByText(/Not sent|Sending/)).toHaveCount(0);
    await page.reload();
    await expect(message(page, text)).toHaveCount(1);
  });

  test('that failed does not keep a reply from being announced', async ({ page, agentSays }) => {
    await openConversation(page, 'Meadow Farm');
    await faults(page, [{ call: 'postReply', fault: 'refuse', times: 1 }]);
    await sendMessage(page, 'One');
    await expect(announced(page, 'Not sent. The server refused this request.')).toBeAttached();
    await agentSays('home-4187203', 'Is Sunday fine?');
    await agentSays('home-4183316', 'They accept.');
    const replies = announced(page, 'Ana: They accept.').getByText('They accept.');
    await expect(replies).toHaveCount(1);
    const conversations = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
    await expect(conversations.first(), 'the newest reply is on top').toContainText('Meadow Farm');
    await expect(conversations.nth(1)).toContainText('Juniper Lane');
    await expect(announced(page, 'Not sent. The server refused this request.')).toBeAttached();
    await agentSays('home-4183316', 'They accept.');
    // What is sent has the list read again.
    await page.getByRole('button', { name: 'Try again: One' }).click();
    await expect(replies, 'a screen reader hears what is added').toHaveCount(2);
  });

  test('whose answer was lost is not sent again', async ({ page }) => {
    await openConversation(page, 'Meadow Farm');
    await faults(page, [{ call: 'postReply', fault: 'drop-after', times: 1 }]);
    await sendMessage(page, 'Only once');
    await expect(log(page).getByText('Sent').last()).toBeVisible();
    await expect(unsent(page)).toHaveCount(0);
    // Messages of one home are sent in order, so a retry of the first would come before this one.
    await sendMessage(page, 'And one more');
    await expect(unsent(page)).toHaveCount(0);
    await page.reload();
    await expect(message(page, 'And one more')).toHaveCount(1);
    await expect(message(page, 'Only once')).toHaveCount(1);
  });

  test('that never arrived is kept on the device, and goes out once with the next visit', async ({ page }) => {
    await openConversation(page, 'Meadow Farm');
    await faults(page, [{ call: '*', fault: 'drop' }]);
    await sendMessage(page, 'From the cellar');
    await expect(log(page).getByText('Not sent yet. Kept on this device.')).toBeVisible();
    await expect(page.getByText('Agent’s turn', { exact: true }), 'the agent has nothing to answer yet').toBeHidden();
    await faults(page, []);
    await page.reload();
    await expect(log(page).getByText('Not sent yet. Kept on this device.')).toHaveCount(0);
    await expect(message(page, 'From the cellar')).toHaveCount(1);
  });

  test('that may have arrived is sent again only when the buyer asks for it', async ({ page }) => {
    await shortenRetries(page);
    await openConversation(page, 'Meadow Farm');
    await faults(page, [{ call: 'postReply', fault: 'drop', times: 2 }]);
    await sendMessage(page, 'Is it lost?');
    await expect(log(page).getByText('May have arrived.')).toBeVisible();
    await expect(page.getByText(/^Ana has not replied/), 'nobody’s turn until that is known').toBeHidden();
    await page.reload();
    await expect(log(page).getByText('May have arrived.')).toBeVisible();
    await log(page).getByRole('button', { name: 'Discard: Is it lost?' }).click();
    await expect(message(page, 'Is it lost?')).toHaveCount(0);
    await toastOf(page, 'Message discarded').getByRole('button', { name: 'Undo' }).click();
    await expect(log(page).getByText('May have arrived.')).toBeVisible();
    await log(page).getByRole('button', { name: 'Send again: Is it lost?' }).click();
    await expect(log(page).getByText(/May have arrived|Sending|Kept on this device/)).toHaveCount(0);
    await page.reload();
    await expect(message(page, 'Is it lost?')).toHaveCount(1);
  });

  test('written without a connection is kept, and goes out by itself when it is back, in order', async ({
    page,
    context,
  }) => {
    await openConversation(page, 'Meadow Farm');
    await context.setOffline(true);
    await expect(page.getByText('You are offline. Messages wait on this device.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /^You are offline/ })).toBeVisible();
    await sendMessage(page, 'First, in the tunnel');
    await sendMessage(page, 'Second, in the tunnel');
    await expect(log(page).getByText('Not sent yet. Kept on this device.')).toHaveCount(2);
    await expect(log(page).getByRole('button', { name: /^Discard/ })).toHaveCount(2);
    await expect(log(page).getByRole('button', { name: /^Try again/ }), 'it could do nothing').toHaveCount(0);
    await context.setOffline(false);
    await expect(unsent(page)).toHaveCount(0);
    await expect(message(page, 'First, in the tunnel')).toHaveCount(1);
    await expect(message(page, 'Second, in the tunnel')).toHaveCount(1);
    const texts = await log(page).getByText('in the tunnel').allInnerTexts();
    expect(texts).toEqual(['First, in the tunnel', 'Second, in the tunnel']);
  });

  test('that the server receives twice leaves nothing unsent', async ({ page }) => {
    await openConversation(page, 'Meadow Farm');
    await faults(page, [{ call: 'postReply', fault: 'duplicate', times: 1 }]);
    await sendMessage(page, 'Doubled on the way');
    await expect(log(page).getByText('Sending')).toHaveCount(0);
    // The server has the message twice, so the conversation shows it twice. Nothing waits on the device.
    await expect(message(page, 'Doubled on the way')).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Discard/ })).toHaveCount(0);
  });

  test('leaves what is begun in another tab, and a sign-out asks about that', async ({ page, context }) => {
    await openConversation(page, 'Meadow Farm');
    await composer(page).fill('A long question');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(composer(other)).toHaveValue('A long question');
    await sendMessage(other, 'A short one');
    await expect(message(other, 'A short one')).toBeVisible();
    await expect(unsent(other)).toHaveCount(0);
    await page.reload();
    await expect(composer(page)).toHaveValue('A long question');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other.getByRole('dialog', { name: 'Not everything has been sent' })).toBeVisible();
  });

  test('is seen in another tab, once', async ({ page, context }) => {
    await openConversation(page, 'Meadow Farm');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(log(other)).toBeVisible();
    await faults(page, [{ call: 'postReply', fault: 'drop-after', times: 1 }]);
    await sendMessage(page, 'Both of us see it');
    await expect(message(other, 'Both of us see it')).toHaveCount(1);
    for (const tab of [page, other]) {
      await expect(unsent(tab)).toHaveCount(0);
      await expect(message(tab, 'Both of us see it')).toHaveCount(1);
    }
  });
});
