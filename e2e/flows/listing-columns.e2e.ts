import type { Locator } from '@playwright/test';
import { brokenWords } from '../support/broken-words.ts';
import { expect, openSignedIn, root, screens, sidewaysScroll, signIn, test } from '../support/fixtures.ts';
import { navStyles, setLook, storeLook } from '../support/frame.ts';
import {
  columns,
  grid,
  head,
  headBox,
  heads,
  openListing,
  row,
  rows,
  sortBy,
  specifiedHeads,
} from '../support/listing.ts';

test('at 1280 px every specified column is in view, in every navigation style', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openListing(page);
  for (const style of navStyles) {
    await page.goto(`/app/listing?nav-style=${style}`);
    await expect(grid(page)).toBeVisible();
    // The heads are rendered again when the code of dragging has loaded.
    await expect.poll(() => heads(page), style).toEqual(specifiedHeads);
    await expect.poll(() => sidewaysScroll(page), style).toBe(0);
    for (const last of [
      head(page, 'Location score'),
      rows(page)
        .first()
        .getByRole('button', { name: /^More actions/ }),
    ])
      await expect(last, style).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect.poll(async () => (await grid(page).boundingBox())?.width, 'a wide window').toBeCloseTo(1480, -1);
});

test('in a boxed layout of 1440 px no column is behind the actions', async ({ page }) => {
  await signIn(page);
  await storeLook(page, { layoutType: 'boxed' });
  await page.goto('/app/listing');
  const note = page.getByRole('button', { name: /^Your comment on 418 Juniper Lane/ });
  const like = row(page, '418 Juniper Lane').getByRole('button', { name: /^Like/ });
  await expect(async () => {
    const [left, right] = [await note.boundingBox(), await like.boundingBox()];
    expect((left?.x ?? Infinity) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  }).toPass({ timeout: 10_000 });
});

test('the text of a row stays within it, in every language', async ({ page }) => {
  await openListing(page);
  const outside = () =>
    rows(page).evaluateAll((all) =>
      all.flatMap((one) => {
        const edge = one.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(one);
        return [...range.getClientRects()].filter(({ top, bottom }) => top < edge.top - 1 || bottom > edge.bottom + 1);
      }),
    );
  // The three lines of an address keep off the line between two rows.
  const leastRoom = () =>
    rows(page).evaluateAll((all) => {
      const gaps = all.flatMap((one) => {
        const { bottom } = one.getBoundingClientRect();
        const range = document.createRange();
        const gaps = [];
        const cell = one.querySelector('a')?.closest('[role=gridcell]');
        for (const texts = document.createTreeWalker(cell ?? one, NodeFilter.SHOW_TEXT); texts.nextNode();) {
          range.selectNodeContents(texts.currentNode);
          gaps.push(bottom - range.getBoundingClientRect().bottom);
        }
        return gaps;
      });
      return Math.min(...gaps);
    });
  for (const locale of ['es', 'fr', 'it', 'ar', 'zh', 'en']) {
    await setLook(page, { locale });
    await expect(root(page)).toHaveAttribute('lang', locale);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(outside, `${locale} at ${width} px`).toEqual([]);
      await expect.poll(leastRoom, `${locale} at ${width} px`).toBeGreaterThan(4);
    }
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(outside).toEqual([]);
  await expect.poll(leastRoom).toBeGreaterThan(7);
});

test('no age reaches under the photo beside it or takes a second line, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, '/app/listing?sort=updatedAt.asc', 'many');
  const months = rows(page).nth(2);
  // The photo is the first control after the check box.
  const [age, photo] = [months.getByRole('time'), months.getByRole('button').first()];
  for (const locale of ['es', 'fr', 'it', 'ar', 'zh', 'en']) {
    await setLook(page, { locale });
    await expect(root(page)).toHaveAttribute('lang', locale);
    const gap = async () => {
      const [one, other] = [await age.boundingBox(), await photo.boundingBox()];
      const [first, second] = locale === 'ar' ? [other, one] : [one, other];
      return (second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0);
    };
    await expect.poll(gap, locale).toBeGreaterThan(0);
    // Eleven months are the longest age but for ten years.
    await expect.poll(async () => (await age.boundingBox())?.height, locale).toBeLessThan(24);
  }
});

