import type { Write } from '../domain/write.ts';
import { backOff, dueEntries, type Entry, entryFor, nextIn, readEntries, withEntries } from './outbox-entry.ts';
import { personStore } from './person-store.ts';
import { createStore, type Store } from './store.ts';

/**
 * What became of an attempt: `sent`, and the entry goes; `later`, and it is tried again with back-off; `refused` with the server's
 * words; `parked`, as the server does not know the call; `stopped`, as nobody is signed in any more.
 */
export type Attempt =
  | { outcome: 'later' | 'parked' | 'stopped' }
  // What the entries that are left have to know of it is kept in the same step.
  | { outcome: 'sent'; tell?: (left: Entry) => Entry }
  | { outcome: 'refused'; reason: string | null };

export type Sender = (entry: Entry) => Promise<Attempt>;

/** One person's writes on their way to the server: kept in IndexedDB, in order and serial per home, the same in every tab. */
export interface Outbox {
  /** In the order in which they were made. */
  entries: Pick<Store<readonly Entry[]>, 'get' | 'subscribe'>;
  /** Keeps a write, to leave after `delay` milliseconds. Resolves once it is kept, to the id of the entry that it became or joined. */
  add: (lane: string, write: Write, delay?: number) => Promise<string>;
  /**
   * The same for many homes, in one step; the ids of the entries that they became or joined. What depends on the entries that are kept
   * is chosen in that step, so that no other write comes between.
   */
  addAll: (
    writes: readonly Addition[] | ((kept: readonly Entry[]) => readonly Addition[]),
    delay?: number,
  ) => Promise<readonly string[]>;
  /** Takes back what has not left yet; false where it is too late. */
  discard: (id: string) => Promise<boolean>;
  /** The same for many at once; how many could be taken back. */
  discardAll: (ids: readonly string[]) => Promise<number>;
  /** Keeps what an attempt has to know should it be lost half-way. */
  rewrite: (id: string, write: Write) => Promise<void>;
  /** Tries a refused or parked entry again. */
  retry: (id: string) => Promise<void>;
  /** Tries everything that waits for a retry now: the signal is back. */
  hurry: () => Promise<void>;
  /** Starts sending. */
  start: (sender: Sender) => void;
  close: () => void;
}

type Edit = (entries: Entry[]) => Entry[];

export type Addition = Pick<Entry, 'lane' | 'write'>;

/** A thousand archived homes leave a few at a time, and not in a thousand requests. */
const lanesAtOnce = 6;

