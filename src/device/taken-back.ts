import * as z from 'zod/mini';
import { readJson, writeJson } from './storage.ts';

const key = 'taken_back';

/**
 * The ids of entries that were taken back or sent, where the database may not have heard of it yet. Local storage takes a note at once, so
 * that a page that is closed right after an Undo does not leave the deletion behind.
 */
export const takenBack = {
  get: (): ReadonlySet<string> => new Set(readJson(key, z.array(z.string()))),

  add(ids: readonly string[]): void {
    if (ids.length > 0) writeJson(key, [...new Set([...takenBack.get(), ...ids])]);
  },

  /** The database has heard of them. */
  remove(ids: readonly string[]): void {
    if (ids.length === 0) return;
    const gone = new Set(ids);
    const left = [...takenBack.get()].filter((id) => !gone.has(id));
    writeJson(key, left.length > 0 ? left : null);
  },
};
