import { openChannel } from './channel.ts';
import { countedMessages } from './counted-messages.ts';
import { holdLock } from './lock.ts';
import { database } from './database.ts';
import { type Entry, readEntries } from './outbox-entry.ts';
import { rebaseEntries, type Settled, settledIn, withoutSettled } from './outbox-merge.ts';
import { personStore } from './person-store.ts';
import { createStore, type ReadableStore } from './store.ts';
import { takenBack } from './taken-back.ts';

type Entries = ReadableStore<readonly Entry[]>;

/** The entries of one person's outbox: kept in IndexedDB, the same in every tab. */
export interface SharedEntries {
  entries: Entries;
  /** False if this device has no room for them, or no database: they are lost with the tab. */
  isDurable: ReadableStore<boolean>;
  /** Changes what is stored. Resolves once that is kept, on the device or, where it cannot be, in this tab. */
  change: (edit: Edit) => Promise<void>;
  close: () => void;
}

/** A change of the entries. It may run twice: on what is stored, and where that fails, on what the page knows. */
type Edit = (entries: Entry[]) => Entry[];

/** The message by which a tab tells the others of a change. A tab with an earlier version of the portal sends null. */
interface News {
  settled: readonly Settled[];
  isKept: boolean;
}

/** The name of the lock that a tab holds while it has writes of a person that the device has not. */
export const onlyInTab = (userId: string) => `only-in-tab/${userId}`;

export async function openEntries(userId: string): Promise<SharedEntries> {
  const store = createStore<readonly Entry[]>([]);
  const isDurable = createStore(!personStore.isAhead(userId, 'outbox'));
  const channel = openChannel(`outbox/${userId}`);
  let closed = false;
  // Entries that other tabs have settled before the database confirmed this tab's changes. They must not come back from memory.
  let settledElsewhere: readonly Settled[] = [];
  let isStoring = false;

  const read = (stored: unknown) => readEntries(stored, store.get());
  const show = (entries: readonly Entry[]) => store.set(withoutSettled(entries, takenBack.get()));

  async function load(): Promise<void> {
    const { entries } = read(await personStore.read(userId, 'outbox', store.get));
    if (!closed) show(entries);
  }

  async function keep(edits: readonly Edit[]): Promise<void> {
    // A sign-out wiped the outbox: the late answer to a request must not bring it back.
    if (closed && (await personStore.read(userId, 'outbox')) === undefined) return;
    isStoring = true;
    let before: readonly Entry[] = [];
    let after: readonly Entry[] = [];
    let foreign: unknown[] = [];
    let heard: readonly Settled[] = [];
    const apply = (stored: unknown) => {
      heard = settledElsewhere;
      ({ entries: before, foreign } = read(stored));
      before = withoutSettled(before, heard);
      after = withoutSettled(
        edits.reduce((entries, edit) => edit(entries), [...before]),
        heard,
      );
      return [...after, ...foreign];
    };
    const isKept = await personStore.update(userId, 'outbox', apply, {
      known: store.get,
      rebase: (stored, base, mine) => {
        const { entries, foreign: left } = read(stored);
        const states = { stored: entries, base: read(base).entries, mine: read(mine).entries, gone: takenBack.get() };
        return [...rebaseEntries(states), ...left];
      },
    });
    const settled = settledIn(before, after);
    if (!isKept) takenBack.add(settled);
    else if (!isDurable.get()) takenBack.keepOnly(after.map(({ id }) => id));
    isStoring = false;
    if (isKept) settledElsewhere = settledElsewhere.slice(heard.length);
    if (isKept && foreign.length === 0) countedMessages.keepOnly(after.map(({ id }) => id));
    if (closed) return;
    isDurable.set(isKept);
    show(after);
    channel.postMessage({ settled, isKept } satisfies News);
  }

  const change = inBatches(keep);
  const keepAgain = () => change((entries) => entries);

  channel.onmessage = ({ data }) => {
    const { settled, isKept } = (data as News | null) ?? { settled: [], isKept: true };
    // Shown at once, because the database may be late.
    if (settled.length > 0) show(withoutSettled(store.get(), settled));
    const isSure = isKept && isDurable.get();
    if (!isSure || isStoring) settledElsewhere = [...settledElsewhere, ...settled];
    void (isSure || settled.length === 0 ? load() : keepAgain());
  };
  const stopHolding = holdWhileOnlyInTab(userId, store, isDurable);
  const stopRetrying = database.onRetry(() => void (isDurable.get() ? load() : keepAgain()));
  const gone = takenBack.get();
  if (gone.length > 0) {
    await change((entries) => withoutSettled(entries, gone));
    if (isDurable.get()) takenBack.remove(gone.map(({ id }) => id));
  } else await load();

  return {
    entries: store,
    isDurable,
    change,
    close() {
      closed = true;
      stopHolding();
      stopRetrying();
      channel.close();
    },
  };
}

/** Runs a task with one batch of items after the other. Items that come while it runs go together in the next batch. */
function inBatches<T>(task: (items: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  let next: { items: T[]; done: Promise<void> } | null = null;
  let last: Promise<void> = Promise.resolve();
  return (item) => {
    if (!next) {
      const items: T[] = [];
      const done = last.then(() => {
        next = null;
        return task(items);
      });
      next = { items, done };
      last = done.catch(() => undefined);
    }
    next.items.push(item);
    return next.done;
  };
}

/** Holds the lock by which a sign-out in another tab learns of the entries that only this one has. */
function holdWhileOnlyInTab(userId: string, entries: Entries, isDurable: ReadableStore<boolean>): () => void {
  let release: (() => void) | null = null;
  const check = () => {
    if (!isDurable.get() && entries.get().length > 0) release ??= holdLock(onlyInTab(userId));
    else {
      release?.();
      release = null;
    }
  };
  isDurable.subscribe(check);
  entries.subscribe(check);
  return () => release?.();
}
