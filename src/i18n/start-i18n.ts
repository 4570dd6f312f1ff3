import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '../domain/look.ts';
import { isolated } from './isolated.ts';
import { numberFormat } from './numbers.ts';

/**
 * The words of a language come in chunks: those of the screens before the sign-in, which every screen needs, those of the signed-in frame
 * and of several screens, and the catalogues of single screens and layers. Each names a catalogue that it has.
 */
const areas = {
  anonymous: 'common',
  'signed-in': 'shell',
  chat: 'chat',
  customizer: 'customizer',
  dashboard: 'dashboard',
  detail: 'detail',
  profile: 'profile',
} as const;
export type Area = keyof typeof areas;

const chunks = import.meta.glob<Record<string, object>>(
  './locales/*/{anonymous,signed-in,chat,customizer,dashboard,detail,profile}.ts',
);

const hasWords = (language: string, area: Area) => i18next.hasResourceBundle(language, areas[area]);

async function fetchWords(language: string, area: Area): Promise<void> {
  const load = chunks[`./locales/${language}/${area}.ts`];
  if (!load) throw new Error(`No words in ${language} for ${area}`);
  // A catalogue that is loaded by itself is the module's default.
  for (const [name, texts] of Object.entries(await load()))
    i18next.addResourceBundle(language, name === 'default' ? area : name, texts);
}

/**
 * Fetches the words of an area, so that its screens never wait for them.
 * @throws where they cannot be fetched: a screen of bare keys helps nobody.
 */
export async function loadWords(area: Area): Promise<void> {
  // Again where the language has changed meanwhile.
  while (!hasWords(i18next.language, area)) await fetchWords(i18next.language, area);
}

export async function startI18n(language: Locale): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    defaultNS: 'common',
    // The defaults. Unless they are said, i18next first asks of each key whether it may be a sentence, which takes half of its time.
    nsSeparator: ':',
    keySeparator: '.',
    // React escapes markup; what a variable needs here is its own writing direction.
    interpolation: { escape: isolated },
  });
  // `{{count, number}}` as everywhere else, in Arabic with Latin digits. The library's own cache keeps one format for each set of values.
  i18next.services.formatter?.add('number', (value, tag) => numberFormat(tag ?? language).format(Number(value)));
  await loadWords('anonymous');
}

/** Switches every text of the page; what is typed and where the person is stay. False where the words cannot be fetched. */
export async function changeLanguage(language: Locale): Promise<boolean> {
  const known = Object.keys(areas) as Area[];
  const missing = () => known.filter((area) => hasWords(i18next.language, area) && !hasWords(language, area));
  try {
    // Again for an area that was entered meanwhile.
    while (missing().length > 0) await Promise.all(missing().map((area) => fetchWords(language, area)));
  } catch {
    return false;
  }
  await i18next.changeLanguage(language);
  return true;
}
