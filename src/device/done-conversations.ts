import * as z from 'zod/mini';
import { personStore } from './person-store.ts';
import { createStore, type ReadableStore } from './store.ts';

// A map, because an id may be the name of a property that every object has.
const doneSchema = z.catch(z.map(z.string(), z.number()), () => new Map<string, number>());

/**
 * The conversations marked as done, the same in every tab: by the home's id, the time of the newest message then, in milliseconds since
 * 1970.
 */
export interface DoneConversations extends ReadableStore<ReadonlyMap<string, number>> {
  /** Marks a conversation as done up to an instant; null opens it again. */
  mark: (homeId: string, until: number | null) => void;
  close: () => void;
}

/** Reads what one person has marked as done, and follows what other tabs mark. */
export async function openDoneConversations(userId: string): Promise<DoneConversations> {
  const store = createStore(doneSchema.parse(await personStore.read(userId, 'done-conversations')));
  const channel = new BroadcastChannel(`done-conversations/${userId}`);
  let closed = false;

  async function load(): Promise<void> {
    const stored = await personStore.read(userId, 'done-conversations', store.get);
    if (!closed) store.set(doneSchema.parse(stored));
  }

  channel.onmessage = load;

  return {
    get: store.get,
    subscribe: store.subscribe,
    mark(homeId, until) {
      const edit = (known: unknown) => {
        const done = doneSchema.parse(known);
        if (until === null) done.delete(homeId);
        else done.set(homeId, until);
        return done;
      };
      store.set(edit(store.get()));
      void personStore.update(userId, 'done-conversations', edit, store.get).then(() => {
        if (closed) return;
        channel.postMessage(null);
        // A load that began before this mark may have shown the conversation without it.
        void load();
      });
    },
    close() {
      closed = true;
      channel.close();
    },
  };
}
