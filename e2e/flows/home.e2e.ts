import type { Locator } from '@playwright/test';
import { brokenWords } from '../support/broken-words.ts';
import {
  cardNamed,
  expect,
  expectToast,
  faults,
  holdDatabase,
  focused,
  openSignedIn,
  screens,
  signIn,
  tabTo,
  test,
} from '../support/fixtures.ts';
import { storeLook } from '../support/frame.ts';
import { juniper, openDetail } from '../support/home.ts';
import { forgetKept } from '../support/kept-for.ts';

test.describe('one home', () => {
  test('takes over what another tab adds to a note, though the caret is in it', async ({ page, context }) => {
    await openDetail(page);
    const other = await context.newPage();
    await other.goto(page.url());
    const [note, theirs] = [page, other].map((tab) => tab.getByLabel('Comments')) as [Locator, Locator];
    await note.fill('The roof is new.');
    await expect(theirs).toHaveValue('The roof is new.');
    await theirs.press('Control+End');
    await theirs.pressSequentially(' The kitchen is dark.');
    await expect(note).toHaveValue('The roof is new. The kitchen is dark.');
    await note.press('Control+End');
    await note.pressSequentially(' Ask about the well.');
    await expect(theirs).toHaveValue('The roof is new. The kitchen is dark. Ask about the well.');
  });

  test('keeps a comment that was being typed when the page closed', async ({ page }) => {
    await openDetail(page);
    const comments = page.getByLabel('Comments');
    await expect(comments).toHaveAccessibleDescription('Ana can read this.');
    // A write that waits for its turn is lost when the page goes.
    await holdDatabase(page);
    await comments.fill('Ask about the creek.');
    await page.reload();
    await expect(comments).toHaveValue('Ask about the creek.');
    await comments.press('End');
    await comments.pressSequentially(' And the roof.');
    await comments.blur();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(comments).toHaveValue('Ask about the creek. And the roof.');
  });

  test('keeps both comments where another device has changed it since the page closed', async ({ page }) => {
    await openDetail(page);
    const comments = page.getByLabel('Comments');
    await holdDatabase(page);
    await comments.fill('Ask about the creek.');
    await page.goto('/app/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
      const body = new URLSearchParams({ qcomments: 'The roof is new.' });
      await fetch('/api/property/question/home-4187203', { method: 'PUT', headers, body });
    });
    await page.goto(juniper);
    await expect(comments).toHaveValue('The roof is new.\n\nAsk about the creek.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(comments).toHaveValue('The roof is new.\n\nAsk about the creek.');
  });

  test('tells a buyer without an agent nothing of one who reads and acts', async ({ page }) => {
    await openSignedIn(page, '/app/listing/detail?id=buyer-noAgent-0', 'noAgent');
    await expect(page.getByLabel('Comments')).toHaveAccessibleDescription('');
    await expect(page.getByRole('switch', { name: 'Requested tour' })).toHaveAccessibleDescription('');
  });

  test('has a verdict whose parts lead to the cards that explain them', async ({ page }) => {
    await signIn(page);
    await page.goto(juniper);
    const verdict = page.getByRole('list', { name: 'At a glance' });
    const parts = [
      ['My score: 7.2 of 10 Rank 2', 'My ranking'],
      ['from $3,617 a month', 'Monthly cost'],
      ['Good fit', 'Fit check'],
      ['10/12 scored', 'Your scores'],
    ] as const;
    // The words below the numbers are on one line, even on a narrow phone.
    for (const size of [screens.phone, screens.desktop]) {
      await page.setViewportSize(size);
      await expect(async () => {
        const places = ['Rank 2', 'a month', 'Good fit', 'scored'].map((note) =>
          verdict.getByText(note, { exact: true }).boundingBox(),
        );
        expect(new Set((await Promise.all(places)).map((place) => place?.y)).size, `${size.width} px`).toBe(1);
      }).toPass({ timeout: 10_000 });
    }
    // The first one again, and once more while the address names its card already.
    for (const [name, card] of [...parts, parts[0], parts[0]]) {
      await verdict.getByRole('link', { name }).press('Enter');
      const heading = page.getByRole('heading', { level: 2, name: card });
      await expect(heading).toBeInViewport();
      await expect(focused(page).filter({ has: heading })).toBeVisible();
    }
    // On a phone the facts come next.
    await page.setViewportSize(screens.phone);
    await verdict.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^View listing: / })).toBeFocused();
    // Back leads to the dashboard and not from card to card.
    await page.goBack();
    await expect(page).toHaveURL('/app/dashboard');
    await page.goto('/app/listing/detail?id=home-4191120');
    await expect(verdict.getByRole('listitem').first()).toContainText('No rank yet');
  });

  test('leads to the step of the profile that its fit check misses', async ({ page }) => {
    await openSignedIn(page, '/app/listing/detail?id=buyer-noProfile-0', 'noProfile');
    for (const [finding, field] of [
      ['No budget in your profile.', 'Maximum budget'],
      ['Household unknown.', 'Adults'],
    ] as const) {
      const line = page.getByRole('listitem').filter({ hasText: finding });
      await line.getByRole('link', { name: 'Add it to your profile' }).click();
      await expect(page.getByRole('textbox', { name: field })).toBeVisible();
      await page.goBack();
    }
  });

  test('what Tab leads to is between the bars at head and foot of an enlarged page', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await openDetail(page);
    const bar = page.getByRole('button', { name: 'Score during the tour' }).first();
    const header = page.getByRole('banner');
    for (const control of [
      page.getByRole('link', { name: /a month$/ }),
      page.getByRole('button', { name: /^Interior style/ }),
      page.getByRole('link', { name: 'Write a brief' }),
    ]) {
      await tabTo(page, control);
      // The cards below are rendered later.
      await expect(async () => {
        const { y = Infinity, height = 0 } = (await control.boundingBox()) ?? {};
        expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
      }).toPass({ timeout: 10_000 });
    }
    for (const control of [
      page.getByRole('button', { name: /^Flooring/ }),
      page.getByRole('button', { name: /^Home age/ }),
      page.getByRole('button', { name: /^Open the photo/ }),
    ]) {
      await tabTo(page, control, 'Shift+Tab');
      await expect(async () => {
        const { height = Infinity } = (await header.boundingBox()) ?? {};
        expect((await control.boundingBox())?.y).toBeGreaterThanOrEqual(height);
      }).toPass({ timeout: 10_000 });
    }
  });

  test('breaks no word of its verdict or of the sidebar when the text is enlarged', async ({ page }) => {
    await signIn(page);
    await storeLook(page, { locale: 'fr' });
    await page.goto(juniper);
    const parts = page.getByRole('list', { name: 'En un coup d’œil' }).getByRole('listitem');
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    for (const [width, size] of [
      [1280, '200%'],
      [360, '200%'],
      [320, '100%'],
    ] as const) {
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      await page.setViewportSize({ width, height: 800 });
      await expect(parts).toHaveCount(4);
      // Phones have no sidebar.
      if (width > 1000) await expect(links).not.toHaveCount(0);
      for (const boxes of [parts, links])
        await expect.poll(() => brokenWords(boxes), { message: `${width} px at ${size}` }).toEqual([]);
    }
  });

  test('takes a double click on a mark for one', async ({ page }) => {
    await openDetail(page, '/app/listing/detail?id=home-4190077');
    await page.getByRole('button', { name: 'Like', exact: true }).dblclick();
    await expectToast(page, 'Liked');
    await expect(page.getByRole('button', { name: 'Liked', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });

  test('opens its photo by keys, and gives the focus back', async ({ page }) => {
    await openDetail(page);
    const photo = page.getByRole('button', { name: /^Open the photo of 418 Juniper Lane/ });
    await photo.focus();
    await page.keyboard.press('Enter');
    const large = page.getByRole('dialog', { name: /418 Juniper Lane/ });
    await expect(large.getByRole('img', { name: /^Photo of 418 Juniper Lane/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(photo).toBeFocused();
  });

  test('leads to a card that is not rendered yet when its part of the verdict is pressed', async ({ page }) => {
    await openDetail(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await page.goto(juniper);
    await page.getByRole('list', { name: 'At a glance' }).getByRole('link', { name: 'My score' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'My ranking' })).toBeInViewport();
  });

  test('leads to the next and the previous home, and back to the listing as it was', async ({ page }) => {
    await openDetail(page, `${juniper}&sort=price.desc`);
    await expect(page.getByText('9 of 24')).toBeVisible();
    await page.getByRole('link', { name: 'Next home' }).click();
    await expect(page.getByText('10 of 24')).toBeVisible();
    await page.getByRole('link', { name: 'Previous home' }).click();
    await expect(page.getByRole('heading', { name: /418 Juniper Lane/ })).toBeVisible();
    const back = page.getByRole('main').getByRole('link', { name: 'Back: Properties' });
    await expect(back).toHaveAttribute('href', /sort=price\.desc/);
    await expect(back).not.toHaveAttribute('aria-current');
  });

  test('lists its facts without cents, and who provided its listing', async ({ page }) => {
    await openDetail(page);
    const facts = cardNamed(page, 'Facts');
    await expect(facts.getByRole('term')).toHaveText([
      'Built',
      'Lot size',
      'Parking',
      'Monthly tax',
      'Stories',
      'HOA',
      'School district',
      'MLS',
    ]);
    await expect(facts.getByRole('definition')).toHaveText([
      '1998',
      '0.31 acres',
      '2-car garage',
      '$318',
      '2',
      /^N\/A/,
      'Asheville City',
      '4187203',
    ]);
    const providers = cardNamed(page, 'Listing Provided By');
    await expect(providers.getByRole('listitem')).toHaveText(['Blue Ridge Realty Group', 'Carolina Regional MLS']);
    await page.goto('/app/listing/detail?id=home-4179950');
    // It is rendered together with theirs.
    await expect(cardNamed(page, 'My ranking')).toBeVisible();
    await expect(providers).toHaveCount(0);
  });

  test('leads to its listing at the source, if it has a link', async ({ page }) => {
    await openDetail(page);
    const listing = cardNamed(page, 'Facts').getByRole('link', {
      name: 'View listing: 418 Juniper Lane, Asheville, NC 28801 (opens a new tab)',
    });
    await expect(listing).toHaveText('View listing');
    await expect(listing).toHaveAttribute('href', 'https://homes.example.com/listing/4187203');
    await expect(listing).toHaveAttribute('target', '_blank');
    await expect(listing).toHaveAttribute('rel', /noopener/);
    await page.emulateMedia({ media: 'print' });
    await expect(listing).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await openSignedIn(page, '/app/listing/detail?id=hostile-2', 'hostile');
    await expect(cardNamed(page, 'Facts')).toBeVisible();
    await expect(page.getByRole('link', { name: /opens a new tab/ })).toHaveCount(0);
  });

  test('has a page for an id that the buyer does not have', async ({ page }) => {
    await openSignedIn(page, '/app/listing/detail?id=nobody');
    await expect(page.getByRole('heading', { name: 'This home is not in your list' })).toBeVisible();
    await page.getByRole('link', { name: 'See your properties' }).click();
    await expect(page).toHaveURL(/\/app\/listing$/);
  });

  test('opens again by the bare address, which leads to the listing once it is gone', async ({ page, market }) => {
    await openDetail(page);
    await page.goto('/app/listing/detail?mode=scoring');
    await expect(page).toHaveURL('/app/listing/detail?mode=scoring&id=home-4187203');
    await market({ kind: 'withdraw', home: 'home-4187203' });
    await page.goto('/app/listing/detail');
    await expect(page).toHaveURL('/app/listing');
    await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  });

  test('opens by the bare address after Try again where the list of homes failed', async ({ page, allowConsole }) => {
    allowConsole(/ApiError|Failed to load resource/);
    await openDetail(page);
    await forgetKept(page);
    await page.goto('/app/listing/detail?mock-faults=listProperties:http-500');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await faults(page, []);
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: /Juniper/ })).toBeVisible();
  });

  test('drops a comment on a home that the agent took back, and quotes it', async ({ page, market, allowConsole }) => {
    allowConsole(/Failed to load resource|net::ERR/);
    await openDetail(page);
    await faults(page, [{ call: 'setQuestion', fault: 'drop' }]);
    const comments = page.getByLabel('Comments');
    await comments.fill('The porch swing stays');
    await comments.blur();
    await expect(page.getByText('1 change kept on this device')).toBeVisible();
    await market({ kind: 'withdraw', home: 'home-4187203' });
    // The fault ends with this page, which would otherwise try again and be refused before the next one reads the list.
    await page.goto('/app/listing?mock-faults=');
    await expectToast(page, 'Not saved, as its home is no longer in your list: “The porch swing stays”');
    await expect(page.getByText('Everything is saved')).toBeVisible();
  });

  test('has a monthly cost that follows its assumptions, which are stored', async ({ page }) => {
    await openDetail(page);
    // The HOA of this home is not known.
    const cost = cardNamed(page, 'Monthly cost');
    await expect(cost.getByText('from $3,617', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    // A lender asks for this insurance if the down payment is below 20 %.
    await expect(cost.getByText(/^Mortgage insurance, /)).toBeHidden();
    await page.getByLabel('Down payment (%)').fill('10');
    await expect(cost.getByText('Mortgage insurance, 0.6% of the loan per year')).toBeVisible();
    await expect(cost.getByText('$275', { exact: true })).toBeVisible();
    await page.getByLabel('Mortgage insurance').fill('.4');
    await expect(cost.getByText('Mortgage insurance, 0.4% of the loan per year')).toBeVisible();
    await page.getByLabel('Closing costs (% of price)').fill('2');
    await expect(cost.getByText('Closing costs, paid once, 2% of the price')).toBeVisible();
    await expect(cost.getByText('$12,240', { exact: true })).toBeVisible();
    await page.getByLabel('Down payment (%)').fill('100');
    await expect(cost.getByText('from $522', { exact: true })).toBeVisible();
    // In the digits of an Arabic and a Chinese keyboard.
    await page.getByLabel('Interest rate (% per year)').fill('٥٫٥');
    await page.getByLabel('Down payment (%)').fill('５０％');
    await expect(page.getByText('30-year loan, 50% down, 5.5% interest')).toBeVisible();
    const rate = page.getByLabel('Interest rate (% per year)');
    await rate.fill('6.');
    await expect(cost.getByText(/^From \d/), 'on the way to 6.5').toBeHidden();
    await rate.fill('6.5');
    await page.getByLabel('Down payment (%)').fill('100');
    await page.getByLabel('Term (years)').fill('15 years');
    await expect(page.getByText('15-year loan, 100% down, 6.5% interest')).toBeVisible();
    await page.getByLabel('Term (years)').fill('soon');
    await expect(page.getByText('From 1 to 50')).toBeVisible();
    await page.getByLabel('Down payment (%)').fill('50,000');
    await expect(page.getByText('From 0 to 100'), 'an amount is no share').toBeVisible();
    await page.reload();
    await expect(page.getByText('15-year loan, 100% down, 6.5% interest')).toBeVisible();
    // They stay on the device after a sign-out, like other preferences of the buyer.
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/signin/);
    await openDetail(page);
    await expect(page.getByText('15-year loan, 100% down, 6.5% interest')).toBeVisible();
  });

  test('writes the assumptions of the cost as the language does, with all their decimals', async ({ page }) => {
    await openDetail(page);
    await storeLook(page, { locale: 'fr' });
    await page.reload();
    const edit = cardNamed(page, 'Coût mensuel').getByRole('button', { name: 'Modifier' });
    const rate = page.getByLabel('Taux d’intérêt annuel (%)');
    await edit.click();
    await expect(rate).toHaveValue('6,5');
    await rate.fill('6,125');
    await expect(page.getByText(/taux de 6,125\s%/)).toBeVisible();
    await page.reload();
    await edit.click();
    await expect(rate).toHaveValue('6,125');
    await page.getByRole('button', { name: 'Valeurs habituelles' }).click();
    await expect(rate).toHaveValue('6,5');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('the photo opens under the finger, and Back closes it', async ({ page }) => {
    await page.route(/418-juniper-lane\.svg$/, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"/>',
      }),
    );
    await openDetail(page, '/app/dashboard');
    await page.getByRole('link', { name: '418 Juniper Lane' }).first().tap();
    await page.getByRole('button', { name: /^Open the photo of 418 Juniper Lane/ }).tap();
    const large = page.getByRole('dialog', { name: /418 Juniper Lane/ });
    // The photo may come after the layer that shows it.
    await expect(async () => {
      const photo = await large.getByRole('img', { name: /^Photo of 418 Juniper Lane/ }).boundingBox();
      const asked = (photo?.width ?? 0) * 1.5;
      expect(photo?.height, 'a photo in portrait has the height that its width asks for').toBeCloseTo(asked, 0);
    }).toPass({ timeout: 10_000 });
    await page.goBack();
    await expect(large).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: /418 Juniper Lane/ })).toBeVisible();
  });
});
