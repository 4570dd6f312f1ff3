import * as z from 'zod/mini';
import { wireInstant } from '../domain/wire.ts';
import { personStore } from './person-store.ts';
import { createStore, type ReadableStore } from './store.ts';

/** Up to when each conversation has been read, by the home's id: the server's time of the newest message seen, in milliseconds since 1970. */
export type ReadUntil = ReadonlyMap<string, number>;

/** One person's read marks, the same in every tab. */
export interface ReadMarks {
  /** Null until the device has been read. */
  until: ReadableStore<ReadUntil | null>;
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

/** Opens one person's read marks. */
export function openReadMarks(userId: string): ReadMarks {
  const store = createStore<ReadUntil | null>(null);
  const channel = new BroadcastChannel(`read-marks/${userId}`);
  let closed = false;

  async function load(): Promise<void> {
    const stored = readStored(await personStore.read(userId, 'read-marks'));
    if (!closed) store.set(latest(store.get() ?? new Map(), stored));
  }
  channel.onmessage = () => void load();
  void load();

  return {
    until: store,
    mark(homeId, instant) {
      const known = store.get();
      if (!known || instant <= (known.get(homeId) ?? Number.NEGATIVE_INFINITY)) return;
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
