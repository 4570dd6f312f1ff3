import type * as z from 'zod/mini';
import type { CallName, calls } from '#src/api/calls.ts';
import type { Account, Transaction } from '#mocks/state.ts';

/** The input of a handler: the parsed body, the `{id}` of the path, and the buyer who sends a guarded call. */
export interface Context<Body> {
  transaction: Transaction;
  body: Body;
  id: string;
  /** Missing in open calls, whose handlers must not read it. */
  buyer: Account;
  token: string | null;
}

type Body<Name extends CallName> = z.output<(typeof calls)[Name]['body']>;
type Sent<Name extends CallName> = z.input<(typeof calls)[Name]['data']>;

/** `data` may be left out only if the table does not read it. */
type Answer<Name extends CallName> =
  unknown extends Sent<Name> ? { message: string; data?: unknown } : { message: string; data: Sent<Name> };

/** A handler for each call of the table. It returns the answer of a success and throws a {@link Refusal} otherwise. */
export type CallHandlers = { [Name in CallName]: (context: Context<Body<Name>>) => Answer<Name> };
