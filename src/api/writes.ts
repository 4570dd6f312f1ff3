import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { openOutbox, type Attempt, type Outbox } from '../device/outbox.ts';
import type { Entry } from '../device/outbox-entry.ts';
import { session } from '../device/session.ts';
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
  laidOver = null;
}

async function deliver(entry: Entry, cache: QueryClient): Promise<Attempt> {
  try {
    await sendWrite(entry.lane, entry.write);
  } catch (error) {
    const attempt = failedAttempt(error, entry.write);
    if (attempt.outcome === 'stopped') session.end('ended');
    if (attempt.outcome !== 'sent') return attempt;
  }
  // A reading that began before the write would put the old answer back.
  if (cache.getQueryData(propertiesQuery.queryKey)) await cache.cancelQueries(propertiesQuery);
  // The cache takes the write before the outbox lets go of it, so that nothing flickers between the two.
  patchProperty(cache, entry.lane, (home) => applyWrite(home, entry.write));
  if (!entries.get().some((other) => other.id !== entry.id && isUnderWay(other)))
    void cache.invalidateQueries(propertiesQuery);
  return { outcome: 'sent' };
}

const isUnderWay = ({ state }: Entry) => state === 'waiting' || state === 'sending';

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

/** Statuses that pass by themselves, though an envelope may come with them. */
const passing = [408, 425, 429, 502, 503, 504];

function failedAttempt(error: unknown, { kind }: Write): Attempt {
  if (!(error instanceof ApiError)) return { outcome: 'later' };
  const { status, serverMessage: reason } = error;
  if (error.kind === 'session') return { outcome: 'stopped' };
  const said = error.kind === 'refused';
  if (error.isUnknownCall && !(said && status === 404)) {
    // What was entered stays on the device; a mark or a deletion that no server will hear of is taken back instead.
    return kind === 'answer' || kind === 'reply' ? { outcome: 'parked' } : { outcome: 'refused', reason };
  }
  // A deletion whose answer was lost finds nothing to delete any more.
  if (said && status === 404 && kind === 'remove') return { outcome: 'sent' };
  return said && !passing.includes(status ?? 0) ? { outcome: 'refused', reason } : { outcome: 'later' };
}

/** What has still to reach the server, in the order in which it was made. */
export const useEntries = (): readonly Entry[] => useStore(entries);

/** A mark or deletion that was refused is taken back; an answer still stands as the buyer entered it, and says that it is not saved. */
const isLaidOver = ({ state, write }: Entry) => state !== 'refused' || write.kind === 'answer';

// One laid-over list serves every screen: 50,000 homes are gone through once a change, not once a reader.
let laidOver: { homes: Records<Property>; entries: readonly Entry[]; result: Records<Property> } | null = null;

function layOver(homes: Records<Property>, pending: readonly Entry[]): Records<Property> {
  if (laidOver?.homes === homes && laidOver.entries === pending) return laidOver.result;
  const writes = pending.filter(isLaidOver);
  const result = { ...homes, items: withWrites(homes.items, writes) as Property[] };
  laidOver = { homes, entries: pending, result };
  return result;
}

/** The buyer's homes as the buyer has left them. The route's loader has ensured `propertiesQuery`. */
export function useHomes(): Records<Property> {
  const { data } = useSuspenseQuery(propertiesQuery);
  return layOver(data, useEntries());
}

/** The same where no loader has ensured them: undefined until they are there. */
export function useKnownHomes(): Records<Property> | undefined {
  const { data } = useQuery(propertiesQuery);
  const pending = useEntries();
  return data && layOver(data, pending);
}

export const writes = {
  /** Keeps a write to a home, to leave after `delay` milliseconds, within which `discard` takes it back by the id that this resolves to. */
  add: async (homeId: string, write: Write, delay?: number): Promise<string | null> =>
    (await outbox?.add(homeId, write, delay)) ?? null,
  discard: async (id: string): Promise<boolean> => (await outbox?.discard(id)) ?? false,
  retry: async (id: string): Promise<void> => outbox?.retry(id),
};

/** The writes of one home, for a screen that says how each of them stands. */
export function useEntriesOf(homeId: string): readonly Entry[] {
  const all = useEntries();
  return all.filter(({ lane }) => lane === homeId);
}
