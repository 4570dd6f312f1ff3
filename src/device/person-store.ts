import { createStore, del, get, keys, promisifyRequest, update } from 'idb-keyval';

/** What the device keeps for one person, by name. Drafts and the server's answers are one name each. */
export type PersonKey =
  | 'outbox'
  | 'snapshot'
  | 'last-look'
  | 'read-marks'
  | 'ranking-weights'
  | 'cost-assumptions'
  | `draft/${string}`
  | `answer/${string}`;

/** What outlives a sign-out: preferences and a time, which say nothing of a home and are shown to nobody else. */
const preferences: readonly PersonKey[] = ['last-look', 'ranking-weights', 'cost-assumptions'];

// IndexedDB, as local storage is small and the specification has it cleared now and then.
const database = () => createStore('home-buyers-portal', 'people');
let opened: ReturnType<typeof createStore> | null = null;
const store = () => (opened ??= database());

/**
 * Writes a value, or deletes the key for undefined. The transaction is committed in the same task: one that commits by itself is aborted
 * where the page is reloaded right after a key was pressed.
 */
const put = (key: string, value: unknown) =>
  store()('readwrite', (people) => {
    if (value === undefined) people.delete(key);
    else people.put(value, key);
    people.transaction.commit();
    return promisifyRequest(people.transaction);
  });

// What IndexedDB is blocked or too full for is kept as long as the page lives, and counts before what is stored.
const memory = new Map<string, unknown>();

async function tolerant<T>(task: () => Promise<T>, fallback: () => T | Promise<T>): Promise<T> {
  try {
    return await task();
  } catch {
    return fallback();
  }
}

async function readKey(key: string): Promise<unknown> {
  if (memory.has(key)) return memory.get(key);
  return tolerant(
    () => get<unknown>(key, store()),
    () => undefined,
  );
}

/** Keeps a value, or removes the key for undefined. */
async function writeKey(key: string, value: unknown): Promise<void> {
  // In memory first: two writes of one key in a row must not be read the wrong way round while the first is on its way.
  memory.set(key, value);
  await tolerant(
    async () => {
      await put(key, value);
      if (memory.get(key) === value) memory.delete(key);
    },
    () => undefined,
  );
}

const keyOf = (userId: string, name: PersonKey) => `${userId}/${name}`;

/** Key-value storage on this device, apart for each person. Values are what the caller must parse: they may be of another version. */
export const personStore = {
  read: (userId: string, name: PersonKey): Promise<unknown> => readKey(keyOf(userId, name)),

  write: (userId: string, name: PersonKey, value: unknown): Promise<void> => writeKey(keyOf(userId, name), value),

  remove: (userId: string, name: PersonKey): Promise<void> => writeKey(keyOf(userId, name), undefined),

  /** Reads and writes in one step that no other tab comes between. */
  async update(userId: string, name: PersonKey, change: (known: unknown) => unknown): Promise<void> {
    const key = keyOf(userId, name);
    if (memory.has(key)) return writeKey(key, change(memory.get(key)));
    await tolerant(
      () => update(key, change, store()),
      async () => void memory.set(key, change(await readKey(key))),
    );
  },

  /** Everything that a person is in the middle of writing. */
  async drafts(userId: string): Promise<unknown[]> {
    const names = (await knownKeys()).filter((key) => key.startsWith(`${userId}/draft/`));
    return Promise.all(names.map(readKey));
  },

  /** Forgets what a person was writing or had not sent, and the answers kept for them; their preferences stay. */
  async forget(userId: string): Promise<void> {
    await forgetWhere((key) => key.startsWith(`${userId}/`));
  },

  /** Forgets the server's answers alone. */
  async forgetAnswers(userId: string): Promise<void> {
    await forgetWhere((key) => key.startsWith(`${userId}/answer/`));
  },

  /** Forgets the same as `forget` of everybody else: this person has signed in on their device. */
  async forgetOthers(userId: string): Promise<void> {
    await forgetWhere((key) => !key.startsWith(`${userId}/`));
  },
};

async function knownKeys(): Promise<string[]> {
  const stored = await tolerant(
    () => keys<string>(store()),
    () => [],
  );
  return [...stored, ...memory.keys()];
}

async function forgetWhere(matches: (key: string) => boolean): Promise<void> {
  const gone = (await knownKeys()).filter(
    (key) => matches(key) && !preferences.some((name) => key.endsWith(`/${name}`)),
  );
  for (const key of gone) memory.delete(key);
  await Promise.all(
    gone.map((key) =>
      tolerant(
        () => del(key, store()),
        () => undefined,
      ),
    ),
  );
}
