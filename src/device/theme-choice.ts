import * as z from 'zod/mini';
import { onStorageChange, readItem, readJson, writeItem, writeJson } from './storage.ts';
import { createStore } from './store.ts';

/** The theme variables of the specification, in the order in which they can be chosen. */
export const themeVariables = [
  'primary-color',
  'secondary-color',
  'text-color',
  'heading-color',
  'nav-dark-bg',
  'nav-dark-text-color',
  'hor-nav-text-color',
  'layout-header-background',
  'header-text-color',
  'body-background',
  'layout-footer-background',
] as const;
export type ThemeVariable = (typeof themeVariables)[number];

/** The variables that the person has chosen, each `#rrggbb`; the others have their defaults. */
export type ThemeChoice = Partial<Record<ThemeVariable, string>>;

const color = z.catch(z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/i))), undefined);
const choiceSchema = z.pipe(
  z.object(Object.fromEntries(themeVariables.map((name) => [name, color])) as Record<ThemeVariable, typeof color>),
  z.transform((stored) => Object.fromEntries(Object.entries(stored).filter(([, value]) => value)) as ThemeChoice),
);

const read = (): ThemeChoice => readJson('app-theme', choiceSchema) ?? {};

const store = createStore(read());

/** The chosen colours, kept under `app-theme`; other tabs follow. */
export const themeChoice = {
  get: store.get,
  subscribe: store.subscribe,
  /** Shows a choice that is not made yet: a colour being dragged. */
  preview: store.set,
  /**
   * Keeps a choice, and `tokens`, the colours derived from it, for first-paint.js, which cannot compute them. False if the device does not
   * keep the choice; the earlier one stands again.
   */
  save(choice: ThemeChoice, tokens: unknown): boolean {
    const before = readItem('app-theme');
    const isChosen = Object.keys(choice).length > 0;
    const kept = writeJson('app-theme', isChosen ? choice : null);
    if (!kept) writeItem('app-theme', before);
    // Without them, the first paint has the default colours, and not those of an earlier choice.
    else if (!writeJson('theme_tokens', isChosen ? tokens : null)) writeItem('theme_tokens', null);
    store.set(kept ? choice : read());
    return kept;
  },
};

onStorageChange(['app-theme'], () => store.set(read()));
