import type { State } from '../state.ts';

/** Where the database's one document is stored. */
export interface Storage {
  /** The stored document, unparsed: it may be of another version. Undefined if there is none. */
  read: () => Promise<unknown>;
  write: (state: State) => Promise<void>;
  /** Runs the work while no other does. */
  exclusive: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Runs pieces of work one after the other, within this process. */
export function inTurn(): Storage['exclusive'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
