import { expect, expectNoAxeFindings, openSignedIn, test } from '../support/fixtures.ts';
import { storeElsewhere } from '../support/wizard.ts';

test('the share dialog says what each part reveals', async ({ page }) => {
  await openSignedIn(page, '/app/listing?compare=home-4187203,home-4183316,home-4185502,home-4191120');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share 4 homes' });
  const comments = dialog.getByRole('checkbox', { name: 'My comments' });
  const questions = dialog.getByRole('checkbox', { name: 'Open questions' });
  await expect(questions).toHaveAccessibleDescription('4 questions about 2 homes');
  await expect(comments).toHaveAccessibleDescription(
    '“The barn would make a workshop. The drive to school is 25…” and 2 more',
  );
  // Low scores raise no question that would tell them.
  await dialog.getByRole('checkbox', { name: 'My scores and rank' }).uncheck();
  await expect(questions).toHaveAccessibleDescription('1 question about 1 home');
  await expect(questions).toBeChecked();
});

test('the share dialog says what a cost reveals of a buyer who pays in cash, and offers no scores without any', async ({
  page,
}) => {
  await openSignedIn(page, '/app/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await storeElsewhere(page, { paymentPlan: 'Paying in Cash' });
  await page.goto('/app/listing/detail?id=home-4190077');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this home' });
  const cost = dialog.getByRole('checkbox', { name: 'Monthly cost' });
  await expect(cost).toHaveAccessibleDescription('Shows that you pay in cash, and what you assume about insurance');
  const scores = dialog.getByRole('checkbox', { name: 'My scores and rank' });
  await expect(scores).toHaveAccessibleDescription('You have not scored this home yet.');
  await expect(scores).toBeDisabled();
  await expect(scores).not.toBeChecked();
});

test('the share dialog offers no part that has nothing in it', async ({ page }) => {
  await openSignedIn(page, '/app/listing?compare=home-4184405,home-4191120');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share 2 homes' });
  for (const [name, reason] of [
    ['My comments', 'You have not commented on these homes yet.'],
    ['Open questions', 'No facts are missing, and no low score is shared.'],
  ] as const) {
    const part = dialog.getByRole('checkbox', { name });
    await expect(part).toHaveAccessibleDescription(reason);
    await expect(part).toBeDisabled();
    await expect(part).not.toBeChecked();
  }
  await expectNoAxeFindings(page);
});
