import * as z from 'zod/mini';
import { layoutTypes, locales, navStyles, themeTypes } from '#src/domain/look.ts';
import { onStorageChange, readJson, writeJson } from './storage.ts';
import { createStore } from './store.ts';

/** How the shell looks on this device; every field that cannot be read falls back alone. */
const settingsSchema = z.object({
  navCollapsed: z.catch(z.boolean(), true),
  navStyle: z.catch(z.enum(navStyles), 'fixed'),
  layoutType: z.catch(z.enum(layoutTypes), 'framed'),
  themeType: z.catch(z.enum(themeTypes), 'lite'),
  colorSelection: z.catch(z.enum(['preset', 'customize']), 'preset'),
  locale: z.catch(z.enum(locales), 'en'),
  announcementSeen: z.catch(z.boolean(), false),
});
export type Settings = z.output<typeof settingsSchema>;

const read = (): Settings => readJson('buyer_state', settingsSchema) ?? settingsSchema.parse({});

const store = createStore(read());

/** The shell's settings, kept under `buyer_state` and saved on every change; other tabs follow. */
export const settings = {
  get: store.get,
  subscribe: store.subscribe,
  /** Applies at once; false where the device does not keep it. */
  update(change: Partial<Settings>): boolean {
    store.set({ ...store.get(), ...change });
    return writeJson('buyer_state', store.get());
  },
};

onStorageChange(['buyer_state'], () => store.set(read()));
