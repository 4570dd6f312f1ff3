import type { Locator, Page } from '@playwright/test';
import { brokenWords } from '../support/broken-words.ts';
import { cramped } from '../support/cramped.ts';
import {
  anonymousScreens,
  type Say,
  type Screen,
  signedInScreens,
  visit,
  withEachOpened,
} from '../support/every-screen.ts';
import {
  cardNamed,
  expect,
  forgetSession,
  openSignedIn,
  screens,
  setTextSize,
  sidewaysScroll,
  signIn,
  test,
} from '../support/fixtures.ts';
import { insideFrame, navStyles, setLook } from '../support/frame.ts';
import { changeWords, longer, marked } from '../support/longer-words.ts';

/** How somebody reads the page. */
interface Reader {
  width: number;
  /** Of the window, 800 px without it. */
  height?: number;
  /** The size of the text, if it is enlarged. */
  text?: '200%';
  /** With the line, letter and word spacing of WCAG's criterion 1.4.12. */
  spaced?: true;
}

/** Sets the width, the size of the text and its spacing. */
async function readAs(page: Page, { width, height = 800, text, spaced }: Reader): Promise<void> {
  await setTextSize(page, text ?? '100%');
  await page.evaluate((wide) => {
    const sheet = new CSSStyleSheet();
    if (wide)
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
    document.adoptedStyleSheets = [sheet];
  }, spaced);
  await page.setViewportSize({ width, height });
  // The page is rendered again in the next frame.
  await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))));
}

/** Checks every screen and everything that opens on it, with changed words, for each reader. */
async function checkAll(page: Page, change: Say, readers: readonly Reader[]): Promise<void> {
  page.setDefaultTimeout(10_000);
  const check = async (all: readonly Screen[]) => {
    for (const screen of all) {
      await visit(page, screen);
      for (const reader of readers) {
        await readAs(page, reader);
        await withEachOpened(page, screen, change, (name) =>
          expect.soft
            .poll(() => cramped(page), { message: `${name}, ${JSON.stringify(reader)}`, timeout: 2_000 })
            .toEqual([]),
        );
      }
    }
  };
  await signIn(page);
  await insideFrame(page);
  await changeWords(page.context(), change);
  await check(signedInScreens);
  await forgetSession(page);
  await check(anonymousScreens);
}

const failures = /ApiError|status of 500|ERR_/;

test('words that are two fifths longer find room on every screen', async ({ page, allowConsole }) => {
  test.setTimeout(240_000);
  allowConsole(failures);
  await checkAll(page, longer, Object.values(screens));
});

test('every screen reflows at 320 px and for text that is larger or further apart', async ({ page, allowConsole }) => {
  test.setTimeout(240_000);
  allowConsole(failures);
  await checkAll(page, marked, [{ width: 320 }, { width: 360, spaced: true }, { width: 1280, text: '200%' }]);
});

