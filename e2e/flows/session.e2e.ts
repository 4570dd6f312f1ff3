import type { Page } from '@playwright/test';
import { button, field, logOut, title } from '../support/account.ts';
import { composer, sendMessage } from '../support/chat.ts';
import { expect, expectToast, faults, inEachSetting, signIn, test } from '../support/fixtures.ts';
import { insideFrame, loadOverlays } from '../support/frame.ts';
import { allKept, keptFor } from '../support/kept-for.ts';
import { choose, row } from '../support/listing.ts';

/*
 * How a session begins and ends, and that the next person sees nothing of the last.
 */
const ofLinda = '418 Juniper Lane';

const userIdOf = (page: Page) => page.evaluate(() => localStorage.getItem('user_id') ?? '');

inEachSetting(() => {
  test('a token that the server refuses ends the session once, and signing in leads back', async ({ page, say }) => {
    await signIn(page, 'main', say);
    await insideFrame(page);
    // A click on the home's row stores this.
    await page.evaluate(() => localStorage.setItem('detail_id', 'home-4187203'));
    await page.goto('/app/listing?q=mill&mock-faults=*:revoked:1');
    await expect(page).toHaveURL(/\/signin\?next=/);
    await expect(page.getByRole('alert')).toHaveText(say.sessionEnded);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signIn(page, 'main', say);
    await expect(page).toHaveURL('/app/listing?q=mill');
    // The last home is forgotten as well.
    await page.goto('/app/listing/detail');
    await expect(page).toHaveURL('/app/listing');
  });

  test('a draft is kept when the server ends the session, and removed when the person signs out', async ({
    page,
    say,
  }) => {
    await signIn(page, 'main', say);
    const draft = 'another@example.com';
    await page.goto('/app/settings');
    await field(page, say.agentEmail).fill(draft);
    await expect.poll(() => allKept(page)).toContain(draft);
    await page.goto('/app/listing?mock-faults=*:revoked:1');
    await expect(page).toHaveURL(/\/signin\?next=/);
    await signIn(page, 'main', say);
    await page.goto('/app/settings');
    await expect(field(page, say.agentEmail)).toHaveValue(draft);

    await logOut(page, say);
    const question = page.getByRole('dialog', { name: say.unsent });
    await question.getByRole('button', { name: say.stay }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/app\//);
    await logOut(page, say);
    await question.getByRole('button', { name: say.leave }).click();
    await expect(page).toHaveURL('/signin');
    // Nothing of it is left on the device, which the next person may read.
    await expect.poll(() => allKept(page)).not.toContain(draft);
  });

  test('the next person sees nothing of the first, not even by Back', async ({ page, say }) => {
    await signIn(page, 'main', say);
    const linda = await userIdOf(page);
    await page.goto('/app/listing?q=juniper');
    await expect(page.getByText(ofLinda).first()).toBeVisible();
    await logOut(page, say);
    await expect(page).toHaveURL('/signin');
    await page.goBack();
    await expect(page).toHaveURL(/\/signin/);
    await expect(title(page, say.welcome)).toBeVisible();
    await expect(page.getByText(ofLinda)).toHaveCount(0);
    await expect.poll(() => keptFor(page, linda)).toEqual([`${linda}/last-look`, `${linda}/snapshot`]);
    await page.goto('/signin');
    await signIn(page, 'noHomes', say);
    await expect.poll(() => keptFor(page, linda)).toEqual([`${linda}/last-look`]);
    await page.goto('/app/listing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(ofLinda)).toHaveCount(0);
  });

  test('a session that the server ends is over in every tab, and each leads back after the sign-in', async ({
    page,
    context,
    say,
  }) => {
    await signIn(page, 'main', say);
    await page.goto('/app/profile');
    await insideFrame(page);
    const other = await context.newPage();
    await other.goto('/app/listing?mock-faults=*:revoked:1');
    for (const tab of [other, page]) {
      await expect(tab).toHaveURL(/\/signin\?next=/);
      await expect(tab.getByRole('alert')).toHaveText(say.sessionEnded);
    }
    await signIn(page, 'main', say);
    await expect(page).toHaveURL('/app/profile');
    await expect(other).toHaveURL('/app/listing');
  });

  test('another tab follows a sign-in and a sign-out', async ({ page, context, say }) => {
    await page.goto('/app/profile');
    await expect(page).toHaveURL(/\/signin\?next=/);
    const other = await context.newPage();
    await signIn(other, 'main', say);
    await expect(page).toHaveURL('/app/profile');
    await logOut(other, say);
    await expect(other).toHaveURL('/signin');
    await expect(page).toHaveURL('/signin');
    await expect(title(page, say.welcome)).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user_id')])).toEqual([
      null,
      null,
    ]);
  });
});

