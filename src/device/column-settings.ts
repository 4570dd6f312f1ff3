import * as z from 'zod/mini';
import { onStorageChange, readJson, writeJson } from './storage.ts';
import { createStore } from './store.ts';

export interface ColumnSettings {
  /** Null until something was moved. What is no column's id is left out when the columns are arranged. */
  order: readonly unknown[] | null;
  /** The columns that were shown or hidden by hand; the others are as by default. */
  shown: Readonly<Record<string, boolean>>;
}

const read = (): ColumnSettings => ({
  order: readJson('listing_column_order', z.array(z.unknown())),
  shown: readJson('listing_columns_shown', z.record(z.string(), z.boolean())) ?? {},
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