test('the dashboard reflows on a phone at twice the text size', async ({ page }) => {
  await openSignedIn(page, '/app/dashboard');
  await expect(page.getByRole('link', { name: 'Compare 4 of 7 liked' })).toBeVisible();
  await readAs(page, { width: screens.phone.width, text: '200%' });
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  await readAs(page, { width: 320, text: '200%' });
  const streets = cardNamed(page, 'Since you last looked').getByRole('listitem').getByRole('link');
  await expect(streets.first()).toBeVisible();
  expect(await streets.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
  expect(await brokenWords(streets)).toEqual([]);
});

test('the screens of homes, the profile and the sign-in reflow in French at twice the text size', async ({ page }) => {
  test.setTimeout(120_000);
  const reflow = async (path: string, widths: readonly number[]) => {
    for (const width of widths) {
      await readAs(page, { width, text: '200%' });
      await expect.poll(() => cramped(page), `${path} at ${width} px`).toEqual([]);
    }
  };
  await openSignedIn(page, '/app/dashboard');
  await setLook(page, { locale: 'fr' });
  for (const [path, heading] of [
    ['/app/dashboard', 'Votre trio de tête'],
    ['/app/listing/detail?id=home-4187203', 'Caractéristiques'],
    ['/app/ranking', 'Ce qui compte'],
    ['/app/profile', 'Aperçu'],
    ['/app/profile/create?step=3', 'Projets'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await reflow(path, [320, 360, 768, 1280]);
  }
  const conversation = '/app/comments?id=home-4180663';
  await page.goto(conversation);
  await expect(page.getByRole('button', { name: 'Marquer comme terminée' })).toBeVisible();
  await reflow(conversation, [360]);
  await forgetSession(page);
  for (const path of ['/signin', '/signup']) {
    await page.goto(path);
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();
    await reflow(path, [320, 360]);
  }
});

test('a home breaks no word beside its photo, nor in its facts, at twice the text size', async ({ page }) => {
  await openSignedIn(page, '/app/listing/detail?id=home-4187203');
  const facts = page.getByRole('main').getByRole('definition');
  await expect(facts.filter({ hasText: 'Asheville City' })).toBeVisible();
  for (const locale of ['ar', 'it', 'fr']) {
    await setLook(page, { locale });
    for (const width of [320, 768, 1280]) {
      await readAs(page, { width, text: '200%' });
      const where = `${locale} at ${width} px`;
      await expect.poll(() => cramped(page), where).toEqual([]);
      for (const words of [facts, page.getByRole('heading', { level: 1 }), page.getByRole('main').getByRole('button')])
        await expect.poll(() => brokenWords(words.filter({ visible: true })), where).toEqual([]);
    }
  }
});

test('the button for the scores keeps its word whole on a narrow phone, at twice the text size too', async ({
  page,
}) => {
  await openSignedIn(page, '/app/dashboard');
  for (const [locale, name] of [
    ['en', 'Score during the tour'],
    ['es', 'Puntuar en la visita'],
  ] as const) {
    await setLook(page, { locale });
    await page.goto('/app/listing/detail?id=home-4187203');
    for (const text of [undefined, '200%'] as const) {
      await readAs(page, { width: 320, ...(text && { text }) });
      const button = page.getByRole('button', { name });
      await expect(button).toBeVisible();
      await expect.poll(() => brokenWords(button), `${locale} ${text}`).toEqual([]);
    }
  }
});

test('hints and streets beside the search fields are whole in French at twice the text size', async ({ page }) => {
  await signIn(page);
  await setLook(page, { locale: 'fr' });
  for (const path of ['/app/listing', '/app/comments'])
    for (const width of [360, 768, 1280]) {
      await page.goto(path);
      await expect(page.getByRole('searchbox')).toBeVisible();
      await readAs(page, { width, text: '200%' });
      await expect.poll(() => cramped(page), `${path} at ${width} px`).toEqual([]);
    }
  await page.goto('/app/listing');
  await readAs(page, { width: 320, text: '200%' });
  const streets = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(streets.filter({ hasText: '1602 Meadow Farm Rd' })).toBeVisible();
  const cut = (all: Element[]) =>
    all.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight).length;
  expect(await streets.evaluateAll(cut)).toBe(0);
});

test('a conversation keeps its message box in view, and room for messages, at twice the text size', async ({
  page,
}) => {
  await openSignedIn(page, '/app/comments?id=home-4187203');
  const log = page.getByRole('log');
  await expect(log).toBeVisible();
  for (const locale of ['en', 'fr', 'ar']) {
    await setLook(page, { locale });
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1440, height: 900 },
    ]) {
      await readAs(page, { ...size, text: '200%' });
      const where = `${locale} at ${size.width} px`;
      await expect(page.getByRole('main').getByRole('textbox'), where).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await log.boundingBox())?.height, where).toBeGreaterThan(250);
      await expect.poll(() => cramped(page), where).toEqual([]);
    }
  }
  await setLook(page, { locale: 'en' });
  const box = page.getByRole('textbox', { name: 'Message about 418 Juniper Lane' });
  await box.fill('The roof?\nThe creek?\nThe taxes?\nWhen?');
  for (const height of [740, 480]) {
    await readAs(page, { width: screens.phone.width, height, text: '200%' });
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(box).toBeInViewport({ ratio: 0.5 });
    await expect.poll(() => cramped(page), `${height} px high`).toEqual([]);
  }
});

