import { useCallback } from 'react';
import { useStore } from '../device/store.ts';
import { doneToEnd, type Turn, turnOf } from '../domain/conversation.ts';
import type { Home } from '../domain/home.ts';
import { useSignedIn } from './signed-in.ts';
import { useEntries } from './use-writes.ts';

type Conversation = Pick<Home, 'id' | 'replies'>;

/** Whose turn it is in a home's conversation; null before the first message, and while one of the buyer is not sent or may have arrived. */
export function useTurnOf(): (conversation: Conversation) => Turn | null {
  const { userId, preferences } = useSignedIn();
  const done = useStore(preferences.doneConversations);
  const entries = useEntries();
  return useCallback(
    ({ id, replies }) => {
      const isOnItsWay = entries.some(
        ({ lane, write, state }) => lane === id && write.kind === 'reply' && state !== 'refused' && state !== 'parked',
      );
      return isOnItsWay ? null : turnOf(replies, userId, done.get(id) ?? null);
    },
    [userId, done, entries],
  );
}

/** Marks a conversation as done up to its newest message, or opens it again. */
export function useMarkDone(): (conversation: Conversation, isDone: boolean) => void {
  const { doneConversations } = useSignedIn().preferences;
  return ({ id, replies }, isDone) =>
    doneConversations.change((known) => {
      const done = new Map(known);
      if (isDone) done.set(id, doneToEnd(replies));
      else done.delete(id);
      return done;
    });
}
