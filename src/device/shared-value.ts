import * as z from 'zod/mini';
import { openChannel } from './channel.ts';
import { database } from './database.ts';
import { type PersonKey, personStore } from './person-store.ts';
import { createStore, type ReadableStore } from './store.ts';

/** A value that the device keeps for one person, the same in every tab. */
export interface SharedValue<T> extends ReadableStore<T> {
  change: (edit: (known: T) => T) => void;
  close: () => void;
}

interface Options<T> {
  /** Reads what is stored, which may be of another version, or nothing at all. */
  parse: (stored: unknown) => T;
  /** The stored form of the value. */
  format?: (value: T) => unknown;
  /**
   * Joins what this tab and another one have changed, both from `base`. Without it, what this tab changed replaces what is stored, which then
   * need not be read first: a page that is reloaded in the same moment has it.
   */
  rebase?: (theirs: T, base: T, mine: T) => T;
}

/** Values by the homes' ids. (In a map, because an id may be the name of a property that every object has.) */
export function openSharedMap<V>(
  userId: string,
  name: PersonKey,
  value: z.ZodMiniType<V>,
): Promise<SharedValue<ReadonlyMap<string, V>>> {
  const schema = z.catch(z.map(z.string(), value), () => new Map<string, V>());
  return openSharedValue<ReadonlyMap<string, V>>(userId, name, {
    parse: (stored) => schema.parse(stored),
    rebase(theirs, base, mine) {
      const rebased = new Map(theirs);
      for (const [id, own] of mine) if (own !== base.get(id)) rebased.set(id, own);
      for (const id of base.keys()) if (!mine.has(id)) rebased.delete(id);
      return rebased;
    },
  });
}

export async function openSharedValue<T>(
  userId: string,
  name: PersonKey,
  { parse, format = (value) => value, rebase }: Options<T>,
): Promise<SharedValue<T>> {
  // The value that was last read or kept. `store` is ahead of it by the changes that are on their way to the database.
  let known = parse(undefined);
  const store = createStore(known);
  const channel = openChannel(`${name}/${userId}`);
  let changing = 0;
  let closed = false;

  function show(value: T): void {
    if (closed || changing > 0) return;
    known = value;
    store.set(value);
  }

  const load = async () => show(parse(await personStore.read(userId, name, () => format(known))));

  async function keep(edit: (known: T) => T): Promise<void> {
    let kept = store.get();
    changing += 1;
    if (rebase)
      await personStore.update(
        userId,
        name,
        (stored) => {
          kept = edit(parse(stored));
          return format(kept);
        },
        {
          known: () => format(known),
          rebase: (stored, base, mine) => format(rebase(parse(stored), parse(base), parse(mine))),
        },
      );
    else await personStore.write(userId, name, format(kept));
    changing -= 1;
    if (!closed) channel.postMessage(null);
    show(kept);
  }

  const retry = () => (personStore.isAhead(userId, name) ? keep((value) => value) : load());
  const stopRetrying = database.onRetry(() => void retry());
  channel.onmessage = load;
  await load();

  return {
    ...store,
    change(edit) {
      store.set(edit(store.get()));
      void keep(edit);
    },
    close() {
      closed = true;
      stopRetrying();
      channel.close();
    },
  };
}
