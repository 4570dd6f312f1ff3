import { isRightToLeft, type Settings, settings } from '#src/device/settings.ts';
import { changeLanguage } from '#src/i18n/start-i18n.ts';
import { applySettings } from '#src/theme/apply-settings.ts';

const show = (now: Settings) => applySettings({ ...now, rightToLeft: isRightToLeft(now.locale) });

/** Keeps the page in the theme, layout and language of the settings, whichever tab changes them. */
export function followSettings(): void {
  let known = settings.get();
  show(known);
  settings.subscribe(() => {
    const now = settings.get();
    const turn = now.locale === known.locale ? Promise.resolve() : changeLanguage(now.locale);
    known = now;
    // The direction turns with the words, not before they are there.
    void turn.then(() => show(settings.get()));
  });
}