test('a comparison of four homes has room for text that is larger', async ({ page }) => {
  await openSignedIn(page, '/app/listing');
  await page.getByRole('link', { name: 'Compare 4 of 7 liked' }).click();
  const table = page.getByRole('table', { name: 'Homes side by side' });
  await expect(table).toBeVisible();
  const price = table.getByRole('row', { name: /^Price \$/ }).getByRole('cell');
  for (const width of [1440, 1280, 1024]) {
    await readAs(page, { width, text: '200%' });
    await expect.poll(() => cramped(page), `at ${width} px`).toEqual([]);
    await expect.poll(() => brokenWords(table), `at ${width} px`).toEqual([]);
    await expect(price).toHaveCount(4);
    for (const index of [0, 1, 2, 3]) {
      const head = await table.getByRole('columnheader').nth(index).boundingBox();
      const value = await price.nth(index).boundingBox();
      expect(value?.x).toBeCloseTo(head?.x ?? -1, 0);
      expect(value?.width).toBeCloseTo(head?.width ?? -1, 0);
    }
  }
});

test('a comparison on a phone breaks no word, at twice the text size too, where it names the home of each', async ({
  page,
}) => {
  await openSignedIn(page, '/app/listing?compare=home-4187203,home-4183316,home-4185502,home-4179950');
  const table = page.getByRole('table', { name: 'Homes side by side' });
  await expect(table).toBeVisible();
  for (const locale of ['es', 'it', 'ar', 'fr', 'en']) {
    await setLook(page, { locale });
    for (const text of [undefined, '200%'] as const) {
      await readAs(page, { width: screens.phone.width, text });
      const where = `${locale} ${text ?? '100%'}`;
      await expect.poll(() => cramped(page), where).toEqual([]);
      await expect.poll(() => brokenWords(page.getByRole('main').getByRole('table')), where).toEqual([]);
    }
  }
  const price = table.getByRole('row', { name: /^Price Juniper/ }).getByRole('cell');
  for (const [index, text] of ['Juniper $612,000', 'Meadow $569,000 Lowest', 'Montford $689,000'].entries())
    await expect(price.nth(index)).toHaveAccessibleName(text);
});

test('the frame, the day sheet and a tour keep icons and whole words at twice the text size', async ({ page }) => {
  await openSignedIn(page, '/app/listing/sheet?ids=home-4187203&times=10:00');
  await setLook(page, { locale: 'fr' });
  const address = page.getByRole('heading', { name: '418 Juniper Lane' });
  await expect(address).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  // The icons have no role, as their words say the same.
  await readAs(page, { width: 1280, text: '200%' });
  await expect(links.locator('svg').filter({ visible: true })).toHaveCount(4);
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
  const phone = { width: screens.phone.width, text: '200%' } as const;
  await readAs(page, phone);
  expect(await widthOf(address)).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(links.locator('svg').filter({ visible: true })).toHaveCount(4);
  await expect.poll(() => cramped(page)).toEqual([]);

  await page.goto('/app/listing/detail?id=home-4187203&mode=scoring');
  const tour = page.getByRole('dialog');
  await expect(tour.getByRole('radiogroup')).toBeVisible();
  await readAs(page, phone);
  await tour.getByRole('radio', { name: '7', exact: true }).click();
  await expect(tour.getByRole('heading', { level: 1, name: 'Surface' })).toBeVisible();
  await expect(tour.getByRole('button', { name: 'Fermer' })).toBeInViewport({ ratio: 1 });
  expect(await widthOf(tour.getByRole('button', { name: /Great morning light/ }))).toBeGreaterThan(200);
  await readAs(page, { width: 768, text: '200%' });
  await expect.poll(() => cramped(page)).toEqual([]);
  await setLook(page, { locale: 'ar' });
  await readAs(page, phone);
  await expect.poll(() => brokenWords(tour.getByRole('button'))).toEqual([]);
  // The keys are narrowest on a tablet that is held upright.
  for (const locale of ['es', 'fr', 'it', 'ar']) {
    await setLook(page, { locale });
    await readAs(page, { width: 640 });
    await expect.poll(() => brokenWords(tour.getByRole('radio')), locale).toEqual([]);
  }
});

