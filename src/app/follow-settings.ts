import i18next from 'i18next';
import { settings } from '#src/device/settings.ts';
import { themeChoice } from '#src/device/theme-choice.ts';
import type { Locale } from '#src/domain/look.ts';
import { changeLanguage } from '#src/i18n/start-i18n.ts';
import { applySettings } from '#src/theme/apply-settings.ts';
import { applyTokens } from '#src/theme/apply-tokens.ts';
import { showToast } from '#src/ui/toast.tsx';

/** Sets the chosen colours. Who chose none does not fetch the code that reckons them; at start first-paint.js has set them already. */
async function showColors(): Promise<void> {
  if (Object.keys(themeChoice.get()).length === 0) return applyTokens({});
  const { changedTokens } = await import('#src/theme/derive.ts');
  applyTokens(changedTokens(themeChoice.get(), settings.get().themeType));
}

let spoken = settings.get().locale;

/** Speaks another language. The direction turns with the words, not before they are there; without them the language stays. */
async function turnTo(locale: Locale, before: Locale): Promise<void> {
  if (await changeLanguage(locale)) {
    spoken = locale;
    if (settings.get().locale === locale) applySettings(settings.get());
    return;
  }
  settings.update({ locale: before });
  await showToast({ kind: 'failed', message: i18next.t('failure.network'), closeLabel: i18next.t('actions.close') });
}

/** Keeps the page in the theme, layout and language of the settings, whichever tab changes them. */
export function followSettings(): void {
  let known = settings.get();
  applySettings(known);
  void showColors();
  themeChoice.subscribe(() => void showColors());
  settings.subscribe(() => {
    const now = settings.get();
    const before = known;
    known = now;
    if (now.themeType !== before.themeType) void showColors();
    applySettings({ ...now, locale: spoken });
    if (now.locale !== before.locale) void turnTo(now.locale, before.locale);
  });
}
