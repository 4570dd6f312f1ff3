import type { OfScreens } from './i18next.d.ts';
import { loadWords } from './start-i18n.ts';

/** The catalogues of single screens and layers. The screens before the sign-in need not know where their files are. */
const files = import.meta.glob<Record<string, object>>(
  './locales/*/{chat,customizer,dashboard,detail,filters,keys,palette,profile,ranking,settings,sharing,sheet}.ts',
);

/** Fetches one of them, as `loadWords` does. */
export const loadScreenWords = (area: keyof OfScreens): Promise<void> => loadWords(area, files);

/** The code of a layer, once its words are there as well. */
export async function withWords<Code>(code: Promise<Code>, ...areas: readonly (keyof OfScreens)[]): Promise<Code> {
  await Promise.all([code, ...areas.map(loadScreenWords)]);
  return code;
}
