import { button, field, logOut, title } from '../support/account.ts';
import {
  expect,
  expectNoAxeFindings,
  expectToast,
  faults,
  focused,
  inEachSetting,
  openSignedIn,
  personaOf,
  screens,
  signIn,
  test,
  toastOf,
} from '../support/fixtures.ts';

const tom = personaOf('awaited');
const fault = (...at: Parameters<typeof field>) => expect(field(...at));

test('a field that a submit refuses comes into a low window with its label', async ({ page, say }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openSignedIn(page, '/app/settings');
  const submit = button(page, say.changePassword);
  await submit.scrollIntoViewIfNeeded();
  const { y = 0 } = (await submit.boundingBox()) ?? {};
  // The first field is under the header now.
  await page.mouse.wheel(0, y - 240);
  await expect.poll(async () => (await submit.boundingBox())?.y).toBeCloseTo(240, 0);
  await submit.click();
  const current = field(page, say.currentPassword);
  await expect(current).toBeFocused();
  const label = page.getByText(say.currentPassword, { exact: true });
  const belowHeader = async () => {
    const [one, header] = [await label.boundingBox(), await page.getByRole('banner').boundingBox()];
    return one && header && one.y - header.height;
  };
  await expect.poll(belowHeader).toBeGreaterThanOrEqual(0);
});

