import * as z from 'zod/mini';
import type { Settled } from './outbox-entry.ts';
import { readJson, writeJson } from './storage.ts';

const key = 'taken_back';

const note = z.object({ id: z.string(), at: z.number() });

/**
 * Entries that were taken back or sent, where the database may not have heard of it yet. Local storage takes a note at once, so that a page
 * that is closed right after an Undo does not leave the deletion behind. What another tab has joined to an entry since is not meant.
 */
export const takenBack = {
  get: (): readonly Settled[] => readJson(key, z.array(note)) ?? [],

  add(settled: readonly Settled[]): void {
    if (settled.length === 0) return;
    const added = new Set(settled.map(({ id }) => id));
    const others = takenBack.get().filter(({ id }) => !added.has(id));
    writeJson(key, [...others, ...settled.map(({ id, at }) => ({ id, at }))]);
  },

  remove(ids: readonly string[]): void {
    if (ids.length === 0) return;
    const gone = new Set(ids);
    const left = takenBack.get().filter(({ id }) => !gone.has(id));
    writeJson(key, left.length > 0 ? left : null);
  },
};
