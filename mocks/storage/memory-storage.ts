import { inTurn, type Storage } from './storage.ts';

/** In memory only. It stores copies, like a disk. */
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