inEachSetting(() => {
  test('the password is changed, and is the one to sign in with', async ({ page, say }) => {
    await openSignedIn(page, '/app/settings', 'awaited');
    await button(page, say.changePassword).click();
    await fault(page, say.currentPassword).toHaveAccessibleDescription(say.noCurrentPassword);
    await fault(page, say.newPassword).toHaveAccessibleDescription(say.noNewPassword);
    await fault(page, say.confirmPassword).toHaveAccessibleDescription(say.noConfirmPassword);
    await expect(field(page, say.currentPassword)).toBeFocused();

    const fill = async (current: string, next: string, again: string) => {
      await field(page, say.currentPassword).fill(current);
      await field(page, say.newPassword).fill(next);
      await field(page, say.confirmPassword).fill(again);
      await button(page, say.changePassword).click();
    };
    await fill(tom.password, 'a new home', 'a new hone');
    await fault(page, say.confirmPassword).toHaveAccessibleDescription(say.passwordsDiffer);
    await fill('wrong one', 'a new home', 'a new home');
    await expect(page.getByRole('alert')).toHaveText('Current password is wrong.');
    await fault(page, say.currentPassword).toHaveAccessibleDescription('Current password is wrong.');
    await expectNoAxeFindings(page);
    await expect(field(page, say.currentPassword)).toHaveValue('');
    await expect(field(page, say.newPassword)).toHaveValue('');
    await fill(tom.password, 'a new home', 'a new home');
    await expect(page).toHaveURL('/app/dashboard');
    await expectToast(page, 'Password changed successfully.', say);

    await logOut(page, say);
    await expect(title(page, say.welcome)).toBeVisible();
    await field(page, say.email).fill(tom.email);
    await field(page, say.password).fill(tom.password);
    await button(page, say.signIn).click();
    await expect(page.getByRole('alert')).toHaveText('Email or Password wrong.');
    await field(page, say.password).fill('a new home');
    await button(page, say.signIn).click();
    await expect(page).toHaveURL('/app/dashboard');
  });

  test('an agent is added who has not registered yet, and replaced by one who is linked', async ({ page, say }) => {
    await openSignedIn(page, '/app/setting', 'noAgent');
    await expect(page).toHaveURL('/app/settings');
    await expect(page.getByText(say.noAgent)).toBeVisible();
    await field(page, say.agentEmail).fill('nobody');
    await button(page, say.addAgent).click();
    await fault(page, say.agentEmail).toHaveAccessibleDescription(say.noEmail);
    await expect(field(page, say.agentEmail)).toBeFocused();
    await field(page, say.agentEmail).fill(personaOf('noAgent').email.toUpperCase());
    await button(page, say.addAgent).click();
    await fault(page, say.agentEmail).toHaveAccessibleDescription(say.ownEmail);
    // As it is copied from a page in Arabic.
    await field(page, say.agentEmail).fill('\u2066newcomer@example.com\u2069');
    await field(page, say.agentEmail).press('Enter');
    await expect(page).toHaveURL('/app/dashboard');
    await expectToast(page, 'Agent saved. Registration is awaited.', say);

    await page.goto('/app/settings');
    await expect(page.getByText(say.awaitedTitle)).toBeVisible();
    await expect(page.getByText(say.awaited)).toBeVisible();
    await expect(page.getByText('newcomer@example.com')).toBeVisible();
    await expectNoAxeFindings(page);
    await field(page, say.agentEmail).fill('ana.ribeiro@example.com');
    await button(page, say.changeAgent).click();
    await expect(page).toHaveURL('/app/dashboard');
    await toastOf(page, 'Agent linked successfully.', say).getByRole('button', { name: say.undo }).click();
    await expectToast(page, 'Agent saved. Registration is awaited.', say);
    await page.goto('/app/settings');
    await expect(page.getByText('newcomer@example.com')).toBeVisible();
    await field(page, say.agentEmail).fill('ana.ribeiro@example.com');
    await button(page, say.changeAgent).click();
    await expect(page).toHaveURL('/app/dashboard');
    await expectToast(page, 'Agent linked successfully.', say);

    await page.goto('/app/settings');
    await expect(page.getByText('Ana Ribeiro')).toBeVisible();
    await expect(page.getByRole('link', { name: 'ana.ribeiro@example.com' })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByText(say.linked)).toBeVisible();
  });

  test('the half-typed address of an agent is kept over a reload and an expired session, but not a sign-out', async ({
    page,
    say,
  }) => {
    await openSignedIn(page, '/app/settings', 'noAgent');
    for (const typed of ['ana', 'ana.r', 'ana.ri', 'ana.rib']) {
      await field(page, say.agentEmail).fill(typed);
      await page.reload();
      await expect(field(page, say.agentEmail)).toHaveValue(typed);
    }

    await field(page, say.agentEmail).fill('ana.ribeiro@example.com');
    await faults(page, [{ call: 'changeAgent', fault: 'revoked', times: 1 }]);
    await button(page, say.addAgent).click();
    await expect(page.getByRole('alert')).toHaveText(say.sessionEnded);
    await signIn(page, 'noAgent', say);
    await expect(page).toHaveURL('/app/settings');
    await expect(field(page, say.agentEmail)).toHaveValue('ana.ribeiro@example.com');

    await logOut(page, say);
    await page.getByRole('dialog', { name: say.unsent }).getByRole('button', { name: say.leave }).click();
    await expect(page).toHaveURL('/signin');
    await signIn(page, 'noAgent', say);
    await page.goto('/app/settings');
    await expect(page.getByText(say.noAgent)).toBeVisible();
    await expect(field(page, say.agentEmail)).toHaveValue('');
  });
});

test('a change whose answer is lost is found out, or said to be possible', async ({ page, say }) => {
  await openSignedIn(page, '/app/settings', 'awaited');
  await faults(page, [{ call: 'changePassword', fault: 'drop-after', times: 1 }]);
  for (const sentence of ['The server could not be reached.', 'Current password is wrong.']) {
    await field(page, say.currentPassword).fill(tom.password);
    for (const name of [say.newPassword, say.confirmPassword]) await field(page, name).fill('a new home');
    await button(page, say.changePassword).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(sentence);
    await expect(alert).toContainText('Your password may have been changed already.');
    await expect(field(page, say.currentPassword)).toHaveValue('');
  }

  await faults(page, [{ call: 'changeAgent', fault: 'drop-after', times: 1 }]);
  await field(page, say.agentEmail).fill('ana.ribeiro@example.com');
  await button(page, say.changeAgent).click();
  await expect(page).toHaveURL('/app/dashboard');
  await expectToast(page, 'Your agent has been saved.');
  await expect(page.getByRole('main').getByText('Ana Ribeiro').first()).toBeVisible();
});

