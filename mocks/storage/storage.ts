import type { State } from '../state.ts';

/** Where the database's one document is stored. */
export interface Storage {
  /** The document as it was stored, or anything at all where it was not. */
  read: () => Promise<unknown>;
  write: (state: State) => Promise<void>;
  /** Runs the work while no other does. */
  exclusive: <T>(work: () => Promise<T>) => Promise<T>;
}

/** One after the other within this process. */
export function inTurn(): Storage['exclusive'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
