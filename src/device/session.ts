import { onStorageChange, readItem, writeItem } from './storage.ts';

export interface Session {
  token: string | null;
  userId: string | null;
}

/** Why a session ended: the person signed out, the server refused the token, or said that it is somebody else's than was stored. */
export type SessionEnd = 'left' | 'expired' | 'misnamed';

/** Called after every change; without a reason where somebody signed in, or where the storage was cleared in another tab. */
type Listener = (reason?: SessionEnd) => void;

const listeners = new Set<Listener>();

/** Why the last session ended, if nobody has signed in since. */
function lastEnd(): SessionEnd | undefined {
  const reason = readItem('session_end');
  return reason === 'left' || reason === 'expired' ? reason : undefined;
}

function notify(reason?: SessionEnd): void {
  for (const listener of listeners) listener(reason);
}

/** The bearer token and the user id. They live in local storage alone and are read for each call: another tab may have changed them. */
export const session = {
  /** Without a user id, the server has yet to say whose the token is. */
  get: (): Session => ({ token: readItem('token'), userId: readItem('user_id') }),
  start(token: string, userId: string | null = null, reason?: SessionEnd): void {
    writeItem('session_end', null);
    // The token comes last: another tab that sees it must find whose it is.
    writeItem('user_id', userId);
    writeItem('token', token);
    notify(reason);
  },
  /** Keeps the id of a person who has registered, unless somebody has signed in in another tab. They are signed in only once there is a token. */
  expect(userId: string): void {
    if (session.get().token) return;
    writeItem('user_id', userId);
    notify();
  },
  /** Ends the session. Does nothing when it has ended already, so only the first reason counts. */
  end(reason: SessionEnd): void {
    if (!session.get().token) return;
    // Before the token: other tabs look for it when that is gone.
    writeItem('session_end', reason);
    writeItem('token', null);
    writeItem('user_id', null);
    notify(reason);
  },
  hasExpired: () => lastEnd() === 'expired',
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

onStorageChange(['token', 'user_id'], () => notify(lastEnd()));
