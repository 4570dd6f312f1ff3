import { expect, expectToast, faults, openSignedIn, signIn, tabTo, test, toastOf } from '../support/fixtures.ts';
import { setLook, storeLook } from '../support/frame.ts';
import { choose, next, phone, storedProfile, storeElsewhere } from '../support/wizard.ts';

/** The values of each choice, as the specification spells them. */
const months = ['0-3 Months', '3-6 Months', '6-12 Months', '1+ Years'];
const choices = {
  age: ['18-24', '25-34', '35-44', '45-54', '55-64', '65 or more'],
  income: ['$0-$40,000', '$40,000-$80,000', '$80,000-$150,000', '$150,000-$300,000', '$300,000+'],
  buyingExperience: ['First Time', '1-2 Prior Homes', '3+'],
  paymentPlan: ['Financing', 'Paying in Cash'],
  propertyUse: ['Primary Residence', 'Secondary/Vacation Residence', 'Investment Property'],
  lookingFor: months,
  planToMove: months,
  reason: [
    'Relocating',
    'Upsizing',
    'Downsizing',
    'Just ready for a change',
    'Build personal equity rather than renting',
  ],
  currentLiving: ['Local [In-Town]', 'In-State', 'Out of State', 'Out of Country'],
  impFactor: ['Location', 'Price', 'Style', 'Schools'],
  style: ['Modern', 'Traditional', 'Victorian', 'Contemporary'],
  pets: ['None', 'Cats', 'Dogs', 'Other'],
};

