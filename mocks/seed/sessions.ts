import type { State } from '#mocks/state.ts';
import { seedAccounts } from './accounts.ts';

/** The token of a session that an account of the seed has from the start, for testers who begin behind the sign-in. */
export const standingToken = (accountId: string) => `session-of-${accountId}`;

export function seedSessions(state: State): void {
  for (const { id, confirmed } of seedAccounts(state.seededAt)) if (confirmed) state.tokens[standingToken(id)] = id;
}
