import { useCallback, useDeferredValue } from 'react';
import { useStore } from '../device/store.ts';
import { lastInstant, readToEnd } from '../domain/conversation.ts';
import { compareInstants, type Home } from '../domain/home.ts';
import type { Unread } from './derived.ts';
import { type SignedIn, useSignedIn } from './signed-in.ts';
import { shownHomes, useKnownHomes } from './use-homes.ts';

const noneUnread: Unread = { total: 0, byHome: new Map() };

/** The unread messages; none until the homes are there. */
export function useUnread(): Unread {
  const { userId, derived, readMarks } = useSignedIn();
  // Deferred, so that a press that changes a home shows first: going through thousands takes part of a frame.
  const homes = useDeferredValue(useKnownHomes())?.items;
  const until = useStore(readMarks.until);
  return homes ? derived.unread(homes, until, userId) : noneUnread;
}

/** The id of the home with unread messages whose conversation is the newest, for a loader that has ensured the homes; undefined for none. */
export function newestUnread(signedIn: SignedIn): string | undefined {
  const homes = shownHomes(signedIn)?.items;
  if (!homes) return undefined;
  const { userId, derived, readMarks } = signedIn;
  const { byHome } = derived.unread(homes, readMarks.until.get(), userId);
  const newestFirst = homes
    .filter(({ id }) => byHome.has(id))
    .toSorted((a, b) => compareInstants(lastInstant(b.replies), lastInstant(a.replies)));
  return newestFirst[0]?.id;
}

/** Marks a home's conversation as read up to the agent's newest message, not the buyer's, whose time may come from a fast clock. */
export function useMarkRead(): (home: Pick<Home, 'id' | 'replies'>) => void {
  const { userId, readMarks } = useSignedIn();
  return useCallback(
    ({ id, replies }) => {
      const newest = readToEnd(replies, userId);
      if (newest !== null) readMarks.mark(id, newest);
    },
    [userId, readMarks],
  );
}
