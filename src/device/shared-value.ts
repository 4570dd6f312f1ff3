import * as z from 'zod/mini';
import { openChannel } from './channel.ts';
import { type PersonKey, personStore } from './person-store.ts';
import { session } from './session.ts';
import { createStore, type ReadableStore } from './store.ts';
import { unstored } from './unstored.ts';

/** What the device keeps for one person, the same in every tab. */
export interface SharedValue<T> extends ReadableStore<T> {
  change: (edit: (known: T) => T) => void;
  close: () => void;
}

interface Options<T> {
  /** Reads what is stored, which may be of another version, or nothing at all. */
  parse: (stored: unknown) => T;
  /** What is stored of it. */
  format?: (value: T) => unknown;
  /** Joins what this tab and another one have changed, both from `base`. Without it, what this tab changed counts. */
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
    // In a note of local storage it is an object.
    parse: (stored) => schema.parse(stored instanceof Map ? stored : new Map(Object.entries(stored ?? {}))),
    rebase(theirs, base, mine) {
      const rebased = new Map(theirs);
      for (const [id, own] of mine) if (own !== base.get(id)) rebased.set(id, own);
      for (const id of base.keys()) if (!mine.has(id)) rebased.delete(id);
      return rebased;
    },
  });
}

const noteSchema = z.object({ base: z.optional(z.unknown()), mine: z.optional(z.unknown()) });
const asJson = (value: unknown) => (value instanceof Map ? Object.fromEntries(value) : value);

export async function openSharedValue<T>(
  userId: string,
  name: PersonKey,
  { parse, format = (value) => value, rebase = (_theirs, _base, mine) => mine }: Options<T>,
): Promise<SharedValue<T>> {
  // The value that was last read or kept. `store` is ahead of it by the changes that are on their way to the database.
  let known = parse(undefined);
  const store = createStore(known);
  const channel = openChannel(`${name}/${userId}`);
  const key = `${userId}/${name}`;
  let changing = 0;
  let closed = false;

  function show(value: T): void {
    if (closed || changing > 0) return;
    known = value;
    store.set(value);
  }

  /** What a page could not store before it went. */
  const readNote = () => noteSchema.safeParse(unstored.get()[key]).data;

  const load = async () => show(parse(await personStore.read(userId, name, () => format(known))));

  async function keep(edit: (known: T) => T): Promise<void> {
    let kept = known;
    changing += 1;
    const isStored = await personStore.update(
      userId,
      name,
      (stored) => {
        const note = readNote();
        const newest = parse(stored);
        kept = edit(note ? rebase(newest, parse(note.base), parse(note.mine)) : newest);
        return format(kept);
      },
      {
        known: () => format(known),
        rebase: (stored, base, mine) => format(rebase(parse(stored), parse(base), parse(mine))),
      },
    );
    changing -= 1;
    if (isStored && changing === 0) unstored.keepWhere((other) => other !== key);
    if (!closed) channel.postMessage(null);
    show(kept);
  }

  const retry = () => (personStore.isAhead(userId, name) ? keep((value) => value) : load());
  const stopRetrying = personStore.onRetry(() => void retry());
  channel.onmessage = load;

  // A page that goes now would lose what is on its way. Nothing of a person who has signed out may be noted.
  function noteChange(): void {
    if (store.get() === known || session.get().userId !== userId) return;
    unstored.add({ [key]: { base: asJson(format(known)), mine: asJson(format(store.get())) } });
  }
  addEventListener('pagehide', noteChange);

  await load();
  if (readNote()) await keep((value) => value);

  return {
    ...store,
    change(edit) {
      store.set(edit(store.get()));
      void keep(edit);
    },
    close() {
      closed = true;
      stopRetrying();
      removeEventListener('pagehide', noteChange);
      channel.close();
    },
  };
}
