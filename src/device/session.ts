import { onStorageChange, readItem, writeItem } from './storage.ts';
import { createStore } from './store.ts';

/** Who is signed in on this device; both null for nobody. */
export interface Session {
  token: string | null;
  userId: string | null;
  /** Why nobody is: the person left, or the server ended it. */
  over?: 'left' | 'ended';
}

const read = (): Session => ({ token: readItem('token'), userId: readItem('user_id') });

const store = createStore(read());

/** The bearer token and the user id, read from local storage for each call, as another tab may have changed them. */
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
  /** Ends it once; a second refusal of the same token finds nobody signed in. */
  end(over: 'left' | 'ended'): void {
    if (!session.get().token) return;
    writeItem('token', null);
    writeItem('user_id', null);
    store.set({ token: null, userId: null, over });
  },
  /** Hears of this tab's changes and of other tabs'. */
  subscribe: store.subscribe,
};

onStorageChange(['token', 'user_id'], () => store.set(session.get()));
