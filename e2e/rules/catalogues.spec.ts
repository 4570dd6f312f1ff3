// @vitest-environment node
import { describe, expect, it } from 'vitest';

/*
 * Every language says everything, in its own words and with its own plural forms.
 */
type Words = { [key: string]: string | Words };

const files = import.meta.glob<Words>('../../src/i18n/locales/*/*.ts', { eager: true, import: 'default' });
const languages = ['en', 'zh', 'es', 'fr', 'it', 'ar'];

/** The texts of one catalogue by their full key: `nav.dashboard`. */
type Texts = ReadonlyMap<string, string>;

function flatten(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const catalogues = new Map<string, Texts>(
  Object.entries(files).map(([path, words]) => {
    const [language, namespace] = path.split('/').slice(-2);
    return [`${language}/${namespace?.replace('.ts', '')}`, new Map(flatten(words))];
  }),
);
const textsOf = (language: string, namespace: string): Texts => catalogues.get(`${language}/${namespace}`) ?? new Map();
const namespacesOf = (language: string) =>
  [...catalogues.keys()].filter((key) => key.startsWith(`${language}/`)).map((key) => key.slice(language.length + 1));

const plural = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(plural, '');
const variablesOf = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '');

/** The base keys that English counts with: only those have plural forms, whatever else ends in `_other`. */
const counted = (english: Texts) =>
  new Set([...english.keys()].filter((key) => key.endsWith('_other')).map((key) => baseOf(key)));

/** Every key that a language needs for the English keys: one for each plural form that it has. */
function wantedKeys(english: Texts, language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plurals = counted(english);
  const single = [...english.keys()].filter((key) => !plurals.has(baseOf(key)));
  return [...single, ...[...plurals].flatMap((base) => forms.map((form) => `${base}_${form}`))].toSorted();
}

/** Words that are truly the same, by language: names, abbreviations, and what a language has borrowed. */
const sameInEveryLanguage = new Set(['404', '500', 'MLS', 'HOA']);
const borrowed: Record<string, ReadonlySet<string>> = {
  es: new Set(['No', 'Error', 'Menú', 'Color', 'Total', 'Original', 'Normal', 'acre', 'acres']),
  fr: new Set([
    'Menu',
    'Photo',
    'Actions',
    'Messages',
    'Message',
    'message',
    'messages',
    'Notifications',
    'Date',
    'Type',
    'Total',
    'Code',
    'Page',
    'Budget',
    'Style',
    'Conversations',
    'Indigo',
    'Olive',
    'Orange',
    'Violet',
    'acre',
    'acres',
  ]),
  it: new Set(['Menu', 'Password', 'Account', 'No', 'Budget', 'Tour']),
};

const wordsOf = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/g, '').trim();
/** A text of variables, digits and signs alone has nothing to translate. */
const hasWords = (text: string) => /\p{L}/u.test(wordsOf(text));

describe.each(languages)('%s', (language) => {
  it('has every catalogue', () => {
    expect(namespacesOf('en').length).toBeGreaterThan(0);
    expect(namespacesOf(language).toSorted()).toEqual(namespacesOf('en').toSorted());
  });

  describe.each(namespacesOf('en'))('%s', (namespace) => {
    const english = textsOf('en', namespace);
    const texts = textsOf(language, namespace);

    it('has the keys of English, with exactly the plural forms that the language has', () => {
      expect([...texts.keys()].toSorted()).toEqual(wantedKeys(english, language));
    });

    it('has the variables of English in every text', () => {
      const wanted = (key: string) => english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? '';
      // "One home" and "two homes" may be said without their number.
      const mayLack = (key: string, name: string) => name === 'count' && /_(zero|one|two)$/.test(key);
      const differing = [...texts].filter(([key, text]) => {
        const has = new Set(variablesOf(text));
        const wants = new Set(variablesOf(wanted(key)));
        return (
          [...has].some((name) => !wants.has(name)) || [...wants].some((name) => !has.has(name) && !mayLack(key, name))
        );
      });
      expect(differing).toEqual([]);
    });

    it('has no empty text, and none with a space at its edge', () => {
      expect([...texts].filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
    });
  });
});

describe.each(languages.filter((language) => language !== 'en'))('%s', (language) => {
  it.each(namespacesOf('en'))('%s says nothing in English', (namespace) => {
    const english = textsOf('en', namespace);
    const same = [...textsOf(language, namespace)].filter(
      ([key, text]) =>
        text === english.get(key) &&
        hasWords(text) &&
        !sameInEveryLanguage.has(text) &&
        !borrowed[language]?.has(wordsOf(text)),
    );
    expect(same).toEqual([]);
  });
});

/** What a native's eye stumbles over, by language. */
const misprints: Record<string, RegExp> = {
  // French sets a space that does not break before these signs and within its quotation marks.
  fr: /[^\u00a0\u202f][:;!?»](?!\/\/)|«[^\u00a0\u202f]/u,
  es: /^[^¿]*\?|^[^¡]*!/u,
  zh: /\p{Script=Han}\s*[,.!?:;()]|[,.!?:;()]\s*\p{Script=Han}|\p{Script=Han}\s+\p{Script=Han}/u,
  ar: /\p{Script=Arabic}\s*[,;?]/u,
};

it.each(Object.entries(misprints))('%s is punctuated as it is written', (language, misprint) => {
  const found = namespacesOf(language).flatMap((namespace) =>
    [...textsOf(language, namespace)].filter(([, text]) => misprint.test(text.replaceAll(/\{\{[^}]*\}\}/g, 'x'))),
  );
  expect(found).toEqual([]);
});

/** Spanish and Italian say "tú" and "tu" throughout. */
it.each([
  ['es', /\b(?:usted(?:es)?|su agente|su perfil|elija|añada|introduzca|seleccione)\b/iu],
  ['it', /\b(?:con lei|il suo agente|il suo profilo|scelga|aggiunga|inserisca|selezioni)\b/iu],
])('%s speaks to the reader in one way', (language, formal) => {
  const found = namespacesOf(language).flatMap((namespace) =>
    [...textsOf(language, namespace)].filter(([, text]) => formal.test(text)),
  );
  expect(found).toEqual([]);
});
