import { createStore, get, set } from 'idb-keyval';
import type { State } from '../state.ts';
import { inTurn, type Storage } from './storage.ts';

const name = 'demo-backend';

/** Calls back after every change of the demo's data, in this tab or another. */
export function onDemoDataChange(changed: () => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', changed);
  signal.addEventListener('abort', () => channel.close());
}

/**
 * IndexedDB, which all tabs share under one lock. Not local storage, because the portal clears that. If the browser refuses
 * IndexedDB, the demo's data lasts as long as the page.
 */
export function browserStorage(): Storage {
  const channel = new BroadcastChannel(name);
  // What the browser did not take is newer than what it has.
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
      channel.postMessage(null);
    },
    // Plain http has no locks, unless the host is localhost. The work is then exclusive within this tab only.
    exclusive: (work) => alone(() => ('locks' in navigator ? navigator.locks.request(name, work) : work())),
  };
}
