import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Addition, openOutbox, type Attempt, type Outbox } from '../device/outbox.ts';
import type { Entry } from '../device/outbox-entry.ts';
import { session } from '../device/session.ts';
import { createStore, useStore } from '../device/store.ts';
import { isAlike, withReply } from '../domain/conversation.ts';
import type { Home, PropStatus } from '../domain/home.ts';
import type { Records } from '../domain/wire.ts';
import { applyWrite, type Write, withWrites } from '../domain/write.ts';
import { ApiError } from './api-error.ts';
import { send } from './client.ts';
import { patchHome, homesQuery } from './homes.ts';
import { sendReply } from './send-reply.ts';

/*
 * What the buyer does to homes. Every write goes through the outbox, and every screen reads the homes with the outbox laid over the
 * server's answer: so a write shows at once and everywhere, a refusal takes back that write alone, and a re-reading loses nothing.
 */

const entries = createStore<readonly Entry[]>([]);

/** What a write needs on its way: whose it is, and where its outcome goes. */
interface Opened {
  outbox: Outbox;
  cache: QueryClient;
  buyerId: string;
}
let current: Opened | null = null;

/** Opens the signed-in person's outbox and starts to send what it holds. */
export async function openWrites(userId: string, cache: QueryClient): Promise<void> {
  closeWrites();
  const opened: Opened = { outbox: await openOutbox(userId), cache, buyerId: userId };
  current = opened;
  const follow = () => {
    const before = entries.get();
    entries.set(opened.outbox.entries.get());
    acceptFromOtherTabs(before, opened);
  };
  opened.outbox.entries.subscribe(follow);
  follow();
  opened.outbox.start((entry) => deliver(entry, opened));
}

export function closeWrites(): void {
  current?.outbox.close();
  current = null;
  laidOver = new WeakMap();
  latest = null;
  entries.set([]);
}

async function deliver(entry: Entry, opened: Opened): Promise<Attempt> {
  const { lane } = entry;
  let { write } = entry;
  const isOpen = () => current === opened;
  const keep = (kept: Write) => opened.outbox.rewrite(entry.id, (write = kept));
  try {
    if (write.kind !== 'reply') await sendWrite(lane, write);
    else if (!(await sendReply(lane, write, { ...opened, keep, isOpen }))) return { outcome: 'stopped' };
  } catch (error) {
    const attempt = failedAttempt(error, write);
    if (attempt.outcome === 'stopped' && isOpen()) session.end('ended');
    // A message that the server has answered for is not one that may have arrived: tried again, it sets out anew.
    if (write.kind === 'reply' && (attempt.outcome === 'refused' || attempt.outcome === 'parked'))
      await keep({ kind: 'reply', text: write.text });
    if (attempt.outcome !== 'sent') return attempt;
  }
  deliveredHere.add(entry.id);
  await accept(lane, write, opened);
  const arrived = write;
  return { outcome: 'sent', tell: (left) => tellOf(arrived, lane, left) };
}

/** One more message alike is on the server: another of the same words that set out before counts from there. */
function tellOf(arrived: Write, lane: string, left: Entry): Entry {
  const { write } = left;
  if (left.lane !== lane || arrived.kind !== 'reply' || write.kind !== 'reply') return left;
  if (write.alikeBefore === undefined || !isAlike(write.text, arrived.text)) return left;
  return { ...left, write: { ...write, alikeBefore: write.alikeBefore + 1 } };
}

const deliveredHere = new Set<string>();
const isUnderWay = ({ state }: Entry) => state === 'waiting' || state === 'sending';

/** The cache takes a write before the outbox lets go of it, so that nothing flickers between the two. */
async function accept(homeId: string, write: Write, { cache, buyerId }: Opened): Promise<void> {
  // A reading that began before the write would put the old answer back; the very first one has none to put back.
  if (cache.getQueryData(homesQuery.queryKey)) await cache.cancelQueries(homesQuery);
  patchHome(cache, homeId, (home) =>
    write.kind === 'reply' ? withReply(home, buyerId, write, Date.now()) : applyWrite(home, write),
  );
  if (write.kind === 'reply' || entries.get().filter(isUnderWay).length <= 1) void cache.invalidateQueries(homesQuery);
}

/** What another tab was sending and is gone has arrived: this tab's cache has still to hear of it. */
function acceptFromOtherTabs(before: readonly Entry[], opened: Opened): void {
  const left = new Set(entries.get().map(({ id }) => id));
  for (const { id, lane, state, write } of before) {
    if (left.has(id) || deliveredHere.delete(id)) continue;
    if (state === 'sending') void accept(lane, write, opened);
    // It may have been sent unseen, and the next message is counted against the list.
    else if (write.kind === 'reply') void opened.cache.invalidateQueries(homesQuery);
  }
}

