import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

/** The catalogues that a file of words exports, by the name of the export. */
async function cataloguesIn(source: string): Promise<[name: string, words: Words][]> {
  const listed = readFileSync(source, 'utf8').matchAll(/default as (\w+) \} from '\.\/(\w+\.ts)'/g);
  const files = [...listed].map(([, name = '', file = '']) => [name, join(dirname(source), file)] as const);
  const alone = [['default', source]] as const;
  return Promise.all(
    (files.length > 0 ? files : alone).map(async ([name, file]) => [name, (await import(`../../${file}`)).default]),
  );
}

/** Changes every English text of the page, by answering requests for the chunks of the catalogues with changed ones. */
export async function changeWords(context: BrowserContext, change: (text: string) => string): Promise<void> {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync('dist-demo/.vite/manifest.json', 'utf8'));
  for (const [source, { file }] of Object.entries(manifest)) {
    if (!source.startsWith('src/i18n/locales/en/')) continue;
    const changed = (await cataloguesIn(source)).map(
      ([name, words]) => `const ${name}_ = ${JSON.stringify(each(words, change))};\nexport { ${name}_ as ${name} };`,
    );
    // What is no catalogue comes from the chunk itself.
    const body = [`export * from './${basename(file)}?unchanged';`, ...changed].join('\n');
    await context.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
}
