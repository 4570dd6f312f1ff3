import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '../domain/look.ts';
import type { OfScreens } from './i18next.d.ts';
import { isolated } from './isolated.ts';
import { numberFormat } from './numbers.ts';

/** The words of the screens before the sign-in, those of the signed-in frame and of several screens, and those of single screens. */
type Area = 'anonymous' | 'signed-in' | keyof OfScreens;

/** Catalogues by name. Those of single screens are fetched by path. */
type WordsFile = Record<string, object> & { ofScreens?: Record<string, () => Promise<{ default: object }>> };

// The frame's words name the files of their language's screens: the addresses of all languages would be 0.45 kB of each signed-in screen.
const files = import.meta.glob<WordsFile>('./locales/*/{anonymous,signed-in}.ts');

const entered = new Set<Area>();

/** A catalogue by which to tell whether the area is loaded. */
const catalogueOf = (area: string) => ({ anonymous: 'common', 'signed-in': 'shell' })[area] ?? area;

const hasWords = (language: string, area: Area) => i18next.hasResourceBundle(language, catalogueOf(area));

async function fetchWords(language: string, area: Area): Promise<void> {
  const file = files[`./locales/${language}/${area === 'anonymous' ? area : 'signed-in'}.ts`];
  const { ofScreens, ...catalogues }: WordsFile = (await file?.()) ?? {};
  const load = ofScreens?.[`./screens/${area}.ts`];
  const wanted = load ? { [area]: (await load()).default } : catalogues;
  for (const [name, texts] of Object.entries(wanted)) i18next.addResourceBundle(language, name, texts);
  if (!hasWords(language, area)) throw new Error(`No words for ${area}`);
}

/**
 * Fetches the words of an area, so that its screens never wait for them.
 * @throws if they cannot be fetched: a screen of bare keys helps nobody.
 */
export async function loadWords(area: Area): Promise<void> {
  entered.add(area);
  // Again where the language has changed meanwhile.
  while (!hasWords(i18next.language, area)) await fetchWords(i18next.language, area);
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
  const missing = () => [...entered].filter((area) => hasWords(i18next.language, area) && !hasWords(language, area));
  try {
    // Again for an area that was entered meanwhile.
    while (missing().length > 0) await Promise.all(missing().map((area) => fetchWords(language, area)));
  } catch {
    return false;
  }
  if (isWanted()) await i18next.changeLanguage(language);
  return true;
}
