import type { OfScreens } from './i18next.d.ts';
import { loadWords } from './start-i18n.ts';

/** The code of a layer, once its words are there as well. */
export async function withWords<Code>(code: Promise<Code>, ...areas: readonly (keyof OfScreens)[]): Promise<Code> {
  await Promise.all([code, ...areas.map(loadWords)]);
  return code;
}
