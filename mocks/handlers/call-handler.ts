import type * as z from 'zod/mini';
import type { CallName, calls } from '#src/api/calls.ts';
import type { Account, Transaction } from '#mocks/state.ts';

/** What a handler works with: the parsed body, the `{id}` of the path, and on a guarded call whose it is. */
export interface Context<Body> {
  transaction: Transaction;
  body: Body;
  id: string;
  /** Open calls have no user: asking for one is a mistake. */
  buyer: Account;
  token: string | null;
}

type Body<Name extends CallName> = z.output<(typeof calls)[Name]['body']>;
type Sent<Name extends CallName> = z.input<(typeof calls)[Name]['data']>;

/** `data` may be left out only where the table leaves it unread. */
type Answer<Name extends CallName> =
  unknown extends Sent<Name> ? { message: string; data?: unknown } : { message: string; data: Sent<Name> };

/** One per call of the table: the happy path, everything else throws a {@link Refusal}. */
export type CallHandlers = { [Name in CallName]: (context: Context<Body<Name>>) => Answer<Name> };
