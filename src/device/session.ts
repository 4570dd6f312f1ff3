import { onStorageChange, readItem, writeItem } from './storage.ts';
import { createStore } from './store.ts';

/** Who is signed in on this device; both null for nobody. */
export interface Session {
  token: string | null;
  userId: string | null;
}

const read = (): Session => ({ token: readItem('token'), userId: readItem('user_id') });

const store = createStore(read());

/**
 * The bearer token and the user id. Reading goes to local storage each time, as another tab may have changed it; subscribers hear
 * of both this tab's changes and another's.
 */
export const session = {
  get(): Session {
    const now = read();
    const known = store.get();
    return now.token === known.token && now.userId === known.userId ? known : now;
  },
  start(token: string, userId: string): void {
    writeItem('token', token);
    writeItem('user_id', userId);
    store.set({ token, userId });
  },
  end(): void {
    writeItem('token', null);
    writeItem('user_id', null);
    store.set({ token: null, userId: null });
  },
  subscribe: store.subscribe,
};

onStorageChange(['token', 'user_id'], () => store.set(session.get()));
