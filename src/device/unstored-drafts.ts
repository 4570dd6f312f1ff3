import * as z from 'zod/mini';
import { readJson, writeJson } from './storage.ts';

const key = 'unstored_drafts';

/**
 * Drafts that the database may not have, by their key there; null for one that was removed. When a page goes, browsers drop what still
 * waits for its turn in the database, and local storage takes a note at once.
 */
export const unstoredDrafts = {
  get: (): Readonly<Record<string, unknown>> => readJson(key, z.record(z.string(), z.unknown())) ?? {},

  /** False where local storage is full or blocked. */
  add: (drafts: Readonly<Record<string, unknown>>): boolean => writeJson(key, { ...unstoredDrafts.get(), ...drafts }),

  /** The database has newer ones, or they are to be forgotten. */
  remove(gone: readonly string[]): void {
    const drafts = unstoredDrafts.get();
    if (!gone.some((name) => name in drafts)) return;
    const left = Object.entries(drafts).filter(([name]) => !gone.includes(name));
    writeJson(key, left.length > 0 ? Object.fromEntries(left) : null);
  },
};
