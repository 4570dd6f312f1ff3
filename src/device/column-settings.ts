import * as z from 'zod/mini';
import { onStorageChange, readJson, writeJson } from './storage.ts';
import { createStore } from './store.ts';

export interface ColumnSettings {
  /** Null until something was moved. */
  order: readonly string[] | null;
  /** The columns that were shown or hidden by hand; the others are as by default. */
  shown: Readonly<Record<string, boolean>>;
}

const names = z.pipe(
  z.array(z.unknown()),
  z.transform((ids) => ids.filter((id) => typeof id === 'string')),
);
const choices = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((shown) =>
    Object.fromEntries(
      Object.entries(shown).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    ),
  ),
);

const read = (): ColumnSettings => ({
  order: readJson('listing_column_order', names),
  shown: readJson('listing_columns_shown', choices) ?? {},
});

const store = createStore(read());

/** Kept in local storage, the order under the specification's own key; other tabs follow. */
export const columnSettings = {
  ...store,
  set(settings: ColumnSettings): void {
    store.set(settings);
    writeJson('listing_column_order', settings.order);
    writeJson('listing_columns_shown', Object.keys(settings.shown).length > 0 ? settings.shown : null);
  },
};

onStorageChange(['listing_column_order', 'listing_columns_shown'], () => store.set(read()));
