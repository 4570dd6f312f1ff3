import { createStore as openDatabase, get, keys, promisifyRequest } from 'idb-keyval';
import { createStore, type ReadableStore } from './store.ts';

// In IndexedDB: local storage is small, and the specification has it cleared now and then.
let opened: ReturnType<typeof openDatabase> | null = null;
const records = () => (opened ??= openDatabase('home-buyers-portal', 'people'));

/** How long the database may take to answer, in milliseconds. */
const longestSilence = 4000;
/** How long the page goes on without a database that failed, in milliseconds, before it tries again by itself. */
const retryDelay = 20_000;
let isSilent = false;
const silence = () => new DOMException('The database does not answer', 'TimeoutError');

// Whether the database failed at its last request. A full one may have room for a smaller value.
const isFailing = createStore(false);
const listeners = new Set<() => void>();
let pausing: ReturnType<typeof setTimeout> | undefined;

export const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

function tryLater(): void {
  pausing ??= setTimeout(() => {
    pausing = undefined;
    isSilent = false;
    for (const listener of listeners) listener();
  }, retryDelay);
}

/** Whether the page has gone on in memory. A write that is made now would count twice, or replace a newer one. */
type IsLate = () => boolean;

async function ask<T>(task: (isLate: IsLate) => Promise<T>): Promise<T> {
  if (isSilent) throw silence();
  let isAnswered = false;
  let isLate = false;
  const waiting = new Promise<never>((_, reject) => {
    AbortSignal.timeout(longestSilence).addEventListener('abort', () => {
      if (isAnswered) return;
      isLate = true;
      isSilent = true;
      // Browsers have been seen to never open a connection: the next try opens another one.
      opened = null;
      reject(silence());
    });
  });
  try {
    const answer = await Promise.race([task(() => isLate), waiting]);
    isFailing.set(false);
    return answer;
  } catch (error) {
    isFailing.set(!isFull(error));
    tryLater();
    throw error;
  } finally {
    isAnswered = true;
  }
}

/** Commits at once, and not when the page is idle next: a page that is closed or reloaded right after a write has it. */
function committed(all: IDBObjectStore): Promise<void> {
  all.transaction.commit();
  return promisifyRequest(all.transaction);
}

const store = (all: IDBObjectStore, key: string, value: unknown) =>
  value === undefined ? all.delete(key) : all.put(value, key);

/**
 * The records that the device keeps, by key. Undefined is no record. Every call throws if the database is blocked, full or silent; one
 * that failed is left alone for a while.
 */
export const database = {
  get: (key: string): Promise<unknown> => ask(() => get<unknown>(key, records())),

  keys: (): Promise<string[]> => ask(() => keys<string>(records())),

  put: (key: string, value: unknown): Promise<void> =>
    ask((isLate) =>
      records()('readwrite', (all) => {
        if (isLate()) throw silence();
        store(all, key, value);
        return committed(all);
      }),
    ),

  /** Reads and writes in one step that no other tab comes between. */
  update: (key: string, change: (known: unknown) => unknown): Promise<void> =>
    ask((isLate) =>
      records()('readwrite', async (all) => {
        // No other promise may come in between: the transaction would end.
        const stored = await promisifyRequest<unknown>(all.get(key));
        if (isLate()) throw silence();
        store(all, key, change(stored));
        await committed(all);
      }),
    ),

  /** Does not look whether it comes late: a late deletion is still right. */
  remove: (removed: readonly string[]): Promise<void> =>
    ask(() =>
      records()('readwrite', (all) => {
        for (const key of removed) all.delete(key);
        return committed(all);
      }),
    ),

  isFailing: isFailing as ReadableStore<boolean>,

  /** Calls back whenever a database that failed is worth another try. */
  onRetry(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
