/// <reference types="vite/client" />

type Words = { [key: string]: string | Words };

const files = import.meta.glob<Words>(['../../src/i18n/locales/**/*.ts', '!**/{anonymous,signed-in}.ts'], {
  eager: true,
  import: 'default',
});

/** Language and name of a catalogue, from its path. */
const namesOf = (path: string) => /\/locales\/(\w+)\/(?:screens\/)?(\w+)\.ts$/.exec(path)?.slice(1) ?? [];

export const languages = [...new Set(Object.keys(files).map((path) => namesOf(path)[0] ?? ''))];
export const translations = languages.filter((language) => language !== 'en');

/** The texts of one catalogue by their full key: `titles.dashboard`. */
export type Texts = ReadonlyMap<string, string>;

function flatten(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const catalogues = new Map<string, Texts>(
  Object.entries(files).map(([path, words]) => [namesOf(path).join('/'), new Map(flatten(words))]),
);

export const textsOf = (language: string, namespace: string): Texts =>
  catalogues.get(`${language}/${namespace}`) ?? new Map();

export const namespacesOf = (language: string): string[] =>
  [...catalogues.keys()].filter((key) => key.startsWith(`${language}/`)).map((key) => key.slice(language.length + 1));

/** Every text of a language as `[namespace:key, text]`. */
export const allTexts = (language: string): [key: string, text: string][] =>
  namespacesOf(language).flatMap((namespace) =>
    [...textsOf(language, namespace)].map(([key, text]): [string, string] => [`${namespace}:${key}`, text]),
  );

const plural = /_(zero|one|two|few|many|other)$/;

/** The key without its plural form. */
export const baseOf = (key: string): string => key.replace(plural, '');