test('a stored token alone, or one beside the id of somebody else, opens the portal of its owner', async ({ page }) => {
  await signIn(page);
  const linda = await userIdOf(page);
  await page.evaluate(() => localStorage.removeItem('user_id'));
  await page.goto('/');
  await expect(page).toHaveURL('/app/dashboard');
  await expect(page.getByText(ofLinda).first()).toBeVisible();
  expect(await userIdOf(page)).toBe(linda);

  await page.evaluate(() => localStorage.setItem('user_id', 'somebody-else'));
  await page.goto('/app/listing?q=juniper');
  await expect.poll(() => userIdOf(page)).toBe(linda);
  await expect(page.getByText(ofLinda).first()).toBeVisible();
  await expect(page).toHaveURL('/app/listing?q=juniper');
  await page.goto('/app/comments');
  await expect(page.getByText('You:').first()).toBeVisible();
});

test('a stored token of nobody leads to the sign-in, and back', async ({ page, say }) => {
  await signIn(page);
  await page.evaluate(() => {
    localStorage.removeItem('user_id');
    localStorage.setItem('token', 'of nobody');
  });
  await page.goto('/app/listing?q=juniper');
  await expect(page.getByRole('alert')).toHaveText(say.sessionEnded);
  await signIn(page);
  await expect(page).toHaveURL('/app/listing?q=juniper');
});

test('the anonymous screens lead a signed-in person on', async ({ page }) => {
  await signIn(page);
  for (const path of ['/signin', '/signup', '/forgetPassword', '/OTP', '/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/app/dashboard');
  }
  await page.goto('/signin?next=/app/profile');
  await expect(page).toHaveURL('/app/profile');
});

