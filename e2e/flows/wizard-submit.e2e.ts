import { expect, expectToast, faults, openSignedIn, test, toastOf } from '../support/fixtures.ts';
import { storedProfile } from '../support/wizard.ts';

test.describe('the wizard', () => {
  test('a submit without a connection says that it was not sent, and nothing else', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|service-worker/);
    await openSignedIn(page, '/app/profile');
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await page.getByRole('link', { name: /Home and family/ }).click();
    await page.getByRole('textbox', { name: 'Adults' }).fill('4');
    await context.setOffline(true);
    const keptForLater = toastOf(page, /kept on this device until you are back online/);
    await expect(keptForLater).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    const notSent = toastOf(page, 'Your profile was not submitted. The server could not be reached.');
    await expect(notSent).toBeVisible();
    // Before it would go by itself.
    await expect(keptForLater).toBeHidden({ timeout: 2000 });
    await expect(page.getByText('You have changes that are not submitted yet.')).toBeVisible();
    const sign = page.getByRole('button', { name: /^You are offline/ });
    await expect(sign).toBeVisible();
    await context.setOffline(false);
    await expect(sign).toBeHidden();
    await expect(notSent).toBeVisible();
  });

  for (const [fault, says] of [
    ['http-500', 'Something went wrong on the server.'],
    ['refuse', 'The server refused this request.'],
    ['drop', 'The server could not be reached. Check your connection and try again.'],
    ['html', 'The server’s answer could not be read. Please try again in a moment.'],
  ] as const)
    test(`a submit that fails (${fault}) loses nothing`, async ({ page, allowConsole }) => {
      allowConsole(/Failed to load resource|ERR_/);
      await openSignedIn(page, '/app/profile/create?step=4');
      await page.getByRole('textbox', { name: 'Adults' }).fill('4');
      await faults(page, [{ call: 'storeProfile', fault, times: 1 }]);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page).toHaveURL('/app/profile');
      await expect(toastOf(page, says)).toBeVisible();
      await expect(page.getByText('Adults: 2 · Children: 2')).toBeVisible();
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(page.getByRole('textbox', { name: 'Adults' })).toHaveValue('4');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Adults: 4 · Children: 2')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden();
    });

  test('a submit whose answer is lost is found out', async ({ page, allowConsole }) => {
    allowConsole(/ERR_/);
    await openSignedIn(page, '/app/profile/create?step=4');
    await page.getByRole('textbox', { name: 'Adults' }).fill('4');
    await faults(page, [{ call: 'storeProfile', fault: 'drop-after', times: 1 }]);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/app/profile');
    await expectToast(page, 'Profile Created Successfully!');
    await expect(page.getByText('Adults: 4 · Children: 2')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden();
  });

  for (const [outcome, fault, says] of [
    ['succeeds', [], 'Profile Created Successfully!'],
    [
      'fails',
      [{ call: 'storeProfile', fault: 'http-500' }],
      'Your profile was not submitted. Something went wrong on the server.',
    ],
  ] as const)
    test(`a slow submit that ${outcome} leaves the buyer where they went meanwhile`, async ({ page, allowConsole }) => {
      allowConsole(/Failed to load resource/);
      await openSignedIn(page, '/app/profile/create?step=4');
      // Enough for all that the buyer does until the answer comes.
      await faults(page, [{ call: 'storeProfile', fault: 'slow', ms: 6_000 }, ...fault]);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
      // What is typed now would be lost, so nothing can be.
      const adults = page.getByRole('textbox', { name: 'Adults' });
      await adults.click({ force: true });
      await page.keyboard.type('5');
      await expect(adults).toHaveValue('2');
      await page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: /Comments/ })
        .click();
      await page
        .getByRole('link', { name: /418 Juniper Lane/ })
        .first()
        .click();
      const message = page.getByRole('textbox', { name: /^Message about/ });
      await message.fill('Is the roof new?');
      await expectToast(page, says);
      await expect(page).toHaveURL(/\/app\/comments\?id=/);
      await expect(message).toHaveValue('Is the roof new?');
    });

  test('a slow submit leaves the focus with whoever types in a part that the address names', async ({ page }) => {
    await openSignedIn(page, '/app/profile/create?step=4');
    await faults(page, [{ call: 'storeProfile', fault: 'slow', ms: 4_000 }]);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Account: Linda' }).click();
    await page.getByRole('menuitem', { name: 'Connections' }).click();
    const email = page.getByRole('main').getByRole('textbox', { name: 'Agent’s e-mail' });
    await email.fill('another@example.com');
    await expectToast(page, 'Profile Created Successfully!');
    await expect(email).toBeFocused();
  });

  test('what is typed while an earlier submit is on its way outlives its answer', async ({ page }) => {
    await page.clock.install();
    await openSignedIn(page, '/app/profile/create?step=4');
    await faults(page, [{ call: 'storeProfile', fault: 'slow', ms: 10_000 }]);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('link', { name: 'Back: Profile' }).click();
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('textbox', { name: 'Maximum budget' }).fill('612000');
    await page.clock.runFor(10_000);
    await expectToast(page, 'Profile Created Successfully!');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Maximum budget' })).toHaveValue('612000');
  });

  test('a second submit waits for the answer to the one before, which would replace it', async ({ page }) => {
    await page.clock.install();
    await openSignedIn(page, '/app/profile/create?step=4');
    const adults = page.getByRole('textbox', { name: 'Adults' });
    const stored = toastOf(page, 'Profile Created Successfully!');
    await adults.fill('4');
    await faults(page, [{ call: 'storeProfile', fault: 'slow', ms: 10_000, times: 1 }]);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('link', { name: 'Back: Profile' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await adults.fill('5');
    await page.getByRole('button', { name: 'Submit' }).click();
    // The clock runs by itself as well: the first submit has been on its way for as long as these steps took.
    await page.clock.runFor(3000);
    await expect(stored).toHaveCount(0);
    await page.clock.runFor(7000);
    await expect(page.getByText('Adults: 5 · Children: 2')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden();
    expect(await storedProfile(page)).toMatchObject({ adults: '5' });
  });

  test('the overview that was opened meanwhile no longer says that something is not submitted', async ({ page }) => {
    await page.clock.install();
    await openSignedIn(page, '/app/profile/create?step=4');
    await page.getByRole('textbox', { name: 'Adults' }).fill('4');
    await faults(page, [{ call: 'storeProfile', fault: 'slow', ms: 10_000 }]);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('link', { name: 'Back: Profile' }).click();
    const draft = page.getByText('You have changes that are not submitted yet.');
    await expect(draft).toBeVisible();
    await page.clock.runFor(10_000);
    await expectToast(page, 'Profile Created Successfully!');
    await expect(draft).toBeHidden();
    await expect(page.getByText('Adults: 4 · Children: 2')).toBeVisible();
  });
});
