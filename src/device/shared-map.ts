import { openChannel } from './channel.ts';
import { type PersonKey, personStore } from './person-store.ts';
import { createStore, type ReadableStore } from './store.ts';

type Marks<V> = ReadonlyMap<string, V>;

/** What the device keeps for one person by the ids of homes, the same in every tab. */
export interface SharedMap<V> extends ReadableStore<Marks<V>> {
  change: (edit: (known: Marks<V>) => Marks<V>) => void;
  close: () => void;
}

interface Options<V> {
  /** Reads what is stored, which may be of another version. */
  parse: (stored: unknown) => Marks<V>;
  /** What is stored of it. */
  format?: (marks: Marks<V>) => unknown;
  /** Joins what this tab and another one have changed, both from `base`. */
  rebase?: (theirs: Marks<V>, base: Marks<V>, mine: Marks<V>) => Marks<V>;
}

/** Makes the changes from `base` to `mine` to `theirs`, too. */
export function rebaseMap<V>(theirs: Marks<V>, base: Marks<V>, mine: Marks<V>): Marks<V> {
  const rebased = new Map(theirs);
  for (const [id, value] of mine) if (value !== base.get(id)) rebased.set(id, value);
  for (const id of base.keys()) if (!mine.has(id)) rebased.delete(id);
  return rebased;
}

export async function openSharedMap<V>(
  userId: string,
  name: PersonKey,
  { parse, format = (marks) => marks, rebase = rebaseMap }: Options<V>,
): Promise<SharedMap<V>> {
  const store = createStore<Marks<V>>(new Map());
  const channel = openChannel(`${name}/${userId}`);
  // What was last read: `store` has the changes, too, that are on their way to the database.
  let known: Marks<V> = new Map();
  let changing = 0;
  let closed = false;

  async function load(): Promise<void> {
    const stored = parse(await personStore.read(userId, name, () => format(known)));
    if (closed || changing > 0) return;
    known = stored;
    store.set(known);
  }

  async function keep(edit: (known: Marks<V>) => Marks<V>): Promise<void> {
    changing += 1;
    await personStore.update(userId, name, (stored) => format(edit(parse(stored))), {
      known: () => format(known),
      rebase: (stored, base, mine) => format(rebase(parse(stored), parse(base), parse(mine))),
    });
    changing -= 1;
    if (closed) return;
    channel.postMessage(null);
    await load();
  }

  const retry = () => (personStore.isAhead(userId, name) ? keep((marks) => marks) : load());
  const stopRetrying = personStore.onRetry(() => void retry());
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
