import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '../domain/look.ts';
import { isolated } from './isolated.ts';
import { numberFormat } from './numbers.ts';

/** Words come in areas, each in one file a language: this is how the files are fetched, by path. */
type Files = Record<string, () => Promise<Record<string, object>>>;

/** The words of the screens before the sign-in, which every screen needs, and those of the signed-in frame and of several screens. */
const everywhere: Files = import.meta.glob<Record<string, object>>('./locales/*/{anonymous,signed-in}.ts');

/** The areas that were entered. */
const entered = new Map<string, Files>();

/** A catalogue by which to tell whether the area is loaded. */
const catalogueOf = (area: string) => ({ anonymous: 'common', 'signed-in': 'shell' })[area] ?? area;

const hasWords = (language: string, area: string) => i18next.hasResourceBundle(language, catalogueOf(area));

async function fetchWords(language: string, area: string, files: Files): Promise<void> {
  const load = files[`./locales/${language}/${area}.ts`];
  if (!load) throw new Error(`No words in ${language} for ${area}`);
  // A catalogue that is loaded by itself is the module's default.
  for (const [name, texts] of Object.entries(await load()))
    i18next.addResourceBundle(language, name === 'default' ? area : name, texts);
}

/**
 * Fetches the words of an area, so that its screens never wait for them. Those of single screens: `loadScreenWords`.
 * @throws if they cannot be fetched: a screen of bare keys helps nobody.
 */
export async function loadWords(area: string, files: Files = everywhere): Promise<void> {
  entered.set(area, files);
  // Again where the language has changed meanwhile.
  while (!hasWords(i18next.language, area)) await fetchWords(i18next.language, area, files);
}

export async function startI18n(language: Locale): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    defaultNS: 'common',
    // The defaults. Without them i18next tests for each key whether it may be a sentence, which takes half of its time.
    nsSeparator: ':',
    keySeparator: '.',
    // React escapes markup; what a variable needs here is its own writing direction.
    interpolation: { escape: isolated },
  });
  // `{{count, number}}` as everywhere else, in Arabic with Latin digits. The library's own cache keeps one format for each set of values.
  i18next.services.formatter?.add('number', (value, tag) => numberFormat(tag ?? language).format(Number(value)));
  await loadWords('anonymous');
}

/**
 * Switches every text of the page, if the language is still wanted once its words are there; what is typed and where the person is stay.
 * False if the words cannot be fetched.
 */
export async function changeLanguage(language: Locale, isWanted = () => true): Promise<boolean> {
  const missing = () => [...entered].filter(([area]) => hasWords(i18next.language, area) && !hasWords(language, area));
  try {
    // Again for an area that was entered meanwhile.
    while (missing().length > 0) await Promise.all(missing().map(([area, files]) => fetchWords(language, area, files)));
  } catch {
    return false;
  }
  if (isWanted()) await i18next.changeLanguage(language);
  return true;
}
