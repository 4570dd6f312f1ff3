import { themeTypes } from '#src/domain/look.ts';
import { type ThemeChoice, themeChoice } from '#src/device/theme-choice.ts';
import { changedTokens, withoutDefaults } from './derive.ts';

/** Keeps the chosen colours, with those derived from them in each theme type for the first paint. False if the device does not keep them. */
export function saveThemeChoice(choice: ThemeChoice): boolean {
  const kept = withoutDefaults(choice);
  const tokens = Object.fromEntries(themeTypes.map((themeType) => [themeType, changedTokens(kept, themeType)]));
  return themeChoice.save(kept, tokens);
}
