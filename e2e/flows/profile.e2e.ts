import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectNoAxeFindings,
  expectToast,
  faults,
  screens,
  signIn,
  test,
  toastOf,
} from '../support/fixtures.ts';
import { wear } from '../support/frame.ts';

/** What each choice offers, as the specification spells it. */
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

const open = async (page: Page, path: string) => {
  await page.waitForURL('/app/**');
  await page.goto(path);
};
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const phone = (page: Page) => page.getByRole('textbox', { name: 'Phone' });
const choose = (page: Page, question: string, option: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: option }).check();
/** Presses Tab until something has the focus. */
const tabTo = (page: Page, target: Locator) =>
  expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
/** The value that stands under a label, the buyer's own before the agent's. */
const told = (page: Page, label: string) =>
  page
    .locator('dt')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd')
    .first();

/** The profile as the server has it, under the wire's own names. */
const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const answer = (await (await fetch('/api/buyerprofile/', { headers })).json()) as {
      data: Record<string, string>[];
    };
    return answer.data[0] ?? {};
  });

test.describe('the overview', () => {
  test('tells every preference under its right label', async ({ page }) => {
    await signIn(page);
    await open(page, '/app/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Linda Moreno' })).toBeVisible();
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
    for (const [label, value] of Object.entries(facts)) await expect(told(page, label)).toHaveText(value);
    await expect(page.getByRole('link', { name: 'ana.ribeiro@example.com' })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('link', { name: '(828) 555-0117' })).toHaveAttribute('href', 'tel:8285550117');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/app/settings');
  });

  test('says N/A for what is missing, and reads a budget of thousands', async ({ page }) => {
    await signIn(page, 'noHomes');
    await open(page, '/app/profile');
    await expect(page.getByText('$350,000 – $500,000')).toBeVisible();
    await expect(told(page, 'Age range')).toHaveText('N/A');
    await expect(page.getByText('Adults: 1 · Children: N/A')).toBeVisible();
    await expect(page.getByRole('link', { name: 'marcus.hale@example.com' })).toBeVisible();
    await expect(told(page, 'Phone')).toHaveText('N/A');
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
    await expect(told(page, 'Budget')).toHaveText('From $2,150');
    await expect(told(page, 'Pets')).toHaveText('<img src=x onerror="alert(1)"> pets');
    await expect(page.getByText('javascript:alert(1)')).toBeVisible();
    await expect(page.locator('a[href^="javascript:"], a[href^="tel:"]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await expect(page.getByRole('radio', { name: '<img src=x onerror="alert(1)"> income' })).toBeChecked();
  });
});

