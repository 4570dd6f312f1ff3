import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

type Words = { [key: string]: string | Words };

/** A letter that no data and no catalogue has. A text with it is from a changed catalogue. */
const stretch = 'ŏ';
/** An invisible character with the same purpose. */
const mark = '\u2060';

const each = (words: Words, change: (text: string) => string): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? change(value) : each(value, change)]),
  );

/** Makes each word two fifths longer, as many languages are. The text can wrap at no more places than before. */
export function longer(text: string): string {
  let owed = 0;
  return text.replaceAll(/\{\{[^}]*\}\}|<\/?b>|\p{L}+/gu, (word) => {
    if (/^[{<]/.test(word)) return word;
    owed += word.length * 0.4;
    const more = Math.round(owed);
    owed -= more;
    return word + stretch.repeat(more);
  });
}

/** Marks a text as one of the catalogues, without making it longer. A text of only variables stays as it is. */
export const marked = (text: string): string =>
  text.replace(/^((?:\{\{[^}]*\}\}|<\/?b>|[^\p{L}{<])*)(?=\p{L})/u, `$1${mark}`);

export const catalogueSigns = [stretch, mark];

/** Changes every English text of the page, by answering requests for the chunks of the catalogues with changed ones. */
export async function changeWords(context: BrowserContext, change: (text: string) => string): Promise<void> {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync('dist-demo/.vite/manifest.json', 'utf8'));
  for (const [source, { file }] of Object.entries(manifest)) {
    if (!source.startsWith('src/i18n/locales/en/')) continue;
    const catalogues: Record<string, Words> = await import(`../../${source}`);
    const body = Object.entries(catalogues)
      .map(
        ([name, words]) => `const ${name}_ = ${JSON.stringify(each(words, change))};\nexport { ${name}_ as ${name} };`,
      )
      .join('\n');
    await context.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
}
