import { isSame } from '../domain/same.ts';
import { countedMessages } from './counted-messages.ts';
import { database, isFull } from './database.ts';
import { session } from './session.ts';
import { createStore, type ReadableStore } from './store.ts';
import { unstoredDrafts } from './unstored-drafts.ts';

/** The names of what the device keeps for one person. Each draft and each answer of the server has one. */
export type PersonKey =
  | 'outbox'
  | 'snapshot'
  | 'last-look'
  | 'read-marks'
  | 'done-conversations'
  | 'archived-marks'
  | 'ranking-weights'
  | 'cost-assumptions'
  | DraftKey
  | `answer/${string}`;

type DraftKey = `draft/${string}`;

/** What stays on the device for good: settings and a time, which say nothing of a home. */
const preferences: readonly PersonKey[] = ['last-look', 'ranking-weights', 'cost-assumptions'];
/** What stays after a sign-out until somebody else signs in: ids of homes with times, prices, statuses and marks, but no addresses or texts. */
const history: readonly PersonKey[] = ['snapshot', 'read-marks', 'done-conversations', 'archived-marks'];

type Change = (known: unknown) => unknown;

/** How a change copes with a database that is full or silent. */
interface Fallback {
  /** The caller's own copy, for a database that does not answer. */
  known?: () => unknown;
  /**
   * Applies this page's changes, from `base` to `mine`, to `stored`. Another tab may have changed `stored` meanwhile, and it may hold some of
   * this page's changes: the database can commit a write after it was given up. Without this function, `mine` is stored.
   */
  rebase?: (stored: unknown, base: unknown, mine: unknown) => unknown;
}

// Values that IndexedDB did not take (blocked, full or too slow). They live as long as the page, and win over the stored ones.
const memory = new Map<string, unknown>();
// The value before the first change that was not stored, for each value in `memory` that `update` has changed.
const bases = new Map<string, unknown>();

const isAnswer = (key: string) => key.includes('/answer/');
const isDraft = (key: string) => key.includes('/draft/');

database.onRetry(() => {
  for (const [key, value] of memory) if (isDraft(key)) void writeKey(key, value);
});

// When the page closes, the browser drops drafts that wait behind another change. After a sign-out, in another tab too, nothing of the person
// may be noted.
addEventListener('pagehide', () => {
  const { userId } = session.get();
  const drafts = [...memory].flatMap(([key, value]) =>
    key.startsWith(`${userId}/draft/`) ? [[key, value ?? null] as const] : [],
  );
  if (drafts.length > 0) unstoredDrafts.add(Object.fromEntries(drafts));
});

/**
 * Runs a write. If the device is full, drops the kept answers, which the server can give again, and tries once more. Resolves to whether
 * the device has the value now.
 */
async function isStored(key: string, task: () => Promise<void>): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (error) {
    if (!isFull(error) || isAnswer(key)) return false;
  }
  await forgetWhere(isAnswer);
  return task().then(
    () => true,
    () => false,
  );
}

async function readKey(key: string, known?: Fallback['known']): Promise<unknown> {
  if (memory.has(key)) return memory.get(key);
  const drafts = isDraft(key) ? unstoredDrafts.get() : {};
  if (key in drafts) return drafts[key] ?? undefined;
  try {
    return await database.get(key);
  } catch {
    return known?.();
  }
}

const lostWithTab = createStore<readonly string[]>([]);
const noteLoss = (key: string, isLost: boolean) => {
  const known = lostWithTab.get();
  if (known.includes(key) === isLost) return;
  lostWithTab.set(isLost ? [...known, key] : known.filter((other) => other !== key));
};

/** Keeps a value, or removes the key for undefined. */
async function writeKey(key: string, value: unknown): Promise<boolean> {
  // In memory first: a read that comes while the write is on its way must see it.
  memory.set(key, value);
  const isKept = await isStored(key, () => database.put(key, value));
  // An answer that the device has no room for is not worth the page's memory.
  const isNewest = memory.get(key) === value;
  if ((isKept || isAnswer(key)) && isNewest) forgetMemory(key);
  if (!isDraft(key) || !isNewest) return isKept;
  if (isKept) unstoredDrafts.keepWhere((other) => other !== key);
  const isSafe = isKept || unstoredDrafts.add({ [key]: value ?? null });
  noteLoss(key, !isSafe && value !== undefined);
  return isSafe;
}

const keyOf = (userId: string, name: PersonKey) => `${userId}/${name}`;

/**
 * Key-value storage on this device, apart for each person. Values are what the caller must parse: they may be of another version. Writing
 * resolves to whether the device has the value; where it has not, the page keeps it while it lives.
 */
