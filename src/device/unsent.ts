import { type Entry, foreignEntries, readEntries } from './outbox-entry.ts';
import { isLockHeld } from './lock.ts';
import { onlyInTab } from './outbox.ts';
import { personStore } from './person-store.ts';

/**
 * Whether the person would lose something that they wrote: a write that has not reached the server, or a draft that says something.
 * Another tab's writes count even where that tab could not store them. `entries` count where the database does not answer.
 */
export async function hasUnsent(userId: string, entries: readonly Entry[]): Promise<boolean> {
  const outbox = await personStore.read(userId, 'outbox', () => entries);
  if (readEntries(outbox).length > 0 || foreignEntries(outbox).length > 0) return true;
  return (await isLockHeld(onlyInTab(userId))) || (await personStore.drafts(userId)).some(saysSomething);
}

function saysSomething(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.values(value).some(saysSomething);
  return false;
}
