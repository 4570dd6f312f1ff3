/** Browsers have no locks over plain http, as in a local network. */
export const hasLocks = () => typeof navigator.locks === 'object';

/** Holds a name, as other tabs may too, until the function that it returns is called or the page closes. Without locks, it does nothing. */
export function holdLock(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (hasLocks()) navigator.locks.request(name, { mode: 'shared' }, () => promise).catch(() => undefined);
  return resolve;
}

/** Whether a tab holds the name, besides this one where it holds it itself. */
export async function isLockHeld(name: string, isHeldHere = false): Promise<boolean> {
  if (!hasLocks()) return false;
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  return held.filter((lock) => lock.name === name).length > (isHeldHere ? 1 : 0);
}

const turns = new Map<string, Promise<unknown>>();

/**
 * Runs a task while no other tab runs one of the same name; without locks, one at a time in this tab alone.
 * @throws what the task throws, and the signal's reason once it is aborted before the task has begun
 */
export async function withLock<T>(name: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!hasLocks()) return oneAtATime(name, task, signal);
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return task();
  };
  try {
    return await navigator.locks.request(name, signal ? { signal } : {}, begin);
  } catch (error) {
    if (hasBegun || signal?.aborted) throw error;
    // Browsers that block a site's storage deny it their locks as well.
    return oneAtATime(name, task, signal);
  }
}

function oneAtATime<T>(name: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(() => {
    signal?.throwIfAborted();
    return task();
  });
  const over = turn.catch(() => undefined);
  turns.set(name, over);
  void over.then(() => turns.get(name) === over && turns.delete(name));
  return turn;
}