export async function openOutbox(userId: string): Promise<Outbox> {
  const store = createStore<readonly Entry[]>([]);
  const channel = new BroadcastChannel(`outbox/${userId}`);
  const ended = new AbortController();
  // The lanes that this tab sends or queues for: asking for a lock twice would send nothing sooner.
  const asked = new Set<string>();
  let sender: Sender | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function load(): Promise<void> {
    const stored = readEntries(await personStore.read(userId, 'outbox'), store.get());
    if (ended.signal.aborted) return;
    store.set(stored);
    pump();
  }

  let batch: { edits: Edit[]; done: Promise<void> } | null = null;
  let last: Promise<void> = Promise.resolve();

  /** Changes what is stored; changes that come while one is being stored go together in the next. */
  function change(edit: Edit): Promise<void> {
    if (!batch) {
      const edits: Edit[] = [];
      const done = last.then(() => {
        batch = null;
        return keep(edits);
      });
      batch = { edits, done };
      last = done.catch(() => undefined);
    }
    batch.edits.push(edit);
    return batch.done;
  }

  async function keep(edits: readonly Edit[]): Promise<void> {
    // What was wiped at the sign-out stays so, though a request that was on its way is answered only now.
    if (ended.signal.aborted && (await personStore.read(userId, 'outbox')) === undefined) return;
    let after: Entry[] = [];
    await personStore.update(userId, 'outbox', (stored) => {
      after = edits.reduce((entries, edit) => edit(entries), readEntries(stored, store.get()));
      return after;
    });
    if (ended.signal.aborted) return;
    store.set(after);
    channel.postMessage(null);
    pump();
  }

  const edit = (id: string, patch: Partial<Entry>) =>
    change((entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...patch } : entry)));

  /** Sends what is due and sleeps until the next entry is. */
  function pump(): void {
    clearTimeout(timer);
    if (!sender) return;
    const now = Date.now();
    if (asked.size < lanesAtOnce)
      for (const { lane } of dueEntries(store.get(), now)) if (asked.size < lanesAtOnce) void sendLane(lane);
    const next = nextIn(store.get(), now);
    if (next !== null) timer = setTimeout(pump, next);
  }

  /** One tab sends a lane at a time; the others queue behind it, and one of them goes on where it dies. */
  async function sendLane(lane: string): Promise<void> {
    if (asked.has(lane)) return;
    asked.add(lane);
    try {
      await navigator.locks.request(`outbox/${userId}/${lane}`, { signal: ended.signal }, () => attempt(lane));
    } catch (error) {
      if (!ended.signal.aborted) throw error;
    } finally {
      asked.delete(lane);
    }
    pump();
  }

  async function attempt(lane: string): Promise<void> {
    if (!sender) return;
    // Another tab may have sent or changed it since: what is stored decides.
    let entry: Entry | undefined;
    await change((entries) => {
      [entry] = dueEntries(
        entries.filter((known) => known.lane === lane),
        Date.now(),
      );
      return entries.map((known) => (known.id === entry?.id ? { ...known, state: 'sending' } : known));
    });
    if (!entry || !sender) return;
    await settle(entry, await sender(entry).catch((): Attempt => ({ outcome: 'later' })));
  }

  async function settle({ id, attempts }: Entry, attempt: Attempt): Promise<void> {
    switch (attempt.outcome) {
      case 'sent':
        return change((entries) => {
          const left = entries.filter((entry) => entry.id !== id);
          return attempt.tell ? left.map(attempt.tell) : left;
        });
      case 'refused':
        return edit(id, { state: 'refused', reason: attempt.reason });
      case 'parked':
        return edit(id, { state: 'parked' });
      case 'later':
        return edit(id, { state: 'waiting', attempts: attempts + 1, notBefore: Date.now() + backOff(attempts + 1) });
      case 'stopped':
        sender = null;
        return edit(id, { state: 'waiting' });
    }
  }

  const addAll: Outbox['addAll'] = async (writes, delay = 0) => {
    const at = Date.now();
    let ids: string[] = [];
    await change((entries) => {
      const chosen = typeof writes === 'function' ? writes(entries) : writes;
      const added = chosen.map(({ lane, write }) => entryFor(lane, write, at, delay));
      const after = withEntries(entries, added);
      const lastOf = new Map(after.map(({ lane, id }) => [lane, id]));
      ids = added.map(({ lane, id }) => lastOf.get(lane) ?? id);
      return after;
    });
    return ids;
  };

  async function discardAll(ids: readonly string[]): Promise<number> {
    const wanted = new Set(ids);
    let taken = 0;
    await change((entries) => {
      const left = entries.filter(({ id, state }) => !wanted.has(id) || state === 'sending');
      taken = entries.length - left.length;
      return left;
    });
    return taken;
  }

  const hurry = () =>
    change((entries) =>
      entries.map((entry) => (entry.state === 'waiting' && entry.attempts > 0 ? { ...entry, notBefore: 0 } : entry)),
    );

  channel.onmessage = () => void load();
  addEventListener('online', () => void hurry(), { signal: ended.signal });
  await load();

  return {
    entries: store,
    add: async (lane, write, delay) => (await addAll([{ lane, write }], delay))[0] ?? '',
    addAll,
    discard: async (id) => (await discardAll([id])) > 0,
    discardAll,
    rewrite: (id, write) => edit(id, { write }),
    retry: (id) => edit(id, { state: 'waiting', notBefore: 0, reason: null }),
    hurry,
    start(to) {
      sender = to;
      // A server may have learnt the call since the last visit.
      if (store.get().some(({ state }) => state === 'parked'))
        void change((entries) =>
          entries.map((entry) => (entry.state === 'parked' ? { ...entry, state: 'waiting', notBefore: 0 } : entry)),
        );
      else pump();
    },
    close() {
      sender = null;
      clearTimeout(timer);
      channel.close();
      ended.abort();
    },
  };
}
