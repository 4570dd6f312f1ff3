import type { Plugin } from 'vite';
import type { ThemeType } from '../src/domain/look.ts';
import { deriveTokens } from '../src/theme/derive.ts';

/** The theme whose tokens the others begin with. */
const first = 'semi-dark';

/** The declarations of a theme's default tokens; for all but the first theme only those that differ from the first. */
function declarations(themeType: ThemeType): string {
  const before = themeType === first ? {} : deriveTokens({}, first);
  const differing = Object.entries(deriveTokens({}, themeType)).filter(([name, color]) => before[name] !== color);
  return differing.map(([name, color]) => `--${name}: ${color};`).join('\n');
}

/** Writes the default tokens in place of `@derived` in `tokens.css`. */
export const derivedTokens = (): Plugin => ({
  name: 'derived-tokens',
  enforce: 'pre',
  transform: {
    filter: { id: /theme\/tokens\.css/ },
    handler: (css) => css.replaceAll(/@derived ([\w-]+);/g, (_, themeType: ThemeType) => declarations(themeType)),
  },
});
