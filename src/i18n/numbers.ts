import { rememberedEach } from '../domain/remembered.ts';

/** Latin digits in Arabic as well, since prices and MLS ids stand beside them; and Spanish as the market writes it: $450,000. */
const tags: Record<string, string> = { ar: 'ar-u-nu-latn', es: 'es-US' };

/** The tag by which `Intl` writes numbers and dates in a language of the portal. */
export const tagOf = (language: string): string => tags[language] ?? language;

/**
 * Numbers with at most two decimals, by the same object each time, as one costs more than a row of the table. Apart from the other formats,
 * as it is in the first load with the words.
 */
export const numberFormat = rememberedEach(
  (language: string) => new Intl.NumberFormat(tagOf(language), { maximumFractionDigits: 2, useGrouping: 'always' }),
);
