import { fold } from './fold.ts';
import type { Home } from './home.ts';

/** `MLS` and the words for a number that the portal prints beside it in its languages, folded. */
const besideNumber = /^(?:mls|no?\.o?|编号|رقم)$/;

/**
 * The words of a search as people type them, folded: `MLS #4187203` is the number alone, and a comma or a colon separates words as a space
 * does.
 */
export const searchWords = (text: string): readonly string[] =>
  // Before the folding, which makes an o of º.
  fold(text.replaceAll(/\bn\.?[º°]|№/gi, '#'))
    .split(/[\s,:#]+/)
    .filter((word) => word !== '' && !besideNumber.test(word));

export const hasWords = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

/** The text that a search by address or MLS id looks through, folded. */
export const addressText = ({ address, mls }: Pick<Home, 'address' | 'mls'>) => fold(`${address ?? ''} ${mls ?? ''}`);

/**
 * The text that a search looks through: address, MLS id, market status and comment, folded once per home. `statusWord` is a market status in
 * the person's language.
 */
export function createSearchText(statusWord: (text: string) => string): (home: Home) => string {
  const texts = new WeakMap<Home, string>();
  return (home) => {
    const known = texts.get(home);
    if (known !== undefined) return known;
    const { address, mls, marketStatus, question } = home;
    const status = marketStatus === null ? '' : `${marketStatus} ${statusWord(marketStatus)}`;
    const text = fold([address, mls, status, question.comments].filter(Boolean).join(' '));
    texts.set(home, text);
    return text;
  };
}