test('the messages name their homes in full, and no navigation style is broken, on a phone', async ({ page }) => {
  await openSignedIn(page, '/app/dashboard');
  for (const [locale, text] of [
    ['ar', {}],
    ['en', { text: '200%' }],
  ] as const) {
    await setLook(page, { locale });
    await readAs(page, { ...screens.phone, ...text });
    await page.getByRole('button', { name: locale === 'ar' ? /^الرسائل/ : /^Messages/ }).click();
    const home = page.getByRole('dialog').getByText('418 Juniper Lane');
    await expect(home).toBeVisible();
    expect(await home.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
  for (const text of [{}, { text: '200%' }] as const) {
    await readAs(page, { ...screens.phone, ...text });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Appearance' }).click();
    const styles = page.getByRole('group', { name: 'Nav Style' }).getByRole('radio');
    await expect(styles).toHaveCount(navStyles.length);
    expect(await brokenWords(page.getByRole('dialog').getByRole('radio'))).toEqual([]);
    await expect.poll(() => cramped(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the main facts of a home stand below each other on a phone at twice the text size', async ({ page }) => {
  await openSignedIn(page, '/app/listing/detail?id=home-4187203');
  const fact = (name: string) => page.getByRole('term').filter({ hasText: name }).first();
  await expect(fact('Beds')).toBeVisible();
  await readAs(page, { width: screens.phone.width, text: '200%' });
  for (const [upper, lower] of [
    ['Beds', 'Sq ft'],
    ['Baths', 'Days'],
  ] as const) {
    const [above, below] = [await fact(upper).boundingBox(), await fact(lower).boundingBox()];
    expect(below?.x, lower).toBe(above?.x);
    expect(below?.y, lower).toBeGreaterThan(above?.y ?? 0);
  }
});

test('the main facts of a home stand apart in Spanish', async ({ page }) => {
  await openSignedIn(page, '/app/listing/detail?id=home-4187203');
  await setLook(page, { locale: 'es' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  const word = (name: string) =>
    page
      .getByRole('term')
      .filter({ hasText: name })
      .first()
      .evaluate((term) => {
        const text = document.createRange();
        text.selectNodeContents(term);
        const { left, right } = text.getBoundingClientRect();
        return { left, right };
      });
  expect((await word('Baños')).left - (await word('Habitaciones')).right).toBeGreaterThan(12);
});

test('a toast shows all its words at twice the text size, and its two buttons on one line', async ({ page }) => {
  await openSignedIn(page, '/app/listing');
  await setLook(page, { locale: 'es' });
  for (const [address, text] of [
    ['418 Juniper Lane', {}],
    ['27 Ridgeview Court', { text: '200%' }],
  ] as const) {
    await readAs(page, { ...screens.phone, ...text });
    await page.getByRole('button', { name: `Más acciones para ${address}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar', exact: true }).click();
    const toast = page.getByRole('status').filter({ hasText: address });
    const undo = toast.getByRole('button', { name: 'Deshacer' });
    const close = toast.getByRole('button', { name: 'Cerrar' });
    await expect(undo).toBeInViewport({ ratio: 1 });
    const middleOf = async (one: Locator) => {
      const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
      return y + height / 2;
    };
    expect(await middleOf(undo)).toBeCloseTo(await middleOf(close), 0);
    await expect(toast.getByText(address)).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(toast).toBeHidden();
  }
});

test('the homes to add to a comparison stand clear of their prices at twice the text size', async ({ page }) => {
  await openSignedIn(page, '/app/listing?compare=home-4187203,home-4183316');
  await page.getByRole('button', { name: 'Add a home' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await readAs(page, { width: screens.phone.width, text: '200%' });
  await expect.poll(() => cramped(page)).toEqual([]);
});
