import { fold } from './fold.ts';
import type { Home } from './home.ts';

/**
 * What a search looks through: address, MLS id, market status and comment, folded, made once per home. `statusWord` is a market status in the
 * person's language.
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