test('a short age has one line', async ({ page, market }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openListing(page);
  await market({ kind: 'price', home: 'home-4187203', price: 600_000 });
  await page.reload();
  const [newest, next] = [rows(page).first().getByRole('time'), rows(page).nth(1).getByRole('time')];
  await expect(newest).toHaveText(/^1 min/);
  const height = async (age: Locator) => (await age.boundingBox())?.height;
  await expect.poll(() => height(newest)).toBeLessThan(24);
  await setLook(page, { locale: 'ar' });
  await expect(next).toHaveText(/ساعات/);
  await expect.poll(() => height(next)).toBeLessThan(24);
});

test('the line below the address has the square feet if there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openListing(page);
  const size = grid(page).getByText('2,340 sq ft', { exact: true });
  await expect(size).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(size).toBeHidden();
});

const extraHeads = ['Beds', 'Baths', 'Square feet', 'My rank', 'My score', 'Monthly cost', 'Shared'];

test('no head breaks a word while all columns are on, in any language', async ({ page }) => {
  await openListing(page);
  await columns(page).click();
  for (const name of extraHeads) await page.getByRole('checkbox', { name, exact: true }).check();
  // It may reach over the head of the photos.
  await page.getByRole('checkbox', { name: 'Modified', exact: true }).uncheck();
  await page.keyboard.press('Escape');
  for (const locale of ['es', 'fr', 'it', 'ar', 'zh', 'en']) {
    await setLook(page, { locale });
    await expect(root(page)).toHaveAttribute('lang', locale);
    await expect.poll(() => brokenWords(grid(page).getByRole('columnheader')), locale).toEqual([]);
  }
});

test('no row moves where a head of two lines gets its arrow, in any language', async ({ page }) => {
  await openListing(page);
  const top = async () => (await grid(page).getByRole('rowgroup').last().boundingBox())?.y;
  const sorts = grid(page).getByRole('columnheader').getByRole('button');
  for (const locale of ['es', 'fr', 'it', 'ar', 'zh', 'en']) {
    await setLook(page, { locale });
    await expect(root(page)).toHaveAttribute('lang', locale);
    await sorts.nth(5).press('Enter');
    const before = await top();
    for (const index of [6, 7, 8, 9, 10]) {
      await sorts.nth(index).press('Enter');
      await expect(
        grid(page)
          .getByRole('columnheader')
          .nth(index + 1),
      ).toHaveAttribute('aria-sort', /./);
      expect(await top(), `${locale}, column ${index}`).toBe(before);
    }
  }
});

test('turning columns on hides no other: the table scrolls sideways and the address stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openListing(page);
  await columns(page).click();
  for (const name of extraHeads) await page.getByRole('checkbox', { name, exact: true }).check();
  await expect(page.getByRole('checkbox', { name: 'Address' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await heads(page)).length).toBe(specifiedHeads.length + 7);
  const more = rows(page)
    .first()
    .getByRole('button', { name: /^More actions/ });
  await expect(more, 'what can be done with a home is never cut').toBeInViewport({ ratio: 1 });
  const before = (await headBox(page, 'Location score')).x;
  const action = (name: RegExp) => rows(page).first().getByRole('button', { name });
  await action(/^Like /).click();
  await page.keyboard.press('Tab');
  await expect(action(/^Dislike /)).toBeFocused();
  expect((await headBox(page, 'Location score')).x, 'what is in sight takes the focus where it stands').toBe(before);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Columns changed' })).toBeVisible();
  // The click also shows that no toast covers this button.
  await page.getByRole('button', { name: 'Show 24 homes' }).click();
  await rows(page).first().hover();
  await page.mouse.wheel(2000, 0);
  await expect.poll(async () => (await headBox(page, 'Location score')).x).toBeLessThan(before);
  await expect(more).toBeInViewport({ ratio: 1 });
  const street = rows(page).first().getByRole('link');
  await expect(street).toBeInViewport();
  // The head has scrolled with the rows.
  await expect
    .poll(async () => Math.abs((await headBox(page, 'Address')).x - ((await street.boundingBox())?.x ?? 0)))
    .toBeLessThan(24);
});

