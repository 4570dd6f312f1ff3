import { createStore, get, set } from 'idb-keyval';
import type { State } from '../state.ts';
import { inTurn, type Storage } from './storage.ts';

const name = 'demo-backend';

/** None if the browser denies it, as Firefox does where it blocks the site's data. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Calls back after every change of the demo's data, in this tab or another. */
export function onDemoDataChange(changed: () => void, signal: AbortSignal): void {
  const channel = openChannel();
  channel?.addEventListener('message', changed);
  signal.addEventListener('abort', () => channel?.close());
}

/**
 * IndexedDB, which all tabs share under one lock. Not local storage, because the portal clears that. If the browser refuses
 * IndexedDB, the demo's data lasts as long as the page.
 */
export function browserStorage(): Storage {
  const channel = openChannel();
  // State that the browser did not store, newer than the stored one.
  let unstored: State | undefined;
  const store = createStore(name, 'state');
  const alone = inTurn();
  return {
    read: async () => {
      try {
        return unstored ?? (await get<unknown>('state', store));
      } catch {
        return undefined;
      }
    },
    write: async (state) => {
      unstored = structuredClone(state);
      try {
        await set('state', state, store);
        unstored = undefined;
      } catch {
        // The disk is full, or the browser refuses to store anything.
      }
      channel?.postMessage(null);
    },
    exclusive: (work) => alone(() => locked(work)),
  };
}

/** Plain http has no locks, unless the host is localhost, and a blocked site is denied them. The work is then exclusive within this tab. */
async function locked<T>(work: () => Promise<T>): Promise<T> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}
