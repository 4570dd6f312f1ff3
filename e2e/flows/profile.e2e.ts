import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, faults, screens, signIn, test } from '../support/fixtures.ts';
import { open, phone } from '../support/wizard.ts';

/** The value that stands under a label, the buyer's own before the agent's. */
const valueOf = (page: Page, label: string) => page.locator(`dt:text-is("${label}") + dd`).first();

test.describe('the overview', () => {
  test('tells every preference under its right label', async ({ page }) => {
    await signIn(page);
    await open(page, '/app/profile');
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
    for (const [label, value] of Object.entries(facts)) await expect(valueOf(page, label)).toHaveText(value);
    await expect(page.getByRole('link', { name: 'ana.ribeiro@example.com' })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('link', { name: '(828) 555-0117' })).toHaveAttribute('href', 'tel:8285550117');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/app/settings');
  });

  test('says N/A for what is missing, and reads a budget of thousands', async ({ page }) => {
    await signIn(page, 'noHomes');
    await open(page, '/app/profile');
    await expect(page.getByText('$350,000 – $500,000')).toBeVisible();
    await expect(valueOf(page, 'Age range')).toHaveText('N/A');
    await expect(page.getByText('Adults: 1 · Children: N/A')).toBeVisible();
    await expect(page.getByRole('link', { name: 'marcus.hale@example.com' })).toBeVisible();
    await expect(valueOf(page, 'Phone')).toHaveText('N/A');
  });

  test('says that the minimum is above the maximum, which no step refuses', async ({ page }) => {
    await signIn(page);
    await open(page, '/app/profile/create?step=2');
    await page.getByRole('textbox', { name: 'Minimum budget' }).fill('900000');
    for (const name of ['Next', 'Next', 'Submit']) await page.getByRole('button', { name }).click();
    await expect(page).toHaveURL('/app/profile');
    await expect(valueOf(page, 'Budget')).toHaveText(/^\$900,000 – \$620,000\s*Your minimum is above your maximum$/);
  });

  test('is not there without a profile, nor is Edit Profile', async ({ page }) => {
    await signIn(page, 'noProfile');
    await open(page, '/app/profile');
    await expect(page.getByText('Your profile is not completed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeHidden();
    await page.getByRole('link', { name: 'Create your profile' }).click();
    await expect(page).toHaveURL('/app/profile/create');
    await expect(phone(page)).toHaveValue('');
  });

  test('that cannot be read is not taken for none: no empty form could replace it', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource|Something went wrong on the server/);
    await signIn(page);
    for (const path of ['/app/profile', '/app/profile/create']) {
      await faults(page, [{ call: 'listProfiles', fault: 'http-500' }]);
      await open(page, path);
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
    await signIn(page, 'awaited');
    await open(page, '/app/profile');
    await expect(page.getByText('Registration Awaited')).toBeVisible();
    await expect(page.getByRole('link', { name: 'sofia.lindqvist@example.com' })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/signin');
    await signIn(page, 'noAgent');
    await open(page, '/app/profile');
    await page.getByRole('link', { name: 'Add Your Agent' }).click();
    await expect(page).toHaveURL('/app/settings');
  });

  test('shows hostile values as text', async ({ page }) => {
    await signIn(page, 'hostile');
    await open(page, '/app/profile');
    await expect(valueOf(page, 'Budget')).toHaveText('From $2,150');
    await expect(valueOf(page, 'Pets')).toHaveText('<img src=x onerror="alert(1)"> pets');
    await expect(page.getByText('javascript:alert(1)')).toBeVisible();
    await expect(page.locator('a[href^="javascript:"], a[href^="tel:"]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await expect(page.getByRole('radio', { name: '<img src=x onerror="alert(1)"> income' })).toBeChecked();
  });
});

const paths = ['/app/profile', ...[1, 2, 3, 4].map((step) => `/app/profile/create?step=${step}`)];
for (const look of [
  { locale: 'en', themeType: 'lite' },
  { locale: 'ar', themeType: 'dark' },
])
  test(`profile and wizard are accessible and fit a phone, ${look.locale} and ${look.themeType}`, async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await signIn(page);
    await page.evaluate((settings) => localStorage.setItem('buyer_state', JSON.stringify(settings)), look);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeFindings(page);
      expect(await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
    }
  });
