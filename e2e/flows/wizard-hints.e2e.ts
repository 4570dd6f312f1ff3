import type { Page } from '@playwright/test';
import { brokenWords } from '../support/broken-words.ts';
import {
  cardNamed,
  expect,
  expectNoAxeFindings,
  openSignedIn,
  screens,
  tabTo,
  test,
  toastOf,
} from '../support/fixtures.ts';
import { storeLook } from '../support/frame.ts';
import { phone, storedProfile } from '../support/wizard.ts';

test.describe('the wizard by touch', () => {
  test.use({ hasTouch: true, viewport: screens.phone });

  test('an unreadable number can be put back by one tap, and Submit says that it was not sent', async ({ page }) => {
    await openSignedIn(page, '/app/profile/create');
    await phone(page).fill('555-0142');
    await page.getByRole('button', { name: 'Next' }).tap();
    await expect(page).toHaveURL('/app/profile/create?step=2');
    await expect(page.getByRole('heading', { name: 'Budget and use' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).tap();
    await expect(phone(page)).toHaveValue('');
    await expect(phone(page)).toHaveAccessibleDescription('Please input valid phone number');
    await page.getByRole('link', { name: /Home and family/ }).tap();
    await page.getByRole('button', { name: 'Submit' }).tap();
    const toast = toastOf(page, 'Profile Created Successfully!');
    await expect(toast).toContainText('is not a US phone number. Your profile has none now.');
    expect((await storedProfile(page))['phone']).toBe('');
    await expect(page.getByText('“555-0142” is not a US phone number, so it was not submitted.')).toBeVisible();
    await expect(page.getByText('You have changes that are not submitted yet.')).toBeHidden();
    await toast.getByRole('button', { name: 'Edit Profile' }).tap();
    const putBack = page.getByRole('button', { name: 'Put back' });
    await expect(async () => {
      const { y = 0, height = 0 } = (await putBack.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      expect(y + height, 'covers nothing of the field').toBeLessThanOrEqual((await phone(page).boundingBox())?.y ?? 0);
    }).toPass({ timeout: 10_000 });
    await putBack.tap();
    await expect(phone(page)).toHaveValue('555-0142');
    await expect(phone(page)).toBeFocused();
    await expect(phone(page)).toHaveAccessibleDescription('');
    await phone(page).fill('828 555 0142');
    await page.getByRole('group', { name: 'Age range' }).getByText('45-54').tap();
    await expect(phone(page)).toHaveValue('(828) 555-0142');
  });

  test('each step says what its answers change, while they are typed', async ({ page }) => {
    await openSignedIn(page, '/app/profile/create', 'noProfile');
    const effect = cardNamed(page, 'What this changes');
    await expect(effect).toContainText('Your agent can call you');
    await page.getByRole('button', { name: 'Next' }).tap();
    await page.getByRole('textbox', { name: 'Minimum budget' }).fill('100k');
    await expect(effect).toContainText(
      'Enter your maximum as an amount to see how many of your homes fit your budget.',
    );
    await page.getByRole('textbox', { name: 'Maximum budget' }).fill('9 million');
    await expect(effect).toContainText('7 of 7 homes within your budget');
    await page.getByRole('textbox', { name: 'Minimum budget' }).fill('10 million');
    await expect(effect).toContainText('Your minimum is above your maximum.');
    await page.getByRole('button', { name: 'Next' }).tap();
    await expect(effect).toContainText('Your agent can plan tours');
    await page.getByRole('button', { name: 'Next' }).tap();
    await page.getByRole('textbox', { name: 'Adults' }).fill('2');
    await expect(effect).toContainText('7 of 7 homes with enough beds for your household');
    await page.getByRole('textbox', { name: 'Children' }).fill('9');
    await expect(effect).toContainText('0 of 7 homes with enough beds for your household');
  });

  test('a buyer without homes is not asked for what is typed already', async ({ page }) => {
    await openSignedIn(page, '/favicon.svg', 'noHomes');
    const effect = cardNamed(page, 'What this changes');
    for (const [step, name, text] of [
      [2, 'Maximum budget', '450k'],
      [4, 'Adults', '2'],
    ] as const) {
      await page.goto(`/app/profile/create?step=${step}`);
      await page.getByRole('textbox', { name }).fill(text);
      await expect(effect).toContainText('As soon as there are homes to count, this shows how many of them fit.');
    }
  });

  test('a hint says that the minimum is above the maximum when either field is left', async ({ page }) => {
    await openSignedIn(page, '/app/profile/create?step=2', 'noProfile');
    const [min, max] = ['Minimum budget', 'Maximum budget'].map((name) => page.getByRole('textbox', { name }));
    await min?.fill('620k');
    await max?.fill('450k');
    await page.getByText('Paying in Cash').tap();
    await expect(max!).toHaveAccessibleDescription('This is below your minimum budget');
    await expect(max!).toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await expect(max!).toHaveAccessibleDescription('This is below your minimum budget');
    await min?.fill('400k');
    await expect(max!).toHaveAccessibleDescription('We read this as $450,000');
    await min?.fill('500k');
    await page.getByText('Investment Property').tap();
    await expect(max!).toHaveAccessibleDescription('This is below your minimum budget');
  });

  test('Clear is in the line of its question and takes no room', async ({ page }) => {
    await openSignedIn(page, '/app/profile/create?step=4', 'noProfile');
    const pets = page.getByRole('group', { name: 'Pets' });
    const before = await pets.boundingBox();
    await pets.getByText('Cats').tap();
    await expect(pets.getByRole('radio', { name: 'Cats' })).toBeChecked();
    expect((await pets.boundingBox())?.height).toBe(before?.height);
    const clear = page.getByRole('button', { name: 'Clear: Pets' });
    expect((await clear.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // With the first menu come the styles of the components.
    await page.getByRole('button', { name: /^Account/ }).tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(clear, 'small text stays small').toHaveCSS('font-size', '13px');
    await clear.tap();
    await expect(pets.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(pets.getByRole('radio').first()).toBeFocused();
  });
});

/** The places of all controls and questions of a step, measured from its heading because the page may scroll. */
async function places(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const { x = 0, y = 0 } = (await main.getByRole('heading', { level: 2 }).first().boundingBox()) ?? {};
  const parts = (['group', 'radio', 'textbox', 'link'] as const)
    .map((role) => main.getByRole(role))
    .reduce((all, one) => all.or(one), main.getByRole('button').last());
  return parts.evaluateAll(
    (all, origin) =>
      all.map((part) => {
        const box = part.getBoundingClientRect();
        return [box.x - origin.x, box.y - origin.y, box.width, box.height].map(Math.round).join(' ');
      }),
    { x, y },
  );
}

for (const [locale, themeType, width] of [
  ['en', 'lite', 360],
  ['fr', 'lite', 320],
  ['ar', 'dark', 768],
] as const)
  test(`no message of the wizard moves anything, ${locale} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openSignedIn(page, '/favicon.svg', 'noProfile');
    await storeLook(page, { locale, themeType });
    for (const step of [1, 2, 3, 4]) {
      await page.goto(`/app/profile/create?step=${step}`);
      const questions = page.getByRole('group');
      await expect(questions.first()).toBeVisible();
      let before = await places(page);
      const isAtRest = async () => String(before) === String((before = await places(page)));
      await expect.poll(isAtRest, 'the page is at rest').toBe(true);
      const fields = page.getByRole('main').getByRole('textbox');
      if (step !== 2) for (const field of await fields.all()) await field.fill('nobody');
      await page.getByRole('heading', { level: 2 }).first().focus();
      await tabTo(page, page.getByRole('main').getByRole('button').last());
      for (const asked of [...(await fields.all()), ...(await questions.all())])
        await expect(asked).toHaveAccessibleDescription(/./);
      await expect.poll(() => places(page)).toEqual(before);
      await expectNoAxeFindings(page);
    }
  });

for (const locale of ['en', 'es', 'fr', 'it', 'ar', 'zh'])
  test(`no word of an option is broken inside, ${locale}`, async ({ page }) => {
    await openSignedIn(page, '/favicon.svg', 'noProfile');
    await storeLook(page, { locale });
    for (const step of [1, 2, 3, 4]) {
      await page.goto(`/app/profile/create?step=${step}`);
      await expect(page.getByRole('group').first()).toBeVisible();
      for (const width of [320, 360, 390, 430, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        // The frame removes its sidebar one render after the resize.
        await expect
          .poll(() => brokenWords(page.getByRole('radio')), { message: `step ${step} at ${width} px` })
          .toEqual([]);
      }
    }
  });
