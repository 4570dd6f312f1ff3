import * as z from 'zod/mini';
import { wireInstant } from '../domain/wire.ts';
import { personStore } from './person-store.ts';
import { createStore, type ReadableStore } from './store.ts';

/** Up to when each conversation has been read, by the home's id: the server's time of the newest message seen, in milliseconds since 1970. */
export type ReadUntil = ReadonlyMap<string, number>;

/** One person's read marks, the same in every tab. */
export interface ReadMarks {
  until: ReadableStore<ReadUntil>;
  /** Marks a conversation as read up to an instant. An earlier instant than is known changes nothing. */
  mark: (homeId: string, instant: number) => void;
  close: () => void;
}

const pairs = z.catch(z.array(z.tuple([z.string(), wireInstant])), []);
/** Marks as they are stored; one that cannot be read is left out. */
const readStored = (stored: unknown): ReadUntil =>
  new Map(pairs.parse(stored).flatMap(([id, until]) => (until === null ? [] : [[id, until] as const])));

function latest(one: ReadUntil, other: ReadUntil): ReadUntil {
  const merged = new Map(one);
  for (const [id, until] of other) if (until > (merged.get(id) ?? Number.NEGATIVE_INFINITY)) merged.set(id, until);
  return merged;
}

/** Reads one person's read marks from the device, and follows what other tabs mark. */
export async function openReadMarks(userId: string): Promise<ReadMarks> {
  const readAll = async () => readStored(await personStore.read(userId, 'read-marks'));
  const store = createStore(await readAll());
  const channel = new BroadcastChannel(`read-marks/${userId}`);
  let closed = false;

  channel.onmessage = async () => {
    const stored = await readAll();
    if (!closed) store.set(latest(store.get(), stored));
  };

  return {
    until: store,
    mark(homeId, instant) {
      const known = store.get();
      if (instant <= (known.get(homeId) ?? Number.NEGATIVE_INFINITY)) return;
      store.set(new Map(known).set(homeId, instant));
      const write = (stored: unknown) => [...latest(readStored(stored), new Map([[homeId, instant]]))];
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
