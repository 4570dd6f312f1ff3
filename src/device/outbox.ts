import type { Write } from '../domain/write.ts';
import { backOff, dueEntries, type Entry, entryFor, readEntries, withEntry } from './outbox-entry.ts';
import { personStore } from './person-store.ts';
import { createStore, type Store } from './store.ts';

/**
 * What became of an attempt: `sent`, and the entry goes; `later`, and it is tried again with back-off; `refused` with the server's
 * words; `parked`, as the server does not know the call; `stopped`, as nobody is signed in any more.
 */
export type Attempt =
  | { outcome: 'sent' | 'later' | 'parked' | 'stopped' }
  | { outcome: 'refused'; reason: string | null };

export type Sender = (entry: Entry) => Promise<Attempt>;

/** One person's writes on their way to the server: kept in IndexedDB, in order and serial per home, the same in every tab. */
export interface Outbox {
  /** In the order in which they were made. */
  entries: Pick<Store<readonly Entry[]>, 'get' | 'subscribe'>;
  /** Keeps a write, to leave after `delay` milliseconds. Resolves once it is kept. */
  add: (lane: string, write: Write, delay?: number) => Promise<void>;
  /** The same for many homes, in one step. The ids of the entries: one that went into an earlier entry has none of its own. */
  addAll: (writes: readonly { lane: string; write: Write }[], delay?: number) => Promise<readonly string[]>;
  /** Takes back what has not left yet; false where it is too late. */
  discard: (id: string) => Promise<boolean>;
  /** The same for many at once; how many could be taken back. */
  discardAll: (ids: readonly string[]) => Promise<number>;
  /** Tries a refused or parked entry again. */
  retry: (id: string) => Promise<void>;
  /** Tries everything that waits for a retry now: the signal is back. */
  hurry: () => Promise<void>;
  /** Starts sending. */
  start: (sender: Sender) => void;
  close: () => void;
}

/** A thousand archived homes leave a few at a time, and not in a thousand requests. */
const lanesAtOnce = 6;

export async function openOutbox(userId: string): Promise<Outbox> {
  const store = createStore<readonly Entry[]>(readEntries(await personStore.read(userId, 'outbox')));
  const channel = new BroadcastChannel(`outbox/${userId}`);
  let sender: Sender | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const sending = new Set<string>();
  let batch: { edits: ((entries: Entry[]) => Entry[])[]; done: Promise<void> } | null = null;
  let last: Promise<void> = Promise.resolve();

  /** Changes what is stored; changes that come while one is being stored go together in the next. */
  function change(edit: (entries: Entry[]) => Entry[]): Promise<void> {
    if (!batch) {
      const edits: ((entries: Entry[]) => Entry[])[] = [];
      batch = {
        edits,
        done: last.then(() => {
          batch = null;
          return keep(edits);
        }),
      };
      last = batch.done.catch(() => undefined);
    }
    batch.edits.push(edit);
    return batch.done;
  }

  async function keep(edits: readonly ((entries: Entry[]) => Entry[])[]): Promise<void> {
    let after: Entry[] = [];
    await personStore.update(userId, 'outbox', (stored) => {
      after = edits.reduce((entries, edit) => edit(entries), readEntries(stored));
      return after;
    });
    if (closed) return;
    store.set(after);
    channel.postMessage(null);
    pump();
  }

  const edit = (id: string, patch: Partial<Entry>) =>
    change((entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...patch } : entry)));

  /** Sends what is due and sleeps until the next entry is. */
  function pump(): void {
    clearTimeout(timer);
    if (!sender || closed) return;
    const now = Date.now();
    for (const { lane } of dueEntries(store.get(), now))
      if (sending.size < lanesAtOnce && !sending.has(lane)) void attempt(lane);
    const next = Math.min(
      ...store.get().flatMap(({ state, notBefore }) => (state === 'waiting' && notBefore > now ? [notBefore] : [])),
    );
    if (Number.isFinite(next)) timer = setTimeout(pump, next - now);
  }

  /** One tab sends a lane at a time; a tab that dies lets go of it. */
  async function attempt(lane: string): Promise<void> {
    sending.add(lane);
    await navigator.locks.request(`outbox/${userId}/${lane}`, { ifAvailable: true }, async (lock) => {
      if (!lock || !sender || closed) return;
      // Another tab may have sent or changed it since: what is stored decides.
      let entry: Entry | undefined;
      await change((entries) => {
        entry = dueEntries(entries, Date.now()).find((due) => due.lane === lane);
        return entries.map((known) => (known.id === entry?.id ? { ...known, state: 'sending' } : known));
      });
      if (!entry || closed) return;
      await settle(entry, await sender(entry));
    });
    sending.delete(lane);
    if (dueEntries(store.get(), Date.now()).some((due) => due.state === 'waiting')) pump();
  }

  async function settle({ id, attempts }: Entry, attempt: Attempt): Promise<void> {
    switch (attempt.outcome) {
      case 'sent':
        return change((entries) => entries.filter((entry) => entry.id !== id));
      case 'refused':
        return edit(id, { state: 'refused', reason: attempt.reason });
      case 'parked':
        return edit(id, { state: 'parked' });
      case 'later':
        return edit(id, { state: 'waiting', attempts: attempts + 1, notBefore: Date.now() + backOff(attempts + 1) });
      case 'stopped':
        return edit(id, { state: 'waiting' });
    }
  }

  async function takeBack(ids: readonly string[]): Promise<number> {
    const wanted = new Set(ids);
    let taken = 0;
    await change((entries) =>
      entries.filter(({ id, state }) => {
        if (!wanted.has(id) || state === 'sending') return true;
        taken += 1;
        return false;
      }),
    );
    return taken;
  }

  const hurry = () =>
    change((entries) =>
      entries.map((entry) => (entry.state === 'waiting' && entry.attempts > 0 ? { ...entry, notBefore: 0 } : entry)),
    );
  const onOnline = () => void hurry();

  channel.onmessage = () => {
    void personStore.read(userId, 'outbox').then((stored) => {
      if (closed) return;
      store.set(readEntries(stored));
      pump();
    });
  };
  addEventListener('online', onOnline);

  return {
    entries: store,
    add: (lane, write, delay = 0) => change((entries) => withEntry(entries, entryFor(lane, write, Date.now(), delay))),
    async addAll(writes, delay = 0) {
      const added = writes.map(({ lane, write }) => entryFor(lane, write, Date.now(), delay));
      await change((entries) => added.reduce<Entry[]>(withEntry, entries));
      return added.map(({ id }) => id);
    },
    discard: async (id) => (await takeBack([id])) > 0,
    discardAll: takeBack,
    retry: (id) => edit(id, { state: 'waiting', notBefore: 0, reason: null }),
    hurry,
    start(to) {
      sender = to;
      pump();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', onOnline);
      channel.close();
    },
  };
}
