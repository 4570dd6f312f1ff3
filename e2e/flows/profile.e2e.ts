import type { Page } from '@playwright/test';
import { cardNamed, expect, expectSafeLinks, faults, forgetSession, openSignedIn, test } from '../support/fixtures.ts';
import { next, phone, storeElsewhere } from '../support/wizard.ts';

/** Expects of the definition after a term, the first one if the page has the term twice. The facts may come after the headings. */
const expectValue = (page: Page, term: string) =>
  expect.poll(
    async () => {
      const texts = await page.getByRole('term').or(page.getByRole('definition')).allInnerTexts();
      return texts[texts.indexOf(term) + 1];
    },
    { message: term },
  );

test.describe('the overview', () => {
  test('has every preference next to its label', async ({ page }) => {
    await openSignedIn(page, '/app/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Linda Moreno' })).toBeVisible();
    await expect(page.getByText('L', { exact: true }), 'the same initial in the frame and on the page').toHaveCount(3);
    await expect(page.getByRole('main').getByText('linda.moreno@example.com')).toBeVisible();
    const facts = {
      Phone: '(828) 555-0142',
      'Age range': '35-44',
      'Income range': '$80,000-$150,000',
      'Buying experience': '1-2 Prior Homes',
      Budget: '$450,000 – $620,000',
      'Payment plan': 'Financing',
      'Property use': 'Primary Residence',
      'Looking for': '0-3 Months',
      'Plan to move': '3-6 Months',
      Reason: 'Upsizing',
      'Current living': 'Local [In-Town]',
      'Important factor': 'Location',
      'Home style': 'Modern',
      Family: 'Adults: 2 · Children: 2',
      Pets: 'Dogs',
    };
    for (const [label, value] of Object.entries(facts)) await expectValue(page, label).toBe(value);
    await expect(page.getByRole('link', { name: 'ana.ribeiro@example.com' })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('link', { name: '(828) 555-0117' })).toHaveAttribute('href', 'tel:8285550117');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/app/settings');
  });

  test('has what another device has stored since, and so has the form', async ({ page }) => {
    await page.clock.install();
    await openSignedIn(page, '/app/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await storeElsewhere(page, { budgetMax: '$700,000', pets: 'Cats' });
    await page.clock.fastForward('00:31');
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await expectValue(page, 'Budget').toBe('$450,000 – $700,000');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await storeElsewhere(page, { pets: 'Dogs' });
    await page.clock.fastForward('00:31');
    // Straight to the form, which keeps what it begins with.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('Edit profile');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Step 4' }).click();
    await expect(page.getByRole('radio', { name: 'Dogs' })).toBeChecked();
  });

  test('says N/A for what is missing, and reads a budget of thousands', async ({ page }) => {
    await openSignedIn(page, '/app/profile', 'noHomes');
    await expect(page.getByText('$350,000 – $500,000')).toBeVisible();
    await expectValue(page, 'Age range').toBe('N/A');
    await expect(page.getByText('Adults: 1 · Children: N/A')).toBeVisible();
    await expect(page.getByRole('link', { name: 'marcus.hale@example.com' })).toBeVisible();
    await expectValue(page, 'Phone').toBe('N/A');
  });

  test('says that the minimum is above the maximum, which the wizard accepts', async ({ page }) => {
    await openSignedIn(page, '/app/profile/create?step=2');
    await page.getByRole('textbox', { name: 'Minimum budget' }).fill('900000');
    for (const step of [3, 4] as const) await next(page, step);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/app/profile');
    await expect(page.getByRole('definition').filter({ hasText: '$900,000 – $620,000' })).toHaveText(
      /Your minimum is above your maximum$/,
    );
    await expectValue(page, 'Budget').toMatch(/^\$900,000 – \$620,000/);
  });

  test('is missing without a profile, as is Edit Profile', async ({ page }) => {
    await openSignedIn(page, '/app/profile', 'noProfile');
    await expect(page.getByText('Your profile is not completed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeHidden();
    await page.getByRole('link', { name: 'Create your profile' }).click();
    await expect(page).toHaveURL('/app/profile/create');
    await expect(page).toHaveTitle(/^Your profile · /);
    await expect(phone(page)).toHaveValue('');
    // What was begun is offered once.
    await phone(page).fill('8285550142');
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create your profile' })).toBeHidden();
  });

  test('is not treated as empty while it cannot be loaded, so no empty form can replace it', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|Something went wrong on the server/);
    await openSignedIn(page, '/favicon.svg');
    for (const path of ['/app/profile', '/app/profile/create']) {
      await faults(page, [{ call: 'listProfiles', fault: 'http-500' }]);
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByText('Your profile is not completed')).toBeHidden();
      await faults(page, []);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
      await expect(page.getByText('(828) 555-0142').or(phone(page))).toBeVisible();
    }
    await expect(phone(page)).toHaveValue('(828) 555-0142');
  });

  test('offers to add an agent where there is none, and shows who is awaited', async ({ page }) => {
    await openSignedIn(page, '/app/profile', 'awaited');
    await expect(page.getByText('Registration Awaited')).toBeVisible();
    await expect(page.getByRole('link', { name: 'sofia.lindqvist@example.com' })).toBeVisible();
    await forgetSession(page);
    await openSignedIn(page, '/app/profile', 'noAgent');
    await page.getByRole('link', { name: 'Add Your Agent' }).click();
    await expect(page).toHaveURL('/app/settings#agent');
    await page.goto('/app/profile/create');
    await expect(cardNamed(page, 'What this changes')).toHaveText(
      /^What this changes\s*This step changes nothing on your screens\.$/,
    );
    await expect(cardNamed(page, 'Who sees this')).toContainText('Only you for now.');
  });

  test('shows hostile values as text', async ({ page }) => {
    await openSignedIn(page, '/app/profile', 'hostile');
    await expect(page.getByText('javascript:alert(1)')).toBeVisible();
    await expectValue(page, 'Budget').toBe('From $2,150');
    await expectValue(page, 'Pets').toBe('<img src=x onerror="alert(1)"> pets');
    await expectSafeLinks(page);
    await expect(page.getByRole('link', { name: 'javascript:alert(1)' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await expect(page.getByRole('radio', { name: '<img src=x onerror="alert(1)"> income' })).toBeChecked();
  });
});