export const personStore = {
  read: (userId: string, name: PersonKey, known?: Fallback['known']): Promise<unknown> =>
    readKey(keyOf(userId, name), known),

  /** Keeps a value; undefined removes it. */
  write: (userId: string, name: PersonKey, value: unknown): Promise<boolean> => writeKey(keyOf(userId, name), value),

  /**
   * Reads and writes in one step that no other tab comes between. If the database fails, the change is made to what the page knows, and
   * that is stored with the next change.
   */
  async update(
    userId: string,
    name: PersonKey,
    change: Change,
    { known, rebase = (_stored, _base, mine) => mine }: Fallback = {},
  ): Promise<boolean> {
    const key = keyOf(userId, name);
    let mine: unknown;
    const changeStored = (stored: unknown) => {
      mine = memory.get(key);
      return change(bases.has(key) ? rebase(stored, bases.get(key), mine) : stored);
    };
    if (await isStored(key, () => database.update(key, changeStored))) {
      if (memory.get(key) === mine) forgetMemory(key);
      return true;
    }
    const base = await readKey(key, known);
    if (!bases.has(key)) bases.set(key, base);
    memory.set(key, change(memory.has(key) ? memory.get(key) : base));
    return false;
  },

  /** Whether the page has changes of it that the device has not. */
  isAhead: (userId: string, name: PersonKey): boolean => memory.has(keyOf(userId, name)),

  /** Changes a draft as this page knows it: `update` does not know what `write` has left in memory or local storage alone. */
  async updateDraft(userId: string, name: DraftKey, change: Change): Promise<void> {
    const key = keyOf(userId, name);
    const read = await readKey(key);
    // A newer value may have been written during the read.
    const known = memory.has(key) ? memory.get(key) : read;
    const changed = change(known);
    if (changed !== known) await writeKey(key, changed);
  },

  /** Removes a draft unless it has changed since. */
  removeSame: (userId: string, name: DraftKey, value: unknown): Promise<void> =>
    personStore.updateDraft(userId, name, (known) => (isSame(known, value) ? undefined : known)),

  /** The drafts that the device has no room for: they are lost with the tab. */
  lostWithTab: lostWithTab as ReadableStore<readonly string[]>,

  /** Everything that a person is in the middle of writing, by its name. */
  async drafts(userId: string): Promise<[name: string, value: unknown][]> {
    const stored = await database.keys().catch((): string[] => []);
    const known = new Set([...stored, ...memory.keys(), ...Object.keys(unstoredDrafts.get())]);
    const keys = [...known].filter((key) => key.startsWith(`${userId}/draft/`));
    return Promise.all(keys.map(async (key) => [key.slice(userId.length + 1), await readKey(key)]));
  },

  /** After a sign-out: forgets what the person was writing or had not sent, and the answers kept for them. */
  forget(userId: string): Promise<void> {
    countedMessages.keepOnly([]);
    const stays = [...preferences, ...history];
    return forgetWhere(
      (key) => belongsTo(userId, key) && !isOneOf(stays, key),
      () => !isHere(userId),
    );
  },

  /** After the end of a session: forgets the server's answers alone. */
  forgetAnswers: (userId: string): Promise<void> => forgetWhere((key) => key.startsWith(`${userId}/answer/`)),

  /** After a sign-in: forgets everything of other persons except their preferences. */
  forgetOthers: (userId: string): Promise<void> =>
    forgetWhere(
      (key) => !belongsTo(userId, key) && !isOneOf(preferences, key),
      () => isHere(userId),
    ),
};

const belongsTo = (userId: string, key: string) => key.startsWith(`${userId}/`);
const isOneOf = (names: readonly PersonKey[], key: string) => names.some((name) => key.endsWith(`/${name}`));
const isHere = (userId: string) => session.get().userId === userId;

function forgetMemory(key: string): void {
  memory.delete(key);
  bases.delete(key);
  noteLoss(key, false);
}

/**
 * Where the database fails, it is asked again for as long as the page lives. `isStillMeant` says whether a later try may still forget: the
 * same person may have signed in again.
 */
async function forgetWhere(isGone: (key: string) => boolean, isStillMeant = () => true): Promise<void> {
  const forgetHere = () => {
    for (const key of memory.keys()) if (isGone(key)) forgetMemory(key);
    unstoredDrafts.keepWhere((key) => !isGone(key));
  };
  // At once, because the database may be silent, and again, because something may have been written meanwhile.
  forgetHere();
  try {
    const stored = await database.keys();
    const gone = [...stored, ...memory.keys()].filter(isGone);
    if (gone.length > 0) await database.remove(gone);
  } catch {
    const stop = database.onRetry(() => {
      stop();
      if (isStillMeant()) void forgetWhere(isGone, isStillMeant);
    });
  } finally {
    forgetHere();
  }
}
