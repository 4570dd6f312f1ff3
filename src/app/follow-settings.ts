import { isRightToLeft, type Settings, settings } from '#src/device/settings.ts';
import { themeChoice } from '#src/device/theme-choice.ts';
import { changeLanguage } from '#src/i18n/start-i18n.ts';
import { applySettings } from '#src/theme/apply-settings.ts';
import { applyTokens } from '#src/theme/apply-tokens.ts';

const show = (now: Settings) => applySettings({ ...now, rightToLeft: isRightToLeft(now.locale) });

/** Sets the chosen colours. Who chose none does not fetch the code that reckons them; at start first-paint.js has set them already. */
async function showColors(): Promise<void> {
  if (Object.keys(themeChoice.get()).length === 0) return applyTokens({});
  const { changedTokens } = await import('#src/theme/derive.ts');
  applyTokens(changedTokens(themeChoice.get(), settings.get().themeType));
}

/** Keeps the page in the theme, layout and language of the settings, whichever tab changes them. */
export function followSettings(): void {
  let known = settings.get();
  show(known);
  void showColors();
  themeChoice.subscribe(() => void showColors());
  settings.subscribe(() => {
    const now = settings.get();
    const turn = now.locale === known.locale ? Promise.resolve() : changeLanguage(now.locale);
    if (now.themeType !== known.themeType) void showColors();
    known = now;
    show({ ...now, locale: document.documentElement.lang as Settings['locale'] });
    // The direction turns with the words, not before they are there.
    void turn.then(() => show(settings.get()));
  });
}
