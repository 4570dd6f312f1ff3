import { deliverAnswers } from './agent-answers.ts';
import { seedMailbox } from './seed/mailbox.ts';
import { seedSessions } from './seed/sessions.ts';
import { freshState, type State, stateSchema, type Transaction } from './state.ts';
import type { Storage } from './storage/storage.ts';

export interface Database {
  /** Runs the work while no other runs. Its changes to the state are stored when it returns, and dropped when it throws. */
  transact: <T>(work: (transaction: Transaction) => T) => Promise<T>;
  /** Replaces all data by the seed, dated now. */
  reset: () => Promise<void>;
}

interface Options {
  storage: Storage;
  /** Milliseconds since 1970. */
  now: () => number;
}

function seeded(now: number): State {
  const state = freshState(now);
  seedMailbox(state);
  seedSessions(state);
  return state;
}

export function createDatabase({ storage, now }: Options): Database {
  return {
    transact: (work) =>
      storage.exclusive(async () => {
        const time = now();
        const stored = stateSchema.safeParse(await storage.read());
        const before = stored.success ? JSON.stringify(stored.data) : '';
        const state = stored.success ? stored.data : seeded(time);
        deliverAnswers(state, time);
        const result = work({ state, now: time });
        if (JSON.stringify(state) !== before) await storage.write(state);
        return result;
      }),
    reset: () => storage.exclusive(() => storage.write(seeded(now()))),
  };
}
