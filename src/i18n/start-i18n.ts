import i18next, { type BackendModule, type CustomTypeOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Catalogue } from './catalogues.ts';
import { formatFor } from './format.ts';
import { isolated } from './isolated.ts';
import { type Language, languages } from './languages.ts';

export type Namespace = keyof CustomTypeOptions['resources'];

const anonymous = import.meta.glob<Catalogue>('./locales/*/{common,auth}.ts');

/** Where the other words lie is fetched with the first of them: the list of their chunks weighs more than a screen. */
async function catalogueAt(path: string): Promise<Catalogue> {
  const load = anonymous[path] ?? (await import('./catalogues.ts')).catalogues[path];
  if (!load) throw new Error(`No words at ${path}`);
  return load();
}

// One chunk a language and namespace, fetched when a screen first speaks it.
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    catalogueAt(`./locales/${language}/${namespace}.ts`).then(
      (words) => done(null, words.default),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/** Starts the translations in one language, with the words that the first screens need. */
export async function startI18n(language: Language, first: readonly Namespace[]): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: Object.keys(languages),
      ns: first,
      defaultNS: 'common',
      // React escapes markup; what a variable needs here is its own writing direction.
      interpolation: { escape: isolated },
    });
  // `{{count, number}}` as everywhere else, in Arabic with Latin digits.
  i18next.services.formatter?.add('number', (value, tag) => formatFor(tag ?? language).number(Number(value)));
}

/** Fetches catalogues; one that did not come is asked for once more, as i18next would never do so itself. */
async function fetched(language: string, wanted: readonly string[], load: () => Promise<void>): Promise<boolean> {
  const missing = () => wanted.filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  await load();
  if (missing().length > 0) await i18next.reloadResources([language], missing());
  return missing().length === 0;
}

/**
 * Fetches the words of a screen, so that it does not suspend on them.
 * @throws where they cannot be fetched: a screen of bare keys helps nobody.
 */
export async function loadWords(...wanted: Namespace[]): Promise<void> {
  if (!(await fetched(i18next.language, wanted, () => i18next.loadNamespaces(wanted))))
    throw new Error(`No words for ${wanted.join(', ')}`);
}

/** Switches every text of the page; what is typed and where the person is stay. False where the words cannot be fetched. */
export async function changeLanguage(language: Language): Promise<boolean> {
  const spoken = i18next.options.ns ?? [];
  const wanted = typeof spoken === 'string' ? [spoken] : spoken;
  if (!(await fetched(language, wanted, () => i18next.loadLanguages(language)))) return false;
  await i18next.changeLanguage(language);
  return true;
}
