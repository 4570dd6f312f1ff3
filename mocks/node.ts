import { clockOf, memoryConditions } from './conditions.ts';
import type { Backend } from './control.ts';
import { createDatabase } from './database.ts';
import { memoryFaults } from './faults.ts';
import { fetchFrom } from './fetch.ts';
import { createHandlers } from './handlers.ts';
import type { Storage } from './storage/storage.ts';
import { memoryStorage } from './storage/memory-storage.ts';

interface Options {
  /** Milliseconds since 1970. The clock of the conditions without it. */
  now?: () => number;
  storage?: Storage;
}

/** The mocked server for Node, without delay: fresh and in memory, unless it is given a storage. */
export function createNodeMocks({ now, storage = memoryStorage() }: Options = {}) {
  const conditions = memoryConditions({});
  const database = createDatabase({ storage, now: now ?? clockOf(conditions) });
  const backend: Backend = { database, faults: memoryFaults(), conditions };
  const handlers = createHandlers('*/api/', backend);
  return { ...backend, fetch: (request: Request) => fetchFrom(handlers, request) };
}
