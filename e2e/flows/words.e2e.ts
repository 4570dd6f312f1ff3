import type { Page } from '@playwright/test';
import { anonymousScreens, type Screen, signedInScreens, visit, withEachOpened } from '../support/every-screen.ts';
import { expect, forgetSession, openSignedIn, root, signIn, test } from '../support/fixtures.ts';
import { insideFrame, setLook } from '../support/frame.ts';

/** Every text and accessible name in the page. The demo's own panel is a shadow root, which the walk does not enter. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // A key has the name that is printed on it.
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('kbd')) found.add(walker.currentNode.textContent?.trim() ?? '');
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.add(element.getAttribute(name)?.trim() ?? '');
    return [...found].filter((text) => /[a-z]{3}/i.test(text));
  });

/** The server's data of this buyer. Its texts are the same in every language. */
const dataOf = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const answers = await Promise.all(
      ['auth/me/', 'property/'].map(async (path) => (await fetch(`/api/${path}`, { headers })).text()),
    );
    // Screens show the first and the last name together.
    return answers.join('\n').replaceAll('","lastName":"', ' ');
  });

const languageNames = ['English', 'Español', 'Français', 'Italiano'];
const abbreviations = /\b(?:MLS|HOA|Ctrl K|CSV|Enter|Shift)\b/g;

/** Whether a text may be the same in both languages: names of languages, abbreviations, and data. */
function isExplained(text: string, data: string): boolean {
  if (languageNames.includes(text) || data.includes(text)) return true;
  const parts = text.replaceAll(abbreviations, '').split(/[,:·“”…()]+/);
  return parts.every((part) => !/[a-z]{3}/i.test(part) || data.includes(part.trim()));
}

test('every text is translated: in Chinese only data is the same as in English', async ({ page, allowConsole }) => {
  test.setTimeout(240_000);
  allowConsole(/ApiError|status of 500|ERR_/);
  await signIn(page);
  await insideFrame(page);
  const kept = anonymousScreens.flatMap((screen) => Object.values(screen.kept ?? {}));
  const data = [await dataOf(page), ...kept].join('\n');
  const compare = async (screen: Screen) => {
    await setLook(page, { locale: 'en' });
    await visit(page, screen);
    const check = async (name: string) => {
      await setLook(page, { locale: 'en' });
      await expect(root(page)).toHaveAttribute('lang', 'en');
      const english = new Set(await textsOf(page));
      await setLook(page, { locale: 'zh' });
      await expect(root(page)).toHaveAttribute('lang', 'zh');
      await expect(async () => {
        const same = (await textsOf(page)).filter((text) => english.has(text));
        expect(
          same.filter((text) => !isExplained(text, data)),
          name,
        ).toEqual([]);
      }).toPass({ timeout: 10_000 });
      await setLook(page, { locale: 'en' });
      await expect(root(page)).toHaveAttribute('lang', 'en');
    };
    // An open toast keeps the language of its moment.
    const opened = screen.opened?.filter(({ name }) => name !== 'a toast') ?? [];
    await withEachOpened(page, { ...screen, opened }, (english) => english, check);
  };
  for (const screen of signedInScreens) await compare(screen);
  await forgetSession(page);
  for (const screen of anonymousScreens) await compare(screen);
});

test('a sentence names criteria as its language writes them', async ({ page }) => {
  await openSignedIn(page, '/app/listing/detail?id=home-4187203');
  for (const [locale, said] of [
    ['en', 'Helped by Location and Overall.'],
    ['es', 'Puntos fuertes: ubicación e impresión general.'],
    ['it', 'Punti deboli: parcheggio ed età della casa.'],
  ] as const) {
    await setLook(page, { locale });
    await expect(page.getByText(said)).toBeVisible();
  }
});
