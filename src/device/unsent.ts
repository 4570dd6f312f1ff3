import { type Entry, readEntries } from './outbox-entry.ts';
import { isLockHeld } from './lock.ts';
import { personStore } from './person-store.ts';
import { onlyInTab } from './shared-entries.ts';

/** The unsaved work that a person would lose. Both are empty if a part cannot be named: an incomplete list would look complete. */
export interface Unsent {
  entries: readonly Entry[];
  /** The names of the drafts that say something, such as `draft/chat/{home}`. */
  drafts: readonly string[];
}

export const unnamed: Unsent = { entries: [], drafts: [] };

/**
 * The writes that have not reached the server, and the drafts; null if there are none. Another tab's writes count even where that tab
 * could not store them. `known` counts where the database does not answer; `isOnlyHere` says that this tab could not store them.
 */
export async function unsentOf(userId: string, known: readonly Entry[], isOnlyHere = false): Promise<Unsent | null> {
  const outbox = await personStore.read(userId, 'outbox', () => known);
  const { entries, foreign } = readEntries(outbox);
  const drafts = (await personStore.drafts(userId)).flatMap(([name, value]) => (saysSomething(value) ? [name] : []));
  const isElsewhere = foreign.length > 0 || (await isLockHeld(onlyInTab(userId), isOnlyHere));
  if (isElsewhere) return unnamed;
  return entries.length > 0 || drafts.length > 0 ? { entries, drafts } : null;
}

function saysSomething(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.values(value).some(saysSomething);
  return false;
}
