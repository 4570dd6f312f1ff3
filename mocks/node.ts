import { setupServer } from 'msw/node';
import { memoryConditions } from './conditions.ts';
import { createDatabase } from './database.ts';
import { memoryFaults } from './faults.ts';
import { fetchFrom } from './fetch.ts';
import { createHandlers } from './handlers.ts';
import type { Storage } from './storage/storage.ts';
import { memoryStorage } from './storage/memory-storage.ts';

interface Options {
  /** Milliseconds since 1970. */
  now?: () => number;
  storage?: Storage;
}

/**
 * The mocked server for a unit test, fresh and in memory, without delay. `server` intercepts fetch once it listens; `fetch` asks it
 * without intercepting anything.
 */
export function createNodeMocks({ now, storage = memoryStorage() }: Options = {}) {
  const database = createDatabase({ storage, ...(now && { now }) });
  const faults = memoryFaults();
  const conditions = memoryConditions({});
  const handlers = createHandlers({ root: '*/api/', database, faults, conditions: conditions.get });
  return {
    database,
    faults,
    conditions,
    server: setupServer(...handlers),
    fetch: (request: Request) => fetchFrom(handlers, request),
  };
}
