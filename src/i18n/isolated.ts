import i18next from 'i18next';
import { rememberedEach } from '../domain/remembered.ts';

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
/** Letters of other scripts, and groups of digits as in a telephone number, which Arabic would put in another order. */
const leftToRight = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff])\p{L}|\d[\s()+-]+\d/u;

// i18next makes an Intl object each time that it is asked, which costs more than the sentence.
const direction = rememberedEach((language: string) => i18next.dir(language));

/** Keeps a text that runs against the language of the page, such as an address among Arabic words, in its own order. */
export function isolated(text: string): string {
  const against = direction(i18next.language) === 'rtl' ? leftToRight : rightToLeft;
  return against.test(text) ? `\u2068${text}\u2069` : text;
}
