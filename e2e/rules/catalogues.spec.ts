// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allTexts, baseOf, languages, namespacesOf, type Texts, textsOf, translations } from '../support/catalogues.ts';
import { importsOf, sourceFiles, withoutComments } from '../support/source-files.ts';

/*
 * Every language has every text, translated and with its own plural forms. `wording.spec.ts` checks the wording.
 */

const variablesOf = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '');

/** The base keys that have plural forms in English. */
const counted = (english: Texts) =>
  new Set([...english.keys()].filter((key) => key.endsWith('_other')).map((key) => baseOf(key)));

/** The plural forms of "4th" differ from those of "4 homes". */
const isOrdinal = (base: string) => base.endsWith('_ordinal');

/** Every key that a language needs for the English keys: one for each plural form that it has. */
function wantedKeys(english: Texts, language: string): string[] {
  const forms = (type: 'cardinal' | 'ordinal') =>
    new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
  const plurals = counted(english);
  const single = [...english.keys()].filter((key) => !plurals.has(baseOf(key)));
  return [
    ...single,
    ...[...plurals].flatMap((base) => forms(isOrdinal(base) ? 'ordinal' : 'cardinal').map((form) => `${base}_${form}`)),
  ].toSorted();
}

/** What Arabic and Chinese keyboards have on their keys, too. */
const keys = ['Shift', 'Enter', 'Esc', 'Delete', 'PgUp', 'PgDn', 'Home', 'End'];
/** Names, abbreviations and borrowed words, which are the same in several languages. */
const sameInEveryLanguage = new Set(['404', '500', 'MLS', 'HOA']);
const borrowed: Record<string, ReadonlySet<string>> = {
  es: new Set([
    'No',
    'Error',
    'Menú',
    'Color',
    'Total',
    'Original',
    'Normal',
    'acre',
    'acres',
    'Shift',
    'Enter',
    'Esc',
  ]),
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
  it: new Set(['Menu', 'Password', 'Account', 'No', 'Budget', 'Tour', 'Esc']),
  ar: new Set(keys),
  zh: new Set(keys),
};

const wordsOf = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/g, '').trim();
/** A text of only variables, digits and signs needs no translation. */
const hasWords = (text: string) => /\p{L}/u.test(wordsOf(text));

const filesIn = (language: string) =>
  readdirSync(`src/i18n/locales/${language}`, { encoding: 'utf8', recursive: true }).toSorted();

describe.each(languages)('%s', (language) => {
  it('has every catalogue', () => {
    expect(namespacesOf('en').length).toBeGreaterThan(0);
    expect(filesIn(language)).toEqual(filesIn('en'));
  });

  describe.each(namespacesOf('en'))('%s', (namespace) => {
    const english = textsOf('en', namespace);
    const texts = textsOf(language, namespace);

    it('has the keys of English, with exactly the plural forms that the language has', () => {
      expect([...texts.keys()].toSorted()).toEqual(wantedKeys(english, language));
    });

    it('has the variables of English in every text', () => {
      const wanted = (key: string) => english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? '';
      // "One home" and "two homes" may be written without the number.
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

describe.each(translations)('%s', (language) => {
  it.each(namespacesOf('en'))('%s has no English text', (namespace) => {
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

// The diff of a changed text is then one line.
it('has each text on a line of its own', () => {
  const files = sourceFiles('src').filter((file) => file.includes('/locales/'));
  expect(files.filter((file) => /\{ .*: ['"]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** Keys whose counts need no plural form. */
const uncounted = new Set(['home:sqft', 'listing:columnMenu.moved', 'ranking:showAll']);

it('has plural forms for every count', () => {
  const single = allTexts('en').filter(
    ([key, text]) => text.includes('{{count') && baseOf(key) === key && !uncounted.has(key),
  );
  expect(single).toEqual([]);
});

it.each(languages)('%s formats every count', (language) => {
  expect(allTexts(language).filter(([, text]) => /\{\{\s*count\s*\}\}/.test(text))).toEqual([]);
});

// This form is for whole millions. They are written in digits, "2.000.000 viviendas", and so without "de".
it.each(['es', 'fr', 'it'])('%s has no special form for millions', (language) => {
  const texts = new Map(allTexts(language));
  const other = (key: string) => texts.get(`${baseOf(key)}_other`);
  const differing = [...texts].filter(
    ([key, text]) => key.endsWith('_many') && !isOrdinal(baseOf(key)) && other(key) !== text,
  );
  expect(differing).toEqual([]);
});

it('has no unused text', () => {
  const code = sourceFiles('src')
    .filter((file) => !file.includes('/locales/'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const isRead = (full: string) => {
    const [namespace, key = ''] = baseOf(full)
      .replace(/_ordinal$/, '')
      .split(':');
    const steps = key.split('.');
    const started = steps.slice(1).map((_, index) => `\`{}${steps.slice(0, index + 1).join('.')}.\${`);
    return [`'{}${key}'`, ...started].some((way) =>
      ['', `${namespace}:`].some((prefix) => code.includes(way.replace('{}', () => prefix))),
    );
  };
  // The code reads the choices as one object.
  const alone = allTexts('en').filter(([key]) => !key.startsWith('profile:choices.'));
  expect(alone.filter(([key]) => !isRead(key))).toEqual([]);
});

describe('the texts of a screen', () => {
  const routes = sourceFiles('src/routes').filter((file) => /\/(app|shared)[.\w]*\.tsx$/.test(file));
  /** The catalogues that have a chunk of their own. */
  const alone = namespacesOf('en').filter((name) => existsSync(`src/i18n/locales/en/screens/${name}.ts`));

  /** The code of a route with all that it loads. */
  function codeOf(route: string): string {
    const files = new Set([route]);
    for (const file of files)
      for (const { target, inProject, typeOnly } of importsOf(file))
        if (inProject && !typeOnly && /\.tsx?$/.test(target)) files.add(target);
    return [...files].map((file) => withoutComments(readFileSync(file, 'utf8'))).join('\n');
  }

  const loadedIn = (code: string) =>
    [...code.matchAll(/(?:loadWords\(|withWords\(import\('[^']+'\), )('\w+'(?:, '\w+')*)/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    );

  it('are loaded somewhere if they have a chunk', () => {
    const loaded = new Set(sourceFiles('src').flatMap((file) => loadedIn(readFileSync(file, 'utf8'))));
    // The file `anonymous` holds other catalogues, as `signed-in` does.
    expect([...loaded].filter((name) => name !== 'anonymous').toSorted()).toEqual(alone.toSorted());
  });

  it.each(routes)('%s loads the texts that it uses', (route) => {
    const code = codeOf(route);
    const loaded = loadedIn(code);
    const said = alone.filter((name) => new RegExp(`useTranslation\\([^)]*'${name}'|\\bt\\(['\`]${name}:`).test(code));
    expect(said.filter((name) => !loaded.includes(name))).toEqual([]);
  });
});
