import * as z from 'zod/mini';
import type { Settled } from './outbox-merge.ts';
import { storedRecord } from './stored-record.ts';

/** When each entry was made, by its id. */
const notes = storedRecord('taken_back', z.number());

/**
 * Entries that were taken back or sent, where the database may not have heard of it yet. Local storage takes a note at once, so that a page
 * that is closed right after an Undo does not leave the deletion behind. It does not cover a write that another tab joined since.
 */
export const takenBack = {
  get: (): readonly Settled[] => Object.entries(notes.get()).map(([id, at]) => ({ id, at })),

  add(settled: readonly Settled[]): void {
    if (settled.length > 0) notes.add(Object.fromEntries(settled.map(({ id, at }) => [id, at])));
  },

  remove(ids: readonly string[]): void {
    const gone = new Set(ids);
    notes.keepWhere((id) => !gone.has(id));
  },

  keepOnly: notes.keepOnly,
};