test.describe('the wizard', () => {
  test('is filled in by keyboard alone and shows everywhere at once', async ({ page }) => {
    await signIn(page, 'noProfile');
    await open(page, '/app/profile/create');
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
    await next(page);
    await page.getByRole('textbox', { name: 'Children' }).fill('3');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Profile Created Successfully!');
    await expect(page).toHaveURL('/app/profile');
    await expect(page.getByText('$300,000 – a castle')).toBeVisible();
    await expect(page.getByText('Adults: N/A · Children: 3')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
    expect(await stored(page)).toEqual({
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
  test('sends every value of every choice as the wire spells it', async ({ page }) => {
    test.slow();
    await signIn(page, 'noProfile');
    await open(page, '/app/profile');
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
      const profile = await stored(page);
      for (const [name, values] of Object.entries(choices)) {
        const value = values[turn % values.length] ?? '';
        expect(profile[name]).toBe(value);
        await expect(page.locator('dd').getByText(value, { exact: true }).first(), `${name} comes back`).toBeVisible();
      }
    }
  });

  test('hints at what is missing on blur and on Next, and stops nobody', async ({ page }) => {
    await signIn(page, 'noProfile');
    await open(page, '/app/profile/create');
    await next(page);
    await expect(page).toHaveURL('/app/profile/create?step=2');
    await page.getByRole('textbox', { name: 'Minimum budget' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByText('Please enter your minimum budget')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/app/profile/create');
    for (const text of ['your age range!', 'your income range!', 'your buying experience!'])
      await expect(page.getByText(`Please select ${text}`)).toBeVisible();
    await choose(page, 'Age range', '65 or more');
    await expect(page.getByText('Please select your age range!')).toBeHidden();
    await page.goto('/app/profile/create?step=4');
    await page.getByRole('textbox', { name: 'Adults' }).fill('two');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Please enter a valid value')).toBeVisible();
    await wear(page, { locale: 'fr' });
    await expect(page.getByText('Veuillez saisir une valeur valide')).toBeVisible();
  });

  test('a phone, and Tab past every choice, is stored by Submit', async ({ page }) => {
    await signIn(page, 'noProfile');
    await open(page, '/app/profile/create');
    await phone(page).focus();
    await page.keyboard.type('828 555 0142');
    for (const name of ['Next', 'Next', 'Next', 'Submit']) {
      await tabTo(page, page.getByRole('button', { name }));
      await page.keyboard.press('Enter');
      if (name === 'Next') await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    }
    await expectToast(page, '16 questions are not answered.');
    expect((await stored(page))['phone']).toBe('(828) 555-0142');
  });

  test('reads the phone on Enter as well, and still puts it back after Back and a reload', async ({ page }) => {
    await signIn(page);
    await open(page, '/app/profile/create');
    await phone(page).fill('828.555.0177');
    await phone(page).press('Enter');
    await expect(page).toHaveURL('/app/profile/create?step=2');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(phone(page)).toHaveValue('(828) 555-0177');
    await phone(page).fill('nobody');
    await phone(page).press('Enter');
    await expect(page).toHaveURL('/app/profile/create?step=2');
    await page.getByRole('link', { name: 'Back' }).click();
    await page.reload();
    await expect(phone(page)).toHaveValue('');
    await expect(phone(page)).toHaveAccessibleDescription('Please input valid phone number');
    await page.getByRole('button', { name: 'Put back' }).press('Enter');
    await expect(phone(page)).toHaveValue('nobody');
  });

  test('keeps what was typed across Back, a reload and the end of the session', async ({ page }) => {
    await signIn(page);
    await open(page, '/app/profile/create?step=2');
    await page.getByRole('textbox', { name: 'Minimum budget' }).fill('475k');
    await choose(page, 'Payment plan', 'Paying in Cash');
    await page.getByRole('link', { name: 'Back' }).click();
    await next(page);
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
    await open(page, '/app/profile');
    await expect(page.getByText('$450,000 – $620,000'), 'not stored yet').toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await page.getByRole('link', { name: /Budget and use/ }).click();
    await expect(page.getByRole('textbox', { name: 'Minimum budget' })).toHaveValue('$450,000');
  });

  for (const [fault, says] of [
    ['http-500', 'Something went wrong on the server.'],
    ['refuse', 'The server refused this request.'],
    ['drop', 'The server could not be reached. Check your connection and try again.'],
    ['html', 'The server’s answer could not be read. Please try again in a moment.'],
  ] as const)
    test(`a submit that fails (${fault}) loses nothing`, async ({ page, allowConsole }) => {
      allowConsole(/Failed to load resource|ERR_/);
      await signIn(page);
      await open(page, '/app/profile/create?step=4');
      await page.getByRole('textbox', { name: 'Adults' }).fill('4');
      await faults(page, [{ call: 'storeProfile', fault, times: 1 }]);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page).toHaveURL('/app/profile');
      await expect(toastOf(page, says)).toBeVisible();
      await expect(page.getByText('Adults: 2 · Children: 2')).toBeVisible();
      await page.getByRole('link', { name: 'Continue' }).click();
      await page.getByRole('link', { name: /Home and family/ }).click();
      await expect(page.getByRole('textbox', { name: 'Adults' })).toHaveValue('4');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Adults: 4 · Children: 2')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden();
    });

  test('speaks the reader’s language and sends the wire’s', async ({ page }) => {
    await signIn(page);
    await page.evaluate(() => localStorage.setItem('buyer_state', '{"locale":"es"}'));
    await open(page, '/app/profile/create?step=4');
    await choose(page, 'Estilo de vivienda', 'Victoriano');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Perfil creado correctamente.')).toBeVisible();
    await expect(page.getByText('Victoriano')).toBeVisible();
    await expect(page.getByText('$80,000–$150,000')).toBeVisible();
    expect(await stored(page)).toMatchObject({ style: 'Victorian', childern: '2', pets: 'Dogs' });
    await wear(page, { locale: 'fr' });
    await expect(page.getByText(/^De 80\s000\s\$ à 150\s000\s\$$/), 'money as French writes it').toBeVisible();
  });

  test('nonsense in the address is the first step', async ({ page }) => {
    await signIn(page);
    for (const step of ['9', 'two', '-1', '1']) {
      await open(page, `/app/profile/create?step=${step}`);
      await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
    }
  });

  test('the phone’s metadata comes with the wizard and not before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    const country = async () => {
      for (const url of scripts)
        if ((await (await page.request.get(url)).text()).includes('country_calling_codes')) return true;
      return false;
    };
    await signIn(page);
    await open(page, '/app/profile');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(await country()).toBe(false);
    await page.goto('/app/profile/create');
    await expect(phone(page)).toBeVisible();
    expect(await country()).toBe(true);
  });
});

test.describe('the wizard by touch', () => {
  test.use({ hasTouch: true, viewport: screens.phone });

  test('a number that the rule clears is put back by one tap, and Submit says that it was left out', async ({
    page,
  }) => {
    await signIn(page);
    await open(page, '/app/profile/create');
    await phone(page).fill('555-0142');
    await page.getByRole('button', { name: 'Next' }).tap();
    await expect(page).toHaveURL('/app/profile/create?step=2');
    await page.getByRole('link', { name: 'Back' }).tap();
    await expect(phone(page)).toHaveValue('');
    await expect(phone(page)).toHaveAccessibleDescription('Please input valid phone number');
    await page.getByRole('link', { name: /Home and family/ }).tap();
    await page.getByRole('button', { name: 'Submit' }).tap();
    const toast = toastOf(page, 'Profile Created Successfully!');
    await expect(toast).toContainText('is not a US phone number and was not saved');
    expect((await stored(page))['phone']).toBe('');
    await toast.getByRole('button', { name: 'Edit Profile' }).tap();
    await page.getByRole('button', { name: 'Put back' }).tap();
    await expect(phone(page)).toHaveValue('555-0142');
    await expect(phone(page)).toBeFocused();
    await expect(phone(page)).toHaveAccessibleDescription('');
    await phone(page).fill('828 555 0142');
    await page.getByRole('group', { name: 'Age range' }).getByText('45-54').tap();
    await expect(phone(page)).toHaveValue('(828) 555-0142');
  });

  test('each step says what it changes, as it is typed', async ({ page }) => {
    await signIn(page, 'noProfile');
    await open(page, '/app/profile/create');
    const effect = page.locator('section').filter({ has: page.getByRole('heading', { name: 'What this changes' }) });
    await expect(effect).toContainText('Your agent can call you');
    await page.getByRole('button', { name: 'Next' }).tap();
    await expect(effect).toContainText('Enter a budget to see how many of your homes fit it.');
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

  test('a minimum above the maximum is said when either is left', async ({ page }) => {
    await signIn(page, 'noProfile');
    await open(page, '/app/profile/create?step=2');
    const [min, max] = ['Minimum budget', 'Maximum budget'].map((name) => page.getByRole('textbox', { name }));
    await min?.fill('620k');
    await max?.fill('450k');
    await page.getByText('Paying in Cash').tap();
    await expect(max!).toHaveAccessibleDescription('This is below your minimum budget');
    await expect(max!).toHaveAttribute('aria-invalid', 'true');
    await min?.fill('400k');
    await expect(max!).toHaveAccessibleDescription('We read this as $450,000');
    await min?.fill('500k');
    await page.getByText('Investment Property').tap();
    await expect(max!).toHaveAccessibleDescription('This is below your minimum budget');
  });

  test('Clear stands in the line of its question and takes no room', async ({ page }) => {
    await signIn(page, 'noProfile');
    await open(page, '/app/profile/create?step=4');
    const pets = page.getByRole('group', { name: 'Pets' });
    const before = await pets.boundingBox();
    await pets.getByText('Cats').tap();
    await expect(pets.getByRole('radio', { name: 'Cats' })).toBeChecked();
    expect((await pets.boundingBox())?.height).toBe(before?.height);
    const clear = page.getByRole('button', { name: 'Clear: Pets' });
    expect((await clear.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await clear.tap();
    await expect(pets.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(pets.getByRole('radio').first()).toBeFocused();
  });
});

/** Where everything of the form stands that a finger may be on its way to, from the form's own corner. */
const places = (page: Page) =>
  page.locator('form').evaluate((form) => {
    const { left, top } = form.getBoundingClientRect();
    return [...form.querySelectorAll('input, legend, [type=submit], a')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.textContent, ...[x - left, y - top, width, height].map(Math.round)].join(' ');
    });
  });

for (const [locale, themeType, width] of [
  ['en', 'lite', 360],
  ['fr', 'lite', 320],
  ['ar', 'dark', 768],
] as const)
  test(`no message of the wizard moves anything, ${locale} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, 'noProfile');
    await page.evaluate((look) => localStorage.setItem('buyer_state', JSON.stringify(look)), { locale, themeType });
    for (const step of [1, 2, 3, 4]) {
      await open(page, `/app/profile/create?step=${step}`);
      const questions = page.getByRole('group');
      await expect(questions.first()).toBeVisible();
      const before = await places(page);
      const fields = page.getByRole('main').getByRole('textbox');
      if (step !== 2) for (const field of await fields.all()) await field.fill('nobody');
      await page.getByRole('heading', { level: 2 }).first().focus();
      await tabTo(page, page.getByRole('main').getByRole('button').last());
      for (const asked of [...(await fields.all()), ...(await questions.all())])
        await expect(asked).toHaveAccessibleDescription(/./);
      expect(await places(page)).toEqual(before);
      await expectNoAxeFindings(page);
    }
  });

/** The words of the wizard's options that are broken inside, over two lines, or reach out of their option. */
const brokenWords = (page: Page) =>
  page.locator('fieldset label').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const words = [];
      for (const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT); texts.nextNode();) {
        const text = texts.currentNode;
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s/]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const box = label.getBoundingClientRect();
          const lines = [...range.getClientRects()];
          const isOutside = lines.some(({ left, right }) => left < box.left || right > box.right);
          if (isOutside || new Set(lines.map(({ top }) => top)).size > 1) words.push(word);
        }
      }
      return words;
    }),
  );

for (const locale of ['en', 'es', 'it'])
  test(`no word of an option is broken inside, ${locale}`, async ({ page }) => {
    await signIn(page, 'noProfile');
    await page.evaluate(
      (language) => localStorage.setItem('buyer_state', JSON.stringify({ locale: language })),
      locale,
    );
    for (const step of [1, 2, 3, 4]) {
      await open(page, `/app/profile/create?step=${step}`);
      await expect(page.getByRole('group').first()).toBeVisible();
      for (const width of [320, 360, 390, 430, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await brokenWords(page), `step ${step} at ${width} px`).toEqual([]);
      }
    }
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
