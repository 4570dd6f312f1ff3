import { createStore, del, get, keys, set, update } from 'idb-keyval';

/** What the device keeps for one person, by name. Drafts are one name each. */
export type PersonKey = 'outbox' | 'snapshot' | 'ranking-weights' | 'cost-assumptions' | `draft/${string}`;

/** What outlives a sign-out: preferences, which say nothing of a home and are shown to nobody else. */
const preferences: readonly PersonKey[] = ['ranking-weights', 'cost-assumptions'];

// IndexedDB, as local storage is small and the specification has it cleared now and then.
const database = () => createStore('home-buyers-portal', 'people');
let opened: ReturnType<typeof createStore> | null = null;
const store = () => (opened ??= database());

// A browser that blocks IndexedDB keeps the person's things as long as the page lives.
const memory = new Map<string, unknown>();

async function tolerant<T>(task: () => Promise<T>, fallback: () => T): Promise<T> {
  try {
    return await task();
  } catch {
    return fallback();
  }
}

const keyOf = (userId: string, name: PersonKey) => `${userId}/${name}`;

/** Key-value storage on this device, apart for each person. Values are what the caller must parse: they may be of another version. */
export const personStore = {
  read: (userId: string, name: PersonKey): Promise<unknown> =>
    tolerant(
      () => get<unknown>(keyOf(userId, name), store()),
      () => memory.get(keyOf(userId, name)),
    ),

  write: (userId: string, name: PersonKey, value: unknown): Promise<void> =>
    tolerant(
      () => set(keyOf(userId, name), value, store()),
      () => void memory.set(keyOf(userId, name), value),
    ),

  remove: (userId: string, name: PersonKey): Promise<void> =>
    tolerant(
      () => del(keyOf(userId, name), store()),
      () => void memory.delete(keyOf(userId, name)),
    ),

  /** Reads and writes in one step that no other tab comes between. */
  async update(userId: string, name: PersonKey, change: (known: unknown) => unknown): Promise<void> {
    const key = keyOf(userId, name);
    await tolerant(
      () => update(key, change, store()),
      () => void memory.set(key, change(memory.get(key))),
    );
  },

  /** Forgets what a person was writing or had not sent, and the answers kept for them; their preferences stay. */
  async forget(userId: string): Promise<void> {
    await forgetWhere((key) => key.startsWith(`${userId}/`));
  },

  /** Forgets the same of everybody else: this person has signed in on their device. */
  async forgetOthers(userId: string): Promise<void> {
    await forgetWhere((key) => !key.startsWith(`${userId}/`));
  },
};

async function forgetWhere(matches: (key: string) => boolean): Promise<void> {
  const known = await tolerant(
    () => keys<string>(store()),
    () => [...memory.keys()],
  );
  const gone = known.filter((key) => matches(key) && !preferences.some((name) => key.endsWith(`/${name}`)));
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
