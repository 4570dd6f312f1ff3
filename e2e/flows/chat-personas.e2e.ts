import type { Page } from '@playwright/test';
import { composer, log, message, sendMessage } from '../support/chat.ts';
import { cramped } from '../support/cramped.ts';
import { expect, focused, openSignedIn, personaOf, signIn, tabTo, test } from '../support/fixtures.ts';

test.describe('without an agent who could answer', () => {
  test('the screen says that none was added, and leads to the form in the settings', async ({ page }) => {
    await signIn(page, 'noAgent');
    const way = page.getByRole('link', { name: 'Add your agent' });
    await page.goto('/app/comments?tab=all');
    await expect(page.getByText('You have not added an agent yet')).toBeVisible();
    await expect(way).toBeVisible();
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await expect(page.getByText('You have not added an agent yet')).toBeVisible();
    await way.click();
    await expect(page).toHaveURL('/app/settings#agent');
  });

  test('the screen names the agent who has not registered yet', async ({ page }) => {
    await openSignedIn(page, '/app/settings');
    const agent = page.getByRole('textbox', { name: /agent/i });
    await agent.fill('newagent@example.com');
    await agent.press('Enter');
    await expect(page).toHaveURL('/app/dashboard');
    await page.goto('/app/comments?id=home-4187203');
    await expect(page.getByText('newagent@example.com has not registered yet')).toBeVisible();
    const height = async (speaker: string) => (await page.getByText(speaker).first().boundingBox())?.height;
    const isOneLine = async () => (await height('Your agent:')) === (await height('You:'));
    await expect.poll(isOneLine, 'one line').toBe(true);
  });

  test('without homes the screen says so, and shows no error', async ({ page }) => {
    await openSignedIn(page, '/app/comments', 'noHomes');
    await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
  });
});

test.describe('a conversation of 2,000 messages', () => {
  test.beforeEach(async ({ page }) => {
    await openSignedIn(page, '/app/comments', 'talk');
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await expect(log(page)).toBeVisible();
  });

  const fromEnd = (page: Page) =>
    log(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);

  test('opens at the newest message, and renders only the rows near it', async ({ page }) => {
    await expect.poll(() => fromEnd(page)).toBeLessThan(8);
    await expect(log(page).getByRole('time').last()).toBeInViewport();
    expect(await log(page).getByRole('time').count()).toBeLessThan(60);
  });

  test('stays where the buyer reads, and announces a new message', async ({ page, market }) => {
    await expect.poll(() => fromEnd(page)).toBeLessThan(8);
    await log(page).hover();
    await page.mouse.wheel(0, -6_000);
    await expect.poll(() => fromEnd(page)).toBeGreaterThan(2_000);
    await page.getByRole('button', { name: 'Go to the newest message' }).focus();
    const home = new URL(page.url()).searchParams.get('id') ?? '';
    const text = 'They would like to meet you.';
    await market({ kind: 'message', buyer: personaOf('talk').email, home, text });
    const news = page.getByRole('button', { name: '1 new message' });
    await expect(news).toBeVisible({ timeout: 20_000 });
    expect(await fromEnd(page)).toBeGreaterThan(2_000);
    await expect(news, 'it takes the place of the button that had the focus').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(message(page, text)).toBeInViewport();
    await expect(news).toBeHidden();
    // What the buyer writes leads to the end from anywhere.
    await page.mouse.wheel(0, -6_000);
    await expect.poll(() => fromEnd(page)).toBeGreaterThan(2_000);
    await composer(page).fill('Tomorrow at ten.');
    await composer(page).press('Enter');
    await expect(message(page, 'Tomorrow at ten.')).toBeInViewport();
  });

  test('leaves the focus in the composer when the time that had it is scrolled into view again', async ({ page }) => {
    await expect.poll(() => fromEnd(page)).toBeLessThan(8);
    const times = log(page).getByRole('time');
    await tabTo(page, times.last());
    await page.keyboard.press('ArrowUp');
    await expect(focused(log(page))).toBeVisible();
    const reached = await focused(log(page)).getAttribute('datetime');
    await composer(page).click();
    await log(page).hover();
    await page.mouse.wheel(0, -6_000);
    await expect(times.and(page.locator(`[datetime="${reached}"]`))).toHaveCount(0);
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => fromEnd(page)).toBeLessThan(8);
    await expect(times.and(page.locator(`[datetime="${reached}"]`))).toBeVisible();
    await page.keyboard.type('Still here');
    await expect(composer(page)).toHaveValue('Still here');
  });

  test('shows messages wherever it is scrolled to, up to the first, and renders few at a time', async ({ page }) => {
    await expect(log(page).getByRole('time').last()).toBeInViewport();
    await expect.poll(() => fromEnd(page)).toBeLessThan(8);
    const { most, blanks } = await log(page).evaluate(async (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const rows = () => element.querySelectorAll('time').length;
      let most = 0;
      let blanks = 0;
      for (let step = 0; step < 40; step += 1) {
        element.scrollTop -= 3_000;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        most = Math.max(most, rows());
        const middle = document.elementsFromPoint(left + width / 2, top + height / 2);
        if (!middle.some((one) => one.querySelectorAll('time').length === 1)) blanks += 1;
      }
      return { most, blanks };
    });
    expect(most).toBeLessThan(60);
    expect(blanks).toBe(0);
    await expect.poll(() => log(page).evaluate((element) => ((element.scrollTop = 0), element.scrollTop))).toBe(0);
    await expect(log(page).getByRole('time').first()).toBeInViewport();
  });
});

test('only the messages that cannot be parsed count as skipped', async ({ page, allowConsole }) => {
  allowConsole(/photos\/missing/);
  await openSignedIn(page, '/app/comments?id=hostile-12', 'hostile');
  await expect(log(page).getByText('From nobody')).toBeVisible();
  await expect(page.getByText('3 messages could not be loaded and are not shown.')).toBeVisible();
  await page.goto('/app/listing');
  await expect(page.getByText('1 home could not be loaded and is not shown.')).toBeVisible();
});

test('an agent’s name of two hundred letters fits a conversation at every width', async ({ page, allowConsole }) => {
  allowConsole(/photos\/missing/);
  await openSignedIn(page, '/app/comments?id=hostile-12', 'hostile');
  await expect(page.getByRole('button', { name: /^Brief for <i>Agent/ })).toBeVisible();
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 360) await page.getByRole('button', { name: 'Brief and questions' }).click();
    await expect.poll(() => cramped(page), `${width} px`).toEqual([]);
  }
});

test('markup and scripts in a message are shown as text, and run nothing', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await openSignedIn(page, '/app/comments?id=hostile-1', 'hostile');
  await expect(message(page, '<img src=x onerror="alert(1)"> <a href="javascript:alert(1)">click</a>')).toBeVisible();
  await expect(message(page, '</script><script>alert(1)</script>')).toBeVisible();
  await expect(log(page).getByRole('link')).toHaveCount(0);
  await expect(log(page).getByRole('img')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('texts of a hundred thousand characters break no screen', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|ERR_/);
  await openSignedIn(page, '/app/comments?id=hostile-14', 'hostile');
  await expect(log(page).getByText(/^the last word/)).toBeVisible();
  await sendMessage(page, 'I read it all.');
  for (const path of [
    '/app/listing',
    '/app/listing/detail?id=hostile-14',
    '/app/listing?compare=hostile-1,hostile-14',
    '/app/ranking',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('This part could not be shown')).toHaveCount(0);
    const beyond = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(beyond, path).toBe(0);
  }
});