test.describe('the wizard', () => {
  test('is filled in by keyboard alone, and other screens show it at once', async ({ page }) => {
    await openSignedIn(page, '/app/profile/create', 'noProfile');
    await expect(page.getByRole('complementary'), 'no landmark without a name').toHaveAccessibleName('Sidebar');
    await phone(page).focus();
    await page.keyboard.type('+1 828.555.0199');
    await page.keyboard.press('Tab');
    await expect(phone(page)).toHaveValue('(828) 555-0199');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: '25-34' })).toBeChecked();
    await phone(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/app/profile/create?step=2');
    await expect(page.getByRole('heading', { name: 'Budget and use' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('300k');
    await expect(page.getByText('We read this as $300,000')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('a castle');
    await expect(page.getByText('We could not read this as an amount; it stays as you typed it')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/app/profile/create?step=3');
    await next(page, 4);
    await page.getByRole('textbox', { name: 'Children' }).fill('3');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Profile Created Successfully!');
    await expect(page).toHaveURL('/app/profile');
    await expect(page.getByText('$300,000 – a castle')).toBeVisible();
    await expect(page.getByText('Adults: N/A · Children: 3')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
    expect(await storedProfile(page)).toEqual({
      phone: '(828) 555-0199',
      age: '25-34',
      income: '',
      buyingExperience: '',
      budgetMin: '300k',
      budgetMax: 'a castle',
      paymentPlan: '',
      propertyUse: '',
      lookingFor: '',
      planToMove: '',
      reason: '',
      currentLiving: '',
      impFactor: '',
      style: '',
      adults: '',
      childern: '3',
      pets: '',
    });
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('link', { name: /Finish your profile 12 questions/ })).toBeVisible();
  });

  const longest = Math.max(...Object.values(choices).map((values) => values.length));
  test('sends every value of every choice in the words of the wire', async ({ page }) => {
    test.slow();
    await openSignedIn(page, '/app/profile', 'noProfile');
    for (let turn = 0; turn < longest; turn++) {
      await page.getByRole('link', { name: /Edit Profile|Create your profile/ }).click();
      for (const step of [1, 2, 3, 4]) {
        await expect(page.getByText(`Step ${step} of 4`).first()).toBeVisible();
        for (const group of await page.getByRole('group').all()) {
          const options = group.getByRole('radio');
          await options.nth(turn % (await options.count())).check();
        }
        await page.getByRole('button', { name: /Next|Submit/ }).click();
      }
      await expectToast(page, 'Profile Created Successfully!');
      const profile = await storedProfile(page);
      for (const [name, values] of Object.entries(choices)) {
        const value = values[turn % values.length] ?? '';
        expect(profile[name]).toBe(value);
        await expect(
          page.getByRole('definition').getByText(value, { exact: true }).first(),
          `${name} comes back`,
        ).toBeVisible();
      }
    }
  });

  test('says what is missing on blur and on Next, and never refuses to go on', async ({ page }) => {
    await openSignedIn(page, '/app/profile/create', 'noProfile');
    // Nothing is there to be kept yet.
    await expect(page.getByText('Kept on this device')).toBeHidden();
    await page.getByRole('radio').first().check();
    await expect(page.getByText('Kept on this device')).toBeVisible();
    await page.getByRole('button', { name: /^Clear/ }).click();
    await expect(page.getByText('Kept on this device')).toBeHidden();
    await next(page, 2);
    await expect(page).toHaveURL('/app/profile/create?step=2');
    await page.getByRole('textbox', { name: 'Minimum budget' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByText('Please enter your minimum budget')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/app/profile/create');
    for (const text of ['your age range!', 'your income range!', 'your buying experience!'])
      await expect(page.getByText(`Please select ${text}`)).toBeVisible();
    await choose(page, 'Age range', '65 or more');
    await expect(page.getByText('Please select your age range!')).toBeHidden();
    await page.goto('/app/profile/create?step=4');
    await page.getByRole('textbox', { name: 'Adults' }).fill('two');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Please enter a valid value')).toBeVisible();
    await setLook(page, { locale: 'fr' });
    await expect(page.getByText('Veuillez saisir une valeur valide')).toBeVisible();
  });

  test('stores a phone number alone, with every choice passed by Tab', async ({ page }) => {
    await openSignedIn(page, '/app/profile/create', 'noProfile');
    await phone(page).focus();
    await page.keyboard.type('828 555 0142');
    for (const name of ['Next', 'Next', 'Next', 'Submit']) {
      await tabTo(page, page.getByRole('button', { name }));
      await page.keyboard.press('Enter');
      if (name === 'Next') await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    }
    await expectToast(page, '16 questions are not answered.');
    expect((await storedProfile(page))['phone']).toBe('(828) 555-0142');
  });

  test('leaves a stored phone number of another country and a choice that is not offered as they are', async ({
    page,
  }) => {
    await signIn(page);
    await storeElsewhere(page, { phone: '+39 06 1234 5678', style: 'Craftsman' });
    await page.goto('/app/profile/create');
    await phone(page).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: '25-34' })).toBeVisible();
    await expect(phone(page)).toHaveValue('+39 06 1234 5678');
    await page.goto('/app/profile/create?step=4');
    await choose(page, 'style', 'Modern');
    await choose(page, 'style', 'Craftsman');
    await page.getByRole('link', { name: 'Back: Profile' }).click();
    await expect(page.getByText('Craftsman')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue' }), 'nothing was changed').toBeHidden();
  });

  test('reads the phone number on Enter as well, and can put it back after Back and a reload', async ({ page }) => {
    await openSignedIn(page, '/app/profile/create');
    await phone(page).fill('828.555.0177');
    await phone(page).press('Enter');
    await expect(page).toHaveURL('/app/profile/create?step=2');
    await expect(page.getByRole('heading', { name: 'Budget and use' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(phone(page)).toHaveValue('(828) 555-0177');
    await phone(page).fill('nobody');
    await phone(page).press('Enter');
    await expect(page).toHaveURL('/app/profile/create?step=2');
    await expect(page.getByRole('heading', { name: 'Budget and use' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.reload();
    await expect(phone(page)).toHaveValue('');
    await expect(phone(page)).toHaveAccessibleDescription('Please input valid phone number');
    await page.getByRole('button', { name: 'Put back' }).press('Enter');
    await expect(phone(page)).toHaveValue('nobody');
    // Submit also reads a number whose field was not left before a reload.
    await page.reload();
    await expect(phone(page)).toHaveValue('nobody');
    await page.goto('/app/profile/create?step=4');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectToast(page, /“nobody” is not a US phone number/);
  });

  test('keeps what was typed across Back, a reload and the end of the session', async ({ page }) => {
    await openSignedIn(page, '/app/profile/create?step=2');
    await page.getByRole('textbox', { name: 'Minimum budget' }).fill('475k');
    await choose(page, 'Payment plan', 'Paying in Cash');
    await page.getByRole('button', { name: 'Back' }).click();
    await next(page, 2);
    await expect(page.getByRole('textbox', { name: 'Minimum budget' })).toHaveValue('475k');
    for (const typed of ['476k', '477k', '475k']) {
      await page.getByRole('textbox', { name: 'Minimum budget' }).fill(typed);
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Minimum budget' })).toHaveValue(typed);
    }
    await expect(page.getByRole('radio', { name: /Paying in Cash/ })).toBeChecked();
    await faults(page, [{ call: 'me', fault: 'revoked' }]);
    await page.reload();
    await page.waitForURL(/\/signin/);
    await faults(page, []);
    await signIn(page);
    await expect(page).toHaveURL('/app/profile/create?step=2');
    await expect(page.getByRole('textbox', { name: 'Minimum budget' })).toHaveValue('475k');
    await page.goto('/app/profile');
    await expect(page.getByText('$450,000 – $620,000'), 'not stored yet').toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('You have changes that are not submitted yet.')).toBeHidden();
    const undo = toastOf(page, 'Changes discarded.').getByRole('button', { name: 'Undo' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await menu.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
    await undo.click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByRole('textbox', { name: 'Minimum budget' })).toHaveValue('475k');
    await page.goBack();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(undo).toBeVisible();
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await page.getByRole('link', { name: /Budget and use/ }).click();
    await expect(page.getByRole('textbox', { name: 'Minimum budget' })).toHaveValue('$450,000');
    await page.getByRole('textbox', { name: 'Maximum budget' }).fill('650k');
    await undo.click();
    await expect(page).toHaveURL('/app/profile');
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByRole('textbox', { name: 'Minimum budget' })).toHaveValue('475k');
    await expect(page.getByRole('textbox', { name: 'Maximum budget' })).toHaveValue('650k');
  });

  test('is in the reader’s language, and sends the words of the wire', async ({ page }) => {
    await openSignedIn(page, '/favicon.svg');
    await storeLook(page, { locale: 'es' });
    await page.goto('/app/profile/create?step=4');
    await choose(page, 'Estilo de vivienda', 'Victoriano');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Perfil creado correctamente.')).toBeVisible();
    await expect(page.getByText('Victoriano')).toBeVisible();
    await expect(page.getByText('$80,000–$150,000')).toBeVisible();
    expect(await storedProfile(page)).toMatchObject({ style: 'Victorian', childern: '2', pets: 'Dogs' });
    await setLook(page, { locale: 'fr' });
    await expect(page.getByText(/^De 80\s000\s\$ à 150\s000\s\$$/), 'money as French writes it').toBeVisible();
  });

  test('opens its first step for nonsense in the address', async ({ page }) => {
    await openSignedIn(page, '/favicon.svg');
    for (const step of ['9', 'two', '-1', '1']) {
      await page.goto(`/app/profile/create?step=${step}`);
      await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
    }
  });

  test('loads the metadata of phone numbers with the wizard and not before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    const country = async () => {
      for (const url of scripts)
        if ((await (await page.request.get(url)).text()).includes('country_calling_codes')) return true;
      return false;
    };
    await openSignedIn(page, '/app/profile');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(await country()).toBe(false);
    await page.goto('/app/profile/create');
    await expect(phone(page)).toBeVisible();
    expect(await country()).toBe(true);
  });
});
