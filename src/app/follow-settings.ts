import i18next from 'i18next';
import { settings } from '#src/device/settings.ts';
import { themeChoice } from '#src/device/theme-choice.ts';
import type { Locale } from '#src/domain/look.ts';
import { changeLanguage } from '#src/i18n/start-i18n.ts';
import { applySettings } from '#src/theme/apply-settings.ts';
import { applyTokens } from '#src/theme/apply-tokens.ts';
import { showToast } from '#src/ui/toast.ts';

/** Applies the chosen colours. Skips loading the colour code when no colours were chosen; at the start first-paint.js has set them. */
async function applyColors(): Promise<void> {
  if (Object.keys(themeChoice.get()).length === 0) return applyTokens({});
  const { changedTokens } = await import('#src/theme/derive.ts');
  applyTokens(changedTokens(themeChoice.get(), settings.get().themeType));
}

/** Keeps the page in the theme, layout and language of the settings, whichever tab changes them. */
export function followSettings(): void {
  let known = settings.get();
  // The language that the page is in: the settings are ahead of it while the words of a new one are being fetched.
  let { locale: shown } = known;

  /** The direction turns together with the words; where they cannot be fetched, the language stays. */
  async function changeTo(locale: Locale): Promise<void> {
    const isWanted = () => settings.get().locale === locale;
    const isChanged = await changeLanguage(locale, isWanted);
    if (!isWanted()) return;
    if (isChanged) {
      shown = locale;
      applySettings(settings.get());
      if (settings.areStored()) return;
    } else settings.update({ locale: shown });
    await showToast({ kind: 'failed', message: i18next.t(isChanged ? 'languageNotKept' : 'failure.network') });
  }

  applySettings(known);
  void applyColors();
  themeChoice.subscribe(() => void applyColors());
  settings.subscribe(() => {
    const before = known;
    known = settings.get();
    applySettings({ ...known, locale: shown });
    if (known.themeType !== before.themeType) void applyColors();
    if (known.locale !== before.locale) void changeTo(known.locale);
  });
}
