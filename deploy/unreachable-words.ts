import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

interface Words {
  failure: { network: string };
  actions: { tryAgain: string };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function paragraph(language: string): Promise<string> {
  const file = pathToFileURL(resolve('src/i18n/locales', language, 'common.ts')).href;
  const { failure, actions } = ((await import(file)) as { default: Words }).default;
  // An empty address is the page's own, so the link reloads it without a script.
  return `<p lang="${language}" dir="auto">${escaped(failure.network)} <a href="">${escaped(actions.tryAgain)}</a></p>`;
}

/**
 * Writes an error message into the page, in every language, for the case that its scripts cannot be fetched. `unreachable.css` hides it until
 * `first-paint.js` shows it in the current language.
 */
export const unreachableWords = (): Plugin => ({
  name: 'unreachable-words',
  // The development server's styles come by script, and would not hide it while its first page waits for the dependencies.
  apply: 'build',
  async transformIndexHtml() {
    const paragraphs = await Promise.all(readdirSync('src/i18n/locales').map(paragraph));
    return [
      { tag: 'div', attrs: { id: 'unreachable', role: 'alert' }, children: paragraphs.join('\n'), injectTo: 'body' },
    ];
  },
});
