import * as z from 'zod/mini';
import { type ConditionsSwitch, conditionsSchema } from './conditions.ts';
import type { Database } from './database.ts';
import { type FaultSwitch, faultsSchema } from './faults.ts';
import { mailOf } from './mailbox.ts';
import { applyMarketEvent, marketEventSchema } from './market.ts';
import { Refusal } from './refusal.ts';

/** The parts of the mocked server: its data, and what a tester sets. */
export interface Backend {
  database: Database;
  faults: FaultSwitch;
  conditions: ConditionsSwitch;
}

/**
 * Answers `/mock/…`, by which tests and testers control the mocked server, in the page and over HTTP: see `docs/testing.md`. Null for any
 * other address.
 */
export async function control(request: Request, { database, faults, conditions }: Backend): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  switch (`${request.method} ${pathname}`) {
    case 'GET /mock/mail':
      return Response.json(await mailOf(database, searchParams.get('to')));
    case 'POST /mock/reset':
      faults.set([]);
      conditions.clear();
      await database.reset();
      return done();
    case 'POST /mock/faults':
      return withBody(request, faultsSchema, faults.set);
    case 'POST /mock/conditions':
      return withBody(request, conditionsSchema, conditions.set);
    case 'POST /mock/market':
      return withBody(request, marketEventSchema, async (event) => {
        const home = await database.transact((transaction) => applyMarketEvent(transaction, event));
        return Response.json({ home });
      });
    default:
      return null;
  }
}

const done = () => new Response(null, { status: 204 });

/** Parses the request's JSON and passes it to `work`. Answers 400 with the issues if it cannot be parsed. */
async function withBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  work: (value: z.output<Schema>) => Promise<Response> | void,
): Promise<Response> {
  const read = schema.safeParse(await request.json().catch(() => null));
  if (!read.success) return Response.json(read.error.issues, { status: 400 });
  try {
    return (await work(read.data)) ?? done();
  } catch (error) {
    if (error instanceof Refusal) return Response.json({ message: error.message }, { status: error.status });
    throw error;
  }
}