test('a sign-out without a network ends the session', async ({ page, context, say, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await signIn(page);
  await page.goto('/app/settings');
  await expect(button(page, say.changeAgent)).toBeVisible();
  await loadOverlays(page);
  await context.setOffline(true);
  await button(page, say.logout).click();
  await expect(title(page, say.welcome)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(button(page, say.changeAgent)).toBeHidden();
});

test('signing in works while the storage is full', async ({ page, say }) => {
  await page.addInitScript(() => {
    Object.defineProperty(localStorage, 'setItem', {
      value: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
  });
  await signIn(page);
  await expect(page).toHaveURL('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Linda/ })).toBeVisible();
  await button(page, say.logout).click();
  await expect(page).toHaveURL('/signin');
});

test('read messages and likes are still known when the same person signs in again', async ({ page, say }) => {
  const juniper = page.getByRole('listitem').filter({ hasText: 'Juniper Lane' });
  const unread = juniper.getByRole('img', { name: '2 unread messages' });
  // The address names a conversation, because otherwise the first unread one opens and counts as read.
  const another = '/app/comments?id=home-4183316';
  await signIn(page);
  // Once a home is archived, only the device knows that it was liked.
  await page.goto('/app/listing?q=fairway');
  await page.getByRole('button', { name: /^Like 46 Fairway Loop/ }).click();
  await choose(page, '46 Fairway Loop', 'Archive');
  await expectToast(page, /46 Fairway Loop.* archived/);
  await page.goto(another);
  await expect(unread).toBeVisible();
  await juniper.getByRole('link').click();
  await expect(unread).toBeHidden();
  await logOut(page, say);
  await expect(page).toHaveURL('/signin');
  await signIn(page);
  await page.goto(another);
  await expect(juniper.getByRole('link')).toBeVisible();
  await expect(unread).toBeHidden();
  await page.goto('/app/listing?q=fairway&view=archived');
  await page.getByRole('button', { name: /^Restore 46 Fairway Loop/ }).click();
  await expectToast(page, /46 Fairway Loop.* restored/);
  await page.goto('/app/listing?q=fairway');
  await expect(page.getByRole('button', { name: /^Like 46 Fairway Loop/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a sign-out sends unsent changes first, and asks only if some would be lost', async ({ page, say }) => {
  const like = page.getByRole('button', { name: /^Like 27 Ridgeview Court/ });
  await signIn(page);
  await page.goto('/app/listing');
  // Longer than the way to the button, and less than the three seconds that a sign-out waits.
  await faults(page, [{ call: 'setPropStatus', fault: 'slow', ms: 2_200 }]);
  await like.click();
  await logOut(page, say);
  await expect(page.getByRole('dialog', { name: 'Saving your changes' })).toBeVisible();
  await expect(page).toHaveURL('/signin');

  await signIn(page);
  await page.goto('/app/comments?id=home-4187203');
  await faults(page, [
    { call: 'setPropStatus', fault: 'timeout' },
    { call: 'postReply', fault: 'timeout' },
  ]);
  for (const text of ['Is the roof new?', 'Is Sunday still free?']) await sendMessage(page, text);
  await composer(page).fill('Thank you');
  await page.goto('/app/listing');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await logOut(page, say);
  const question = page.getByRole('dialog', { name: say.unsent });
  const stay = question.getByRole('button', { name: say.stay });
  await expect(stay).toBeFocused();
  await expect(question.getByRole('status'), 'the focus stays, so the question is announced').toHaveText(
    /has not reached the server.*2 messages: 418 Juniper Lane.*1 change: 27 Ridgeview Court.*1 draft: 418 Juniper Lane$/,
  );
  await stay.press('Enter');
  await expect(question).toBeHidden();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('a sign-out sends a deletion that waits for its Undo', async ({ page, say }) => {
  await signIn(page);
  await page.goto('/app/listing');
  // The clock stands still: the time for the Undo does not pass.
  await page.clock.setFixedTime(Date.now());
  await choose(page, '112 Mill Row', 'Delete');
  await logOut(page, say);
  await expect(page).toHaveURL('/signin');
  await signIn(page);
  await page.goto('/app/listing');
  await expect(row(page, '418 Juniper Lane')).toBeVisible();
  await expect(row(page, '112 Mill Row')).toBeHidden();
});

// Less than the three seconds that a sign-out waits, and enough to ask for one meanwhile.
const slowly = 2_800;

test('a sign-out waits for a form on its way, and asks only for as long as that may be lost', async ({ page, say }) => {
  const question = page.getByRole('dialog', { name: say.unsent });
  const sendAgent = async (ms: number) => {
    await signIn(page);
    await page.goto('/app/settings');
    await faults(page, [{ call: 'changeAgent', fault: 'slow', ms }]);
    await field(page, say.agentEmail).fill('newcomer@example.com');
    await field(page, say.agentEmail).press('Enter');
  };
  await sendAgent(slowly);
  await logOut(page, say);
  await expect(page.getByRole('dialog', { name: 'Saving your changes' })).toBeVisible();
  await expect(page).toHaveURL('/signin');
  await expect(question).toBeHidden();

  await sendAgent(8_000);
  await logOut(page, say);
  await expect(question).toBeVisible();
  await expect(page).toHaveURL('/signin');

  // Out of sight the person may be at work in another tab, which a sign-out here would end.
  await sendAgent(8_000);
  await logOut(page, say);
  await expect(question).toBeVisible();
  // A headless tab is never out of sight.
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await show('hidden');
  await expect(page.getByText('Agent saved. Registration is awaited.')).toBeVisible();
  await expect(question).toBeVisible();
  await show('visible');
  await expect(page).toHaveURL('/signin');
});

test('a sign-out does not hide that a new password was refused', async ({ page, say }) => {
  await signIn(page);
  await page.goto('/app/settings');
  await faults(page, [{ call: 'changePassword', fault: 'slow', ms: slowly }]);
  await field(page, say.currentPassword).fill('not mine');
  await field(page, say.newPassword).fill('a new home');
  await field(page, say.confirmPassword).fill('a new home');
  await field(page, say.confirmPassword).press('Enter');
  await logOut(page, say);
  await expect(page.getByRole('dialog', { name: 'Saving your changes' })).toBeVisible();
  await page.getByRole('dialog', { name: say.unsent }).getByRole('button', { name: say.stay }).click();
  await expect(page.getByRole('alert')).toHaveText('Current password is wrong.');
});

test('a sign-out without a network asks about an unsent draft, and works', async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await signIn(page);
  await page.goto('/app/comments?id=home-4187203');
  await page.getByRole('textbox', { name: /message/i }).fill('Is Sunday at 10 still free?');
  await loadOverlays(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Not everything has been sent' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await context.setOffline(false);
});
