import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { openOutbox, type Attempt, type Outbox } from '../device/outbox.ts';
import type { Entry } from '../device/outbox-entry.ts';
import { createStore, useStore } from '../device/store.ts';
import type { Property } from '../domain/property.ts';
import type { Records } from '../domain/wire.ts';
import { applyWrite, type Write, withWrites } from '../domain/write.ts';
import { ApiError } from './api-error.ts';
import { send } from './client.ts';
import { patchProperty, propertiesQuery } from './property.ts';

/*
 * What the buyer does to homes. Every write goes through the outbox, and every screen reads the homes with the outbox laid over the
 * server's answer: so a write shows at once and everywhere, a refusal takes back that write alone, and a re-reading loses nothing.
 */

const entries = createStore<readonly Entry[]>([]);
let outbox: Outbox | null = null;

/** Opens the signed-in person's outbox and starts to send what it holds. */
export async function openWrites(userId: string, cache: QueryClient): Promise<void> {
  closeWrites();
  const opened = await openOutbox(userId);
  outbox = opened;
  const follow = () => entries.set(opened.entries.get());
  opened.entries.subscribe(follow);
  follow();
  opened.start((entry) => deliver(entry, cache));
}

export function closeWrites(): void {
  outbox?.close();
  outbox = null;
  entries.set([]);
}

async function deliver(entry: Entry, cache: QueryClient): Promise<Attempt> {
  try {
    await sendWrite(entry.lane, entry.write);
  } catch (error) {
    return failedAttempt(error);
  }
  // The cache takes the write before the outbox lets go of it, so that nothing flickers between the two.
  patchProperty(cache, entry.lane, (home) => applyWrite(home, entry.write));
  if (entries.get().every(({ id }) => id === entry.id)) void cache.invalidateQueries(propertiesQuery);
  return { outcome: 'sent' };
}

async function sendWrite(id: string, write: Write): Promise<unknown> {
  switch (write.kind) {
    case 'answer':
      return send('setQuestion', { id, body: write.change });
    case 'mark':
      return send('setPropStatus', { id, body: { propStatus: write.propStatus } });
    case 'remove':
      return send('deleteProperty', { id });
    case 'reply':
      return send('postReply', { body: { propid: id, reply: write.text } });
  }
}

function failedAttempt(error: unknown): Attempt {
  if (!(error instanceof ApiError)) return { outcome: 'later' };
  if (error.kind === 'session') return { outcome: 'stopped' };
  if (error.isUnknownCall && error.kind === 'unreadable') return { outcome: 'parked' };
  return error.kind === 'refused' ? { outcome: 'refused', reason: error.serverMessage } : { outcome: 'later' };
}

/** What has still to reach the server, in the order in which it was made. */
export const useEntries = (): readonly Entry[] => useStore(entries);

// One laid-over list serves every screen: 50,000 homes are gone through once a change, not once a reader.
let laidOver: { homes: Records<Property>; entries: readonly Entry[]; result: Records<Property> } | null = null;

function layOver(homes: Records<Property>, pending: readonly Entry[]): Records<Property> {
  if (laidOver?.homes === homes && laidOver.entries === pending) return laidOver.result;
  const writes = pending.filter(({ state }) => state !== 'refused');
  const result = { ...homes, items: withWrites(homes.items, writes) as Property[] };
  laidOver = { homes, entries: pending, result };
  return result;
}

/** The buyer's homes as the buyer has left them. The route's loader has ensured `propertiesQuery`. */
export function useHomes(): Records<Property> {
  const { data } = useSuspenseQuery(propertiesQuery);
  return layOver(data, useEntries());
}

export const writes = {
  /** Keeps a write to a home, to leave after `delay` milliseconds, within which it can be taken back. */
  add: async (homeId: string, write: Write, delay?: number): Promise<void> => outbox?.add(homeId, write, delay),
  /** Keeps many writes in one step; the ids to discard them by. */
  addAll: async (homes: readonly { lane: string; write: Write }[], delay?: number): Promise<readonly string[]> =>
    (await outbox?.addAll(homes, delay)) ?? [],
  /** How many of them had not left yet and are taken back. */
  discardAll: async (ids: readonly string[]): Promise<number> => (await outbox?.discardAll(ids)) ?? 0,
  discard: async (id: string): Promise<boolean> => (await outbox?.discard(id)) ?? false,
  retry: async (id: string): Promise<void> => outbox?.retry(id),
};

/** The writes of one home, for a screen that says how each of them stands. */
export function useEntriesOf(homeId: string): readonly Entry[] {
  const all = useEntries();
  return all.filter(({ lane }) => lane === homeId);
}
