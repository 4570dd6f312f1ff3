import { type CallName, calls } from '#src/api/calls.ts';
import { accountByToken, revokeTokens } from './accounts.ts';
import type { Backend } from './control.ts';
import type { Database } from './database.ts';
import { slowness, takeFaults } from './faults.ts';
import type { Context } from './handlers/call-handler.ts';
import { callHandlers } from './handlers/call-handlers.ts';
import { moveMarket } from './market.ts';
import { envelope, misbehave } from './misbehave.ts';
import { type FieldFault, Refusal } from './refusal.ts';
import { faultInText } from './sentinels.ts';
import type { Transaction } from './state.ts';

/** Answers a request to a call of the table, with the fault that is set or typed. */
export async function respond(name: CallName, request: Request, id: string, backend: Backend): Promise<Response> {
  const text = calls[name].method === 'GET' ? '' : await request.text();
  const form: Record<string, string> = Object.fromEntries(new URLSearchParams(text));
  const { fault: switched, wait } = takeFaults(backend.faults, name);
  const typed = faultInText(Object.values(form));
  const fault = switched ?? typed;
  const { latency = 0, market } = backend.conditions.get();
  await pause(wait ?? (typed === 'slow' ? slowness : latency));
  const input = { form, id, revoked: fault === 'revoked', moving: market === 'moving' };
  const serve = () => answer(name, request, input, backend.database);
  return fault ? misbehave(fault, serve) : serve();
}

const pause = (ms: number) => (ms > 0 ? new Promise<void>((resolve) => setTimeout(resolve, ms)) : undefined);

interface Input {
  form: Record<string, string>;
  id: string;
  revoked: boolean;
  /** Whether the market moves while the buyer reads the list. */
  moving: boolean;
}

async function answer(name: CallName, request: Request, input: Input, database: Database): Promise<Response> {
  try {
    // In a transaction of its own, because the refusal that follows undoes the work of the call.
    if (input.revoked) await database.transact((transaction) => revoke(transaction, request));
    return await database.transact((transaction) => {
      const { message, data } = handle(name, request, input, transaction);
      return envelope(200, { status: 1, message, data });
    });
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    console.error(error);
    return envelope(500, { status: 0, message: 'Something went wrong on the server.' });
  }
}

const tokenOf = (request: Request) => /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;

function revoke(transaction: Transaction, request: Request): void {
  const account = accountByToken(transaction, tokenOf(request));
  if (account) revokeTokens(transaction, account);
}

function handle(name: CallName, request: Request, { form, id, moving }: Input, transaction: Transaction) {
  const call = calls[name];
  const token = tokenOf(request);
  const buyer = call.guarded ? accountByToken(transaction, token) : null;
  if (call.guarded && !buyer) throw new Refusal(401, 'Invalid token.');
  if (moving && buyer && name === 'listProperties') moveMarket(transaction, buyer);
  if (!isForm(request)) throw new Refusal(415, 'The body must be form-encoded.');
  const body = call.body.safeParse(form);
  if (!body.success) throw new Refusal(400, 'Validation Error.', missing(body.error.issues));
  // The table types both the body and the handler, but the compiler cannot match them for a name that varies.
  const handler = callHandlers[name] as (context: Context<never>) => { message: string; data?: unknown };
  return handler({ transaction, token, id, buyer: buyer as never, body: body.data as never });
}

function isForm({ method, headers }: Request): boolean {
  if (method === 'GET' || method === 'DELETE') return true;
  return /^application\/x-www-form-urlencoded(?:;|$)/i.test(headers.get('Content-Type') ?? '');
}

const missing = (issues: readonly { path: PropertyKey[] }[]): FieldFault[] =>
  issues.map(({ path }) => ({ param: String(path[0]), msg: `${String(path[0])} must be specified.` }));

function refused({ status, message, faults }: Refusal): Response {
  return envelope(status, { status: 0, message, ...(faults && { data: faults }) });
}
