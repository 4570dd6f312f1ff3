import { onStorageChange, readItem, writeItem } from './storage.ts';
import { createStore } from './store.ts';

/** Who is signed in on this device; both null for nobody. */
export interface Session {
  token: string | null;
  userId: string | null;
  /** Why nobody is any more: the person left, or the server ended it. Not said where it was over in another tab. */
  over?: 'left' | 'ended';
}

/** A token of nobody signs nobody in: what such a person did could not be kept for them. */
function read(): Session {
  const userId = readItem('user_id');
  return { token: userId ? readItem('token') : null, userId };
}

const store = createStore(read());
/** What was last read where storage says something else than this tab knows: the same object each time, as React asks of a snapshot. */
let foreign = store.get();
const isSame = (one: Session, other: Session) => one.token === other.token && one.userId === other.userId;

/** The bearer token and the user id, read from local storage for each call, as another tab may have changed them. */
export const session = {
  get(): Session {
    const now = read();
    const known = store.get();
    if (isSame(now, known)) return known;
    if (!isSame(now, foreign)) foreign = now;
    return foreign;
  },
  start(token: string, userId: string): void {
    // The token last: another tab that sees it must see whose it is.
    writeItem('user_id', userId);
    writeItem('token', token);
    store.set({ token, userId });
  },
  /** Keeps the id of somebody who has registered; signed in is only who has a token. */
  expect(userId: string): void {
    writeItem('user_id', userId);
    store.set({ token: session.get().token, userId });
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
// A page that comes back from the browser's memory has missed what other tabs did.
addEventListener('pageshow', (event) => {
  if (event.persisted) store.set(session.get());
});