async function sendWrite(id: string, write: Exclude<Write, { kind: 'reply' }>): Promise<unknown> {
  switch (write.kind) {
    case 'answer':
      return send('setQuestion', { id, body: write.change });
    case 'mark':
      return send('setPropStatus', { id, body: { propStatus: write.propStatus } });
    case 'remove':
      return send('deleteProperty', { id });
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

interface LaidOver {
  entries: readonly Entry[];
  writes: readonly Entry[];
  homes: Records<Home>;
}

// One laid-over list serves every screen, and stays the same until a home in it is another: a write on its way through the outbox and
// into the cache changes a home once, and 50,000 homes are filtered, sorted and counted anew for that once.
let laidOver = new WeakMap<Records<Home>, LaidOver>();
let latest: Records<Home> | null = null;

const isSameWrite = (one: Entry, other: Entry | undefined) => one.id === other?.id && one.write === other.write;

function layOver(homes: Records<Home>, pending: readonly Entry[]): Records<Home> {
  const known = laidOver.get(homes);
  if (known?.entries === pending) return known.homes;
  const writes = pending.filter(isLaidOver);
  const isAsKnown =
    known?.writes.length === writes.length && writes.every((one, at) => isSameWrite(one, known.writes[at]));
  const left = isAsKnown ? known.homes : asLatest({ ...homes, items: withWrites(homes.items, writes) as Home[] });
  laidOver.set(homes, { entries: pending, writes, homes: left });
  latest = left;
  return left;
}

/** The homes as they were shown last where they are the very same. */
function asLatest(homes: Records<Home>): Records<Home> {
  const { items, skipped } = homes;
  if (latest?.skipped !== skipped || latest.items.length !== items.length) return homes;
  const shown = latest.items;
  return items.every((home, at) => home === shown[at]) ? latest : homes;
}

/** The buyer's homes as the buyer has left them. The route's loader has ensured `homesQuery`. */
export function useHomes(): Records<Home> {
  const { data } = useSuspenseQuery(homesQuery);
  return useSyncExternalStore(entries.subscribe, () => layOver(data, entries.get()));
}

/** The same where no loader has ensured them: undefined until they are there. */
export function useKnownHomes(): Records<Home> | undefined {
  const { data } = useQuery(homesQuery);
  return useSyncExternalStore(entries.subscribe, () => data && layOver(data, entries.get()));
}

type Marked = Pick<Home, 'id' | 'propStatus'>;

const markOf = (lane: string, propStatus: PropStatus): Addition => ({ lane, write: { kind: 'mark', propStatus } });

/** Puts marks back as they were, but for homes that have another mark by now or are on their way out; false where there are any. */
async function unmark(homes: readonly Marked[], set: PropStatus): Promise<boolean> {
  if (!current) return true;
  const { outbox, cache } = current;
  const before = new Map(homes.map(({ id, propStatus }) => [id, propStatus]));
  const changed = await outbox.addAll((pending) => {
    const known = cache.getQueryData(homesQuery.queryKey)?.items.filter(({ id }) => before.has(id)) ?? [];
    return withWrites(known, pending.filter(isLaidOver)).flatMap(({ id, propStatus }) =>
      propStatus === set ? [markOf(id, before.get(id) ?? null)] : [],
    );
  });
  return changed.length === before.size;
}

export const writes = {
  /** Keeps a write to a home, to leave after `delay` milliseconds, within which `discard` takes it back by the id that this resolves to. */
  add: async (homeId: string, write: Write, delay?: number): Promise<string | null> =>
    (await current?.outbox.add(homeId, write, delay)) ?? null,
  /** Marks homes, given as they were before. What it answers takes that back, as far as nothing else was done to them since. */
  mark: (homes: readonly Marked[], propStatus: PropStatus): (() => Promise<boolean>) => {
    void writes.addAll(homes.map(({ id }) => markOf(id, propStatus)));
    return () => unmark(homes, propStatus);
  },
  /** Keeps many writes in one step; the ids to discard them by. */
  addAll: async (homes: readonly Addition[], delay?: number): Promise<readonly string[]> =>
    (await current?.outbox.addAll(homes, delay)) ?? [],
  /** How many of them had not left yet and are taken back. */
  discardAll: async (ids: readonly string[]): Promise<number> => (await current?.outbox.discardAll(ids)) ?? 0,
  discard: async (id: string): Promise<boolean> => (await current?.outbox.discard(id)) ?? false,
  retry: async (id: string): Promise<void> => current?.outbox.retry(id),
};

/** The writes of one home, for a screen that says how each of them stands. */
export function useEntriesOf(homeId: string): readonly Entry[] {
  const all = useEntries();
  return all.filter(({ lane }) => lane === homeId);
}
