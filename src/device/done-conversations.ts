import * as z from 'zod/mini';
import { openSharedMap } from './shared-value.ts';
import type { ReadableStore } from './store.ts';

/**
 * The conversations marked as done, the same in every tab: by the home's id, the time of the newest message then, in milliseconds since
 * 1970.
 */
export interface DoneConversations extends ReadableStore<ReadonlyMap<string, number>> {
  /** Marks a conversation as done up to an instant; null opens it again. */
  mark: (homeId: string, until: number | null) => void;
  close: () => void;
}

export async function openDoneConversations(userId: string): Promise<DoneConversations> {
  const { change, ...shared } = await openSharedMap(userId, 'done-conversations', z.number());
  return {
    ...shared,
    mark: (homeId, until) =>
      change((known) => {
        const done = new Map(known);
        if (until === null) done.delete(homeId);
        else done.set(homeId, until);
        return done;
      }),
  };
}
