import * as z from 'zod/mini';
import { isRightToLeft, languages, layoutTypes, locales, navStyles, themeTypes } from '../domain/look.ts';
import { isStored, onStorageChange, readJson, writeJson } from './storage.ts';
import { createStore } from './store.ts';

const locale = z.enum(locales);

/** The shell's settings as they are read from `buyer_state`; every field that cannot be read falls back alone. */
const settingsSchema = z.object({
  navCollapsed: z.catch(z.boolean(), true),
  navStyle: z.catch(z.enum(navStyles), 'fixed'),
  layoutType: z.catch(z.enum(layoutTypes), 'framed'),
  themeType: z.catch(z.enum(themeTypes), 'lite'),
  colorSelection: z.catch(z.enum(['preset', 'customize']), 'preset'),
  // Earlier versions kept the language's code alone.
  locale: z.catch(
    z.union([
      locale,
      z.pipe(
        z.object({ locale }),
        z.transform((kept) => kept.locale),
      ),
    ]),
    'en',
  ),
  announcementSeen: z.catch(z.boolean(), false),
});
export type Settings = z.output<typeof settingsSchema>;

function asStored(settings: Settings) {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(settings.locale) ?? '';
  return {
    ...settings,
    width: innerWidth,
    rtl: isRightToLeft(settings.locale),
    locale: { languageId: name.toLowerCase(), locale: settings.locale, name, icon: languages[settings.locale].flag },
  };
}

const read = (): Settings => readJson('buyer_state', settingsSchema) ?? settingsSchema.parse({});

const store = createStore(read());

/** The shell's settings, kept under `buyer_state` and saved on every change; other tabs follow. */
export const settings = {
  get: store.get,
  subscribe: store.subscribe,
  /** Applies at once; false if the device does not keep it. */
  update(change: Partial<Settings>): boolean {
    store.set({ ...store.get(), ...change });
    return writeJson('buyer_state', asStored(store.get()));
  },
  /** Whether a reload would find them. */
  areStored: () => isStored('buyer_state'),
};

onStorageChange(['buyer_state'], () => store.set(read()));
