import { inTurn, type Storage } from './storage.ts';

/** In memory. It stores copies, as a disk would. */
export function memoryStorage(document?: unknown): Storage {
  let stored = document;
  return {
    read: () => Promise.resolve(structuredClone(stored)),
    write: (state) => {
      stored = structuredClone(state);
      return Promise.resolve();
    },
    exclusive: inTurn(),
  };
}
