import type { Page } from '@playwright/test';
import { anonymousScreens, type Screen, signedInScreens, visit, withEachOpened } from '../support/every-screen.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { insideFrame, setLook } from '../support/frame.ts';

/** Every text and accessible name in the page, apart from what the demo itself puts there. */
const textsOf = (page: Page) =>
  page.locator('body').evaluate((root) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.add(walker.currentNode.textContent?.trim() ?? '');
    for (const element of root.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.add(element.getAttribute(name)?.trim() ?? '');
    return [...found].filter((text) => /[a-z]{3}/i.test(text));
  });

/** What the server says of this buyer: texts out of it are the same in every language. */
const dataOf = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const answers = await Promise.all(
      ['auth/me/', 'property/'].map(async (path) => (await fetch(`/api/${path}`, { headers })).text()),
    );
    // First and last name stand together on the screen.
    return answers.join('\n').replaceAll('","lastName":"', ' ');
  });

const languageNames = ['English', 'Español', 'Français', 'Italiano'];
const abbreviations = /\b(?:MLS|HOA|Ctrl K|CSV|Enter|Shift)\b/g;

/** What may be the same in both: names of languages, abbreviations, and what the data say. */
function isExplained(text: string, data: string): boolean {
  if (languageNames.includes(text) || data.includes(text)) return true;
  const parts = text.replaceAll(abbreviations, '').split(/[,:·“”…()]+/);
  return parts.every((part) => !/[a-z]{3}/i.test(part) || data.includes(part.trim()));
}

test('no sentence stands in the code: in Chinese nothing is as it was in English but what the data say', async ({
  page,
  allowConsole,
}) => {
  test.setTimeout(240_000);
  allowConsole(/ApiError|status of 500|ERR_/);
  await signIn(page);
  await insideFrame(page);
  const kept = anonymousScreens.flatMap((screen) => Object.values(screen.kept ?? {}));
  const data = [await dataOf(page), ...kept].join('\n');
  const lookAt = async (screen: Screen) => {
    await setLook(page, { locale: 'en' });
    await visit(page, screen);
    const check = async (name: string) => {
      await setLook(page, { locale: 'en' });
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const english = new Set(await textsOf(page));
      await setLook(page, { locale: 'zh' });
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
      await expect(async () => {
        const same = (await textsOf(page)).filter((text) => english.has(text));
        expect(
          same.filter((text) => !isExplained(text, data)),
          name,
        ).toEqual([]);
      }).toPass({ timeout: 10_000 });
      await setLook(page, { locale: 'en' });
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    };
    // What a toast says was said once, in the language that was read then.
    const opened = screen.opened?.filter(({ name }) => name !== 'a toast') ?? [];
    await withEachOpened(page, { ...screen, opened }, (english) => english, check);
  };
  for (const screen of signedInScreens) await lookAt(screen);
  await page.evaluate(() => localStorage.removeItem('token'));
  for (const screen of anonymousScreens) await lookAt(screen);
});
