import * as z from 'zod/mini';
import { wireInstant } from '../domain/wire.ts';
import { personStore } from './person-store.ts';
import { createStore, type Store } from './store.ts';

/** Until when a person has read each conversation: the server's time of the newest message seen, in milliseconds since 1970, by the home's id. */
export type ReadMarks = ReadonlyMap<string, number>;

/** One person's marks while somebody reads them. */
export interface OpenReadMarks {
  /** Null until the device has been read. */
  marks: Pick<Store<ReadMarks | null>, 'get' | 'subscribe'>;
  /** Marks a conversation as read until an instant; an earlier one than is known changes nothing. */
  read: (homeId: string, until: number) => void;
  close: () => void;
}

const pairs = z.catch(z.array(z.tuple([z.string(), wireInstant])), []);
/** Marks as they are stored; one that cannot be read costs itself. */
const readMarks = (stored: unknown): ReadMarks =>
  new Map(pairs.parse(stored).flatMap(([id, until]) => (until === null ? [] : [[id, until] as const])));

const later = (one: ReadMarks, other: ReadMarks): ReadMarks => {
  const merged = new Map(one);
  for (const [id, until] of other) if (until > (merged.get(id) ?? Number.NEGATIVE_INFINITY)) merged.set(id, until);
  return merged;
};

/** One person's read marks, the same in every tab. */
export function openReadMarks(userId: string): OpenReadMarks {
  const store = createStore<ReadMarks | null>(null);
  const channel = new BroadcastChannel(`read-marks/${userId}`);
  let closed = false;

  async function follow(): Promise<void> {
    const stored = readMarks(await personStore.read(userId, 'read-marks'));
    if (!closed) store.set(later(store.get() ?? new Map(), stored));
  }
  channel.onmessage = () => void follow();
  void follow();

  return {
    marks: store,
    read(homeId, until) {
      const known = store.get();
      if (!known || until <= (known.get(homeId) ?? Number.NEGATIVE_INFINITY)) return;
      store.set(new Map(known).set(homeId, until));
      const write = (stored: unknown) => [...later(readMarks(stored), new Map([[homeId, until]]))];
      void personStore.update(userId, 'read-marks', write).then(() => {
        if (!closed) channel.postMessage(null);
      });
    },
    close() {
      closed = true;
      channel.close();
    },
  };
}