test('an Undo of the new agent that fails says so, and leaves the new one', async ({ page, say }) => {
  await openSignedIn(page, '/app/settings', 'awaited');
  await field(page, say.agentEmail).fill('ana.ribeiro@example.com');
  await button(page, say.changeAgent).click();
  const toast = toastOf(page, 'Agent linked successfully.', say);
  // The fault is meant for the Undo alone.
  await expect(toast).toBeVisible();
  await faults(page, [{ call: 'changeAgent', fault: 'http-500', times: 1 }]);
  await toast.getByRole('button', { name: say.undo }).click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong on the server.');
  await expect(page.getByRole('main').getByText('Ana Ribeiro').first()).toBeVisible();
});

test('a slow change of agent leaves the buyer where they went meanwhile, and says there that it failed', async ({
  page,
  say,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  for (const [fault, sentence] of [
    [[], 'Agent linked successfully.'],
    [[{ call: 'changeAgent', fault: 'http-500' }], 'Something went wrong on the server.'],
  ] as const) {
    await openSignedIn(page, '/app/settings', 'awaited');
    // Enough for all that the buyer does until the answer comes.
    await faults(page, [{ call: 'changeAgent', fault: 'slow', ms: 6_000 }, ...fault]);
    await field(page, say.agentEmail).fill('ana.ribeiro@example.com');
    await field(page, say.agentEmail).press('Enter');
    // What is typed now would be lost, so nothing can be.
    await page.keyboard.type('.uk');
    await expect(field(page, say.agentEmail)).toBeFocused();
    await expect(field(page, say.agentEmail)).toHaveValue('ana.ribeiro@example.com');
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Properties' }).click();
    const search = page.getByRole('searchbox');
    await search.fill('oak');
    await expect(toastOf(page, sentence)).toBeVisible();
    await expect(search).toBeFocused();
    await expectToast(page, sentence);
    await expect(page).toHaveURL(/\/app\/listing/);
  }
});

test('Connections in the account menu leads to the form of the agent, by keys', async ({ page }) => {
  await openSignedIn(page, '/app/dashboard');
  await page.getByRole('button', { name: 'Account: Linda' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Connections' }).press('Enter');
  await expect(focused(page).filter({ has: page.getByRole('heading', { name: 'Your Agent' }) })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'ana.ribeiro@example.com' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('Connections leads to the agent a second time, too', async ({ page }) => {
    await openSignedIn(page, '/app/settings');
    const agent = focused(page).filter({ has: page.getByRole('heading', { name: 'Your Agent' }) });
    for (const time of ['once', 'again']) {
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Account: Linda' }).tap();
      await page.getByRole('menuitem', { name: 'Connections' }).tap();
      await expect(agent, time).toBeVisible();
      await expect(agent.getByRole('heading'), time).toBeInViewport();
    }
  });

  test('why the password was not changed is in view, below the header', async ({ page, say }) => {
    await openSignedIn(page, '/app/settings#agent', 'awaited');
    await expect(field(page, say.agentEmail)).toBeInViewport();
    for (const name of [say.currentPassword, say.newPassword, say.confirmPassword])
      await field(page, name).fill('wrong one');
    await button(page, say.changePassword).tap();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Current password is wrong.');
    await expect(alert).toBeInViewport({ ratio: 1 });
    for (const shown of [alert, field(page, say.currentPassword)])
      await expect(async () => {
        const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
        expect((await shown.boundingBox())?.y, 'how far it is from the top').toBeGreaterThan(height);
      }).toPass({ timeout: 10_000 });
  });
});
