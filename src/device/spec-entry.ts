import { type Entry, entryFor } from './outbox-entry.ts';

export const answer = (change: Record<string, string>) => ({ kind: 'answer' as const, change });
export const entry = (lane: string, change: Record<string, string>, patch: Partial<Entry> = {}): Entry => ({
  ...entryFor(lane, answer(change), 0, 0),
  ...patch,
});
