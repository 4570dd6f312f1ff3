import type { CustomTypeOptions } from 'i18next';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The type of an English catalogue in another language: the same keys, with the plural forms that it needs. */
export type Words<English> = {
  [Key in keyof English as Key extends `${string}_${PluralForm}` ? never : Key]: English[Key] extends string
    ? string
    : Words<English[Key]>;
} & {
  [Key in keyof English as Key extends `${infer Base}_other` ? `${Base}_${PluralForm}` : never]?: string;
};

/** The keys of the words for a home's columns, rows and facts. */
export type FactName = keyof CustomTypeOptions['resources']['home']['facts'];
