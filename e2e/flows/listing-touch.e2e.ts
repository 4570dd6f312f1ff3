import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectNoAxeFindings,
  focused,
  openSignedIn,
  screens,
  signIn,
  tabTo,
  test,
  toastOf,
} from '../support/fixtures.ts';
import { storeLook } from '../support/frame.ts';
import { addresses, filter, grid, openListing, row, sortBy } from '../support/listing.ts';

const tapUndo = (page: Page, said: string | RegExp) => toastOf(page, said).getByRole('button', { name: 'Undo' }).tap();

test.describe('by touch on a tablet', () => {
  test.use({ viewport: screens.tablet, hasTouch: true });

  test('the table sorts, marks, selects and opens', async ({ page }) => {
    await openListing(page);
    await sortBy(page, 'Price').tap();
    await expect.poll(async () => (await addresses(page))[0]).toBe('60 Spruce Hollow');
    const like = row(page, '60 Spruce Hollow').getByRole('button', { name: /^Like / });
    await like.tap();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await row(page, '60 Spruce Hollow')
      .getByRole('button', { name: /^More actions for / })
      .tap();
    await page.getByRole('menuitem', { name: 'Delete' }).tap();
    await expect(row(page, '60 Spruce Hollow')).toBeHidden();
    await tapUndo(page, /60 Spruce Hollow.* deleted/);
    await row(page, '60 Spruce Hollow').getByRole('checkbox').tap();
    await row(page, '112 Mill Row').getByRole('checkbox').tap();
    await page.getByRole('group', { name: 'Selected homes' }).getByRole('button', { name: 'Archive' }).tap();
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '23');
    await tapUndo(page, / archived/);
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '25');
    await row(page, '60 Spruce Hollow').getByText('$398,000').tap();
    await expect(page.getByRole('heading', { level: 1, name: /60 Spruce Hollow/ })).toBeVisible();
  });

  test('a comment and a photo open under the finger, and columns move by the menu', async ({ page }) => {
    await openListing(page, '?q=juniper');
    await page.getByRole('button', { name: 'Columns', exact: true }).tap();
    await page.getByRole('checkbox', { name: 'Comment' }).setChecked(true);
    await page.getByRole('button', { name: 'Move Price up' }).tap();
    await expect(page.getByRole('status').filter({ hasText: 'Price is now column' })).toBeAttached();
    await page.touchscreen.tap(10, 300);
    await expect(page.getByRole('checkbox', { name: 'Comment' })).toBeHidden();
    await page.getByRole('button', { name: /^Your comment on 418 Juniper Lane/ }).tap();
    await expect(page.getByText(/^Great morning light/)).toBeVisible();
    await page.getByRole('button', { name: /^Open the photo of 418 Juniper Lane/ }).tap();
    await expect(page.getByRole('dialog', { name: /418 Juniper Lane/ })).toBeVisible();
  });
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  const cards = (page: Page) => page.getByRole('list', { name: 'Homes shared with you' }).getByRole('listitem');
  const more = (page: Page, address: string) =>
    page.getByRole('button', { name: new RegExp(`^More actions for ${address}`) }).tap();
  const act = async (page: Page, address: string, action: string) => {
    await more(page, address);
    const sheet = page.getByRole('dialog', { name: new RegExp(`^${address}`) });
    await sheet.getByRole('button', { name: action, exact: true }).tap();
    await expect(sheet).toBeHidden();
  };
  /** Taps a card where a part of it is. The card may still move on the screen, but not the part within it. */
  const tapAt = async (card: Locator, part: Locator) => {
    const [around, box] = await Promise.all([card.boundingBox(), part.boundingBox()]);
    await card.tap({ position: { x: box!.x - around!.x + 5, y: box!.y - around!.y + 5 } });
  };

  test('a double tap on an action opens no home under the sheet', async ({ page }) => {
    await openSignedIn(page, '/app/listing');
    await more(page, '27 Ridgeview Court');
    const sheet = page.getByRole('dialog', { name: /^27 Ridgeview Court/ });
    await sheet.getByRole('button', { name: 'Archive', exact: true }).dblclick();
    await expect(sheet).toBeHidden();
    await expect(toastOf(page, /27 Ridgeview Court.* archived/)).toBeVisible();
    await expect(page).toHaveURL('/app/listing');
  });

  test('the cards are filtered, marked, deleted and restored', async ({ page }) => {
    await openSignedIn(page, '/app/listing');
    await filter(page).fill('mill row');
    await expect(cards(page)).toHaveCount(2);
    const count = await page.getByText('2 homes match').boundingBox();
    expect(count?.height, 'the count is seen, not only read out').toBeGreaterThan(10);
    await act(page, '112 Mill Row', 'Like');
    await expect(cards(page).first().getByRole('img', { name: 'You like it' })).toBeVisible();
    await more(page, '112 Mill Row');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await act(page, '118 Mill Row', 'Delete');
    await expect(cards(page)).toHaveCount(1);
    await tapUndo(page, /118 Mill Row.* deleted/);
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Clear the text' }).tap();
    await page.getByRole('button', { name: 'Filters', exact: true }).tap();
    await page.getByLabel('Maximum price ($)').fill('400000');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cards(page), 'a price counts although Back closes the filters at once').toHaveCount(1);
    await expect(page).toHaveURL(/max=400000/);
    await page.goBack();
    await expect(page).toHaveURL('/app/listing');
    await expect(cards(page).nth(1)).toBeVisible();
    await page.getByRole('button', { name: /^New/ }).tap();
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Archived 3' }).tap();
    await page.getByRole('button', { name: 'Clear filters' }).tap();
    await act(page, '402 Sweeten Creek Loop', 'Restore');
    await expect(cards(page)).toHaveCount(2);
    await tapUndo(page, /402 Sweeten Creek Loop.* restored/);
    await expect(cards(page)).toHaveCount(3);
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: /^Within budget/ }).tap();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'All 24' }).tap();
    await expect(page, 'All leaves the archive').toHaveURL('/app/listing');
    await expect(page.getByText('24 homes', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/view=archived/);
    await expect(cards(page), 'Back undoes it in one step').toHaveCount(2);
  });

  test('a toast stands below the head of a layer, and covers no button at its foot', async ({ page }) => {
    await openSignedIn(page, '/app/listing?min=100000');
    await act(page, '27 Ridgeview Court', 'Like');
    await page.getByRole('button', { name: 'Filters 1', exact: true }).tap();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    const toast = toastOf(page, /27 Ridgeview Court.* liked/);
    await expect(toast).toBeInViewport({ ratio: 1 });
    const placeOf = async (element: Locator) => (await element.boundingBox())!;
    const show = filters.getByRole('button', { name: /^Show/ });
    const isBetween = async () => {
      const [head, said, foot] = await Promise.all(
        [filters.getByRole('button', { name: 'Close' }), toast, show].map(placeOf),
      );
      return said!.y > head!.y + head!.height && said!.y + said!.height < foot!.y;
    };
    await expect.poll(isBetween).toBe(true);
    await show.tap();
    await expect.poll(async () => (await placeOf(toast)).y).toBeGreaterThan(screens.phone.height / 2);
  });

  test('a question stands below the toasts, which cover nothing of it', async ({ page }) => {
    await openSignedIn(page, '/app/comments?id=home-4187203');
    await page.getByRole('textbox', { name: /^Message about/ }).fill('Half a thought');
    await page.goto('/app/listing');
    await act(page, '27 Ridgeview Court', 'Dislike');
    // The one to undo comes last, because a toast goes after six seconds.
    await act(page, '418 Juniper Lane', 'Dislike');
    await page.getByRole('button', { name: /^Account/ }).tap();
    await page.getByRole('menuitem', { name: 'Logout' }).tap();
    const question = page.getByRole('dialog', { name: 'Not everything has been sent' });
    // A tap fails where something covers the button.
    await question.getByRole('button', { name: 'Close' }).tap({ trial: true });
    await tapUndo(page, /418 Juniper Lane.* disliked/);
    await question.getByRole('button', { name: 'Stay signed in' }).tap();
    await expect(question).toBeHidden();
  });

  test('a toast waits while the menu lies over it', async ({ page }) => {
    await openSignedIn(page, '/app/listing');
    await expect(cards(page)).not.toHaveCount(0);
    await page.clock.install();
    await act(page, '418 Juniper Lane', 'Archive');
    const toast = toastOf(page, /archived/);
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const close = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' });
    await expect(close).toBeVisible();
    await page.clock.runFor(10_000);
    await close.tap();
    await tapUndo(page, /archived/);
    await expect(cards(page).filter({ hasText: '418 Juniper Lane' })).toBeVisible();
  });

  test('a toast that is closed over a layer leaves the focus in the layer', async ({ page }) => {
    await openSignedIn(page, '/app/listing?min=100000');
    await act(page, '27 Ridgeview Court', 'Like');
    await page.getByRole('button', { name: 'Filters 1', exact: true }).tap();
    await toastOf(page, /27 Ridgeview Court.* liked/)
      .getByRole('button', { name: 'Close' })
      .tap();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeFocused();
  });

  test('the focus moves to the card that takes the place of an archived or deleted one', async ({ page }) => {
    await openSignedIn(page, '/app/listing?q=asheville&sort=address.asc');
    const link = (at: number) => cards(page).nth(at).getByRole('link');
    const street = (at: number) => link(at).innerText();
    const [first, second, third] = [await street(0), await street(1), await street(2)];
    await act(page, second, 'Archive');
    await expect(link(1)).toHaveText(third);
    await expect(link(1)).toBeFocused();
    await act(page, first, 'Delete');
    await expect(link(0)).toHaveText(third);
    await expect(link(0)).toBeFocused();
    await page.goto('/app/listing?view=archived');
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByRole('button', { name: /^Archived/ }), 'the way back').toBeInViewport({ ratio: 1 });
    const last = await street(3);
    const before = await street(2);
    await act(page, last, 'Restore');
    await expect(cards(page)).toHaveCount(3);
    await expect(link(2)).toHaveText(before);
    await expect(link(2)).toBeFocused();
  });

  test('cards keep their distance when one goes, comes back, or the order changes', async ({ page }) => {
    await openSignedIn(page, '/app/listing');
    const expectEvenGaps = () =>
      expect
        .poll(async () => {
          const boxes = await cards(page).evaluateAll((all) =>
            all.map((card) => card.getBoundingClientRect().toJSON()),
          );
          const inOrder = (boxes as DOMRect[]).toSorted((one, other) => one.top - other.top);
          const gaps = inOrder.slice(1, 5).map(({ top }, index) => Math.round(top - (inOrder[index]?.bottom ?? 0)));
          return gaps.join();
        })
        .toBe('10,10,10,10');
    await expectEvenGaps();
    for (const address of ['418 Juniper Lane', '1602 Meadow Farm Rd']) {
      await act(page, address, 'Archive');
      await expect(cards(page).filter({ hasText: address })).toHaveCount(0);
      await expectEvenGaps();
    }
    await tapUndo(page, '2 homes archived');
    await expect(cards(page).first()).toContainText('418 Juniper Lane');
    await expectEvenGaps();
    await page.getByRole('button', { name: /^Liked/ }).tap();
    await expectEvenGaps();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
    await expectEvenGaps();
  });

  test('a card is compared with another, several are selected and compared, and a photo opens', async ({ page }) => {
    await openSignedIn(page, '/app/listing?q=mill+row');
    await act(page, '112 Mill Row', 'Compare');
    const picker = page.getByRole('dialog', { name: 'Choose a home to compare' });
    await picker.getByLabel('Search by address or MLS number').fill('juniper');
    await picker.getByRole('link', { name: /418 Juniper Lane/ }).tap();
    await expect(page.getByRole('heading', { name: 'Compare 2 homes' })).toBeVisible();
    await page.goBack();
    await act(page, '112 Mill Row', 'Select');
    // A home is selected already, so there is no other to choose.
    await act(page, '118 Mill Row', 'Compare');
    await expect(page.getByRole('heading', { name: 'Compare 2 homes' })).toBeVisible();
    await page.goBack();
    // One is selected: the cards of all select now, and open nothing.
    const select = (street: string) => page.getByRole('checkbox', { name: `Select ${street}` });
    await expect(select('112 Mill Row')).toBeChecked();
    await expect(select('118 Mill Row')).not.toBeChecked();
    const other = cards(page).filter({ hasText: '118 Mill Row' });
    await tapAt(other, other.getByText(/\$/).first());
    await expect(page.getByText('2 selected')).toBeVisible();
    await expect(select('118 Mill Row')).toBeChecked();
    // A card that is half below the header would be a finding.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Compare' }).tap();
    await expect(page).toHaveURL(/compare=[^&]+(,|%2C)/);
    await page.goBack();
    await page.getByRole('button', { name: 'Clear selection' }).tap();
    await page.getByRole('button', { name: /^Open the photo of 112 Mill Row/ }).tap();
    await expect(page.getByRole('dialog', { name: /112 Mill Row/ })).toBeVisible();
  });

  test('going through the cards by keys, no control stays behind the bar of the selected homes', async ({ page }) => {
    await openSignedIn(page, '/app/listing?selected=home-4187203');
    const bar = page.getByRole('group', { name: 'Selected homes' });
    await page.getByRole('combobox', { name: 'Sort by' }).focus();
    const below = async () => {
      const [one, foot] = [await focused(page).boundingBox(), await bar.boundingBox()];
      return one && foot && one.y + one.height - foot.y;
    };
    // Each card has three.
    for (let control = 0; control < 21; control += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(below).toBeLessThanOrEqual(0);
    }
  });

  test('the foot of the filters covers no status that the keyboard leads to, enlarged four times', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openSignedIn(page, '/app/listing');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    const sold = filters.getByRole('group', { name: 'Status' }).getByRole('button', { name: /^Sold/ });
    const show = await filters.getByRole('button', { name: /^Show/ }).boundingBox();
    await tabTo(page, sold);
    await expect.poll(async () => ((await sold.boundingBox())?.y ?? Infinity) + 44).toBeLessThanOrEqual(show?.y ?? 0);
  });

  test('a phone that is turned keeps the homes in view, as cards and as a table', async ({ page }) => {
    await openSignedIn(page, '/app/listing');
    await expect(cards(page).first()).toBeVisible();
    // At its top the list stays there.
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(grid(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    const card = cards(page).filter({ hasText: '2208 Old Orchard Rd' });
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(card).toBeInViewport({ ratio: 1, timeout: 300 });
    }).toPass();
    await card.evaluate((element) => element.scrollIntoView());
    for (const turn of [1, 2]) {
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(row(page, '2208 Old Orchard Rd'), `turn ${turn}`).toBeInViewport({ ratio: 0.5 });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(card, `turn ${turn}`).toBeInViewport({ ratio: 1 });
    }
  });

  test('in Arabic the photo opens, and the text beside it leads to the home', async ({ page }) => {
    await signIn(page);
    await storeLook(page, { locale: 'ar' });
    await page.goto('/app/listing?q=mill+row');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '112 Mill Row' });
    await card.getByRole('button').first().tap();
    const photo = page.getByRole('dialog', { name: /112 Mill Row/ });
    await expect(photo).toBeVisible();
    await photo.getByRole('button').first().tap();
    await expect(photo).toBeHidden();
    // The link covers the whole text of the card.
    await tapAt(card, card.getByText('$418,500'));
    await expect(page.getByRole('heading', { level: 1, name: /112 Mill Row/ })).toBeVisible();
  });

  test('beside the photo of a home whose address is Arabic, the text leads to the home up to its end', async ({
    page,
  }) => {
    await openSignedIn(page, '/app/listing', 'hostile');
    await filter(page).fill('ياسمين');
    const card = cards(page).filter({ hasText: 'شارع الياسمين' });
    await card.getByRole('button').first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
    // Within the rounded corner.
    await card.tap({ position: { x: width - 8, y: height - 8 } });
    await expect(page.getByRole('heading', { level: 1, name: /شارع الياسمين/ })).toBeVisible();
  });

  test('a card has the facts that decide, three and a half fit a screen, and the sheet has the comment', async ({
    page,
  }) => {
    await openSignedIn(page, '/app/listing?q=juniper');
    for (const fact of [
      '$612,000',
      '418 Juniper Lane',
      'Asheville',
      '4 bd',
      '2,340 sq ft',
      'Rank 2',
      'from $3,617',
      'Good fit',
    ])
      await expect(cards(page)).toContainText(fact);
    await expect(cards(page).getByRole('img', { name: 'My score: 7.2 of 10' })).toBeVisible();
    await expect(cards(page).getByRole('img', { name: 'You like it' })).toBeVisible();
    const { height = 0 } = (await cards(page).boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(138);
    expect(height).toBeLessThanOrEqual(166);
    await more(page, '418 Juniper Lane');
    await expect(page.getByRole('dialog').getByText(/^Great morning light/)).toBeVisible();
    // Two lines of an address have the room above that one has.
    const roomAbove = await page.getByRole('dialog').evaluate((sheet) => {
      const title = document.createRange();
      title.selectNodeContents(sheet.querySelector('h2') ?? sheet);
      return title.getBoundingClientRect().top - sheet.getBoundingClientRect().top;
    });
    expect(roomAbove).toBeGreaterThan(16);
    await expect(page.getByRole('dialog').getByRole('link', { name: 'View listing' })).toHaveAttribute(
      'rel',
      /noopener/,
    );
  });
});