test.describe('on a tablet', () => {
  test.use({ viewport: screens.tablet, hasTouch: true });

  test('all columns can be reached, and the address stays in view', async ({ page }) => {
    await openListing(page);
    await expect.poll(() => heads(page)).toEqual(specifiedHeads);
    const street = rows(page).first().getByRole('link');
    await expect(street).toBeInViewport();
    // The focus scrolls the column into view.
    await sortBy(page, 'Location score').focus();
    // The trial fails if one of the fixed columns covers the button.
    await sortBy(page, 'Location score').click({ trial: true });
    await expect(street).toBeInViewport();
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  });
});

for (const text of ['100%', '200%'])
  test(`the fixed actions cover no word of the address, for text of ${text}`, async ({ page }) => {
    await openListing(page);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [home, last] of [
        ['27 Ridgeview Court', 'New'],
        ['1602 Meadow Farm Rd', '1602 Meadow Farm Rd'],
      ] as const) {
        const row = rows(page).filter({ hasText: home });
        const end = async () => {
          const word = await row.getByText(last, { exact: true }).boundingBox();
          const like = await row.getByRole('button', { name: /^Like/ }).boundingBox();
          return (word?.x ?? 0) + (word?.width ?? 0) - (like?.x ?? 0);
        };
        await expect.poll(end, `${last}, ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });

test('no street is cut off while all columns are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openListing(page);
  const streets = rows(page).getByRole('link');
  await expect(streets.filter({ hasText: '27 Ridgeview Court' })).toBeVisible();
  const cut = (all: Element[]) => all.filter((street) => street.scrollWidth > street.clientWidth).length;
  await expect.poll(() => streets.evaluateAll(cut)).toBe(0);
});

test('a long MLS number takes a second line, and no dot is read out between the rooms', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, '/app/listing', 'hostile');
  const cell = grid(page).getByRole('gridcell').filter({ hasText: '<b>6660001</b>' });
  const number = await cell.getByText('<b>6660001</b>').boundingBox();
  const room = await cell.boundingBox();
  expect(number?.width).toBeLessThanOrEqual(room?.width ?? 0);
  // Seven digits, and eight.
  for (const usual of ['6660002', '66600010'])
    expect((await grid(page).getByText(usual, { exact: true }).boundingBox())?.height, usual).toBeLessThan(24);
  await expect(grid(page).getByRole('gridcell').filter({ hasText: 'A link that runs a script' })).toHaveAccessibleName(
    'A link that runs a script New 4 bd 3.5 ba',
  );
});

test('the words of a market status stay whole at 1280 px, in every language', async ({ page, market }) => {
  const statuses = ['Active', 'Pending', 'Sold', 'Under contract', 'Coming soon', 'Off market'];
  await page.setViewportSize({ width: 1280, height: 800 });
  await openListing(page);
  const homes = ['4187203', '4190077', '4183316', '4179950', '4188841', '4185502'];
  for (const [index, status] of statuses.entries())
    await market({ kind: 'status', home: `home-${homes[index]}`, status });
  await page.reload();
  for (const locale of ['en', 'es', 'fr', 'it', 'ar', 'zh']) {
    await setLook(page, { locale });
    await expect(root(page)).toHaveAttribute('lang', locale);
    for (const status of statuses) {
      const broken = () => brokenWords(page.getByTitle(status, { exact: true }).first());
      await expect.poll(broken, `${status} in ${locale}`).toEqual([]);
    }
  }
});

test('a long market status stands apart from a price of seven digits at 1280 px', async ({ page, market }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openListing(page);
  await market({ kind: 'price', home: 'home-4179950', price: 1_235_000 });
  await page.reload();
  const texts = row(page, '9 Chestnut Square').getByText(/^(?:Under contract|\$1,235,000)$/);
  await expect(texts).toHaveCount(2);
  // The box of the price is narrower than its text.
  const gap = () =>
    texts.evaluateAll((all) => {
      const range = document.createRange();
      const [end = Infinity, start = 0] = all.map((text, index) => {
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        return index === 0 ? right : left;
      });
      return start - end;
    });
  await expect.poll(gap).toBeGreaterThan(4);
});

test('the rows grow with text that is enlarged while the listing is open', async ({ page }) => {
  await openListing(page);
  const step = async () => {
    const [first, second] = await Promise.all([rows(page).nth(0).boundingBox(), rows(page).nth(1).boundingBox()]);
    return (second?.y ?? 0) - (first?.y ?? 0);
  };
  await expect.poll(step).toBe(60);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(step).toBe(120);
});
