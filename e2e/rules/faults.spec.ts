import 'fake-indexeddb/auto';
import { type QueryFunctionContext, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/domain/api-error.ts';
import { type CallName, calls } from '#src/api/calls.ts';
import { send } from '#src/api/client.ts';
import { askOrKept } from '#src/api/kept-answers.ts';
import type { SignedIn } from '#src/api/signed-in.ts';
import { openSignedIn } from '#src/app/open-signed-in.ts';
import { session } from '#src/device/session.ts';
import { stubBrowser } from '#src/device/spec-browser.ts';
import { isSame } from '#src/domain/same.ts';
import type { Write } from '#src/domain/write.ts';
import words from '#src/i18n/locales/en/common.ts';

/*
 * Every call of the table with every fault, through the real client, cache and outbox. Each failure has a message and loses no input, and
 * the call works once the fault is gone. `npm run unit` prints a table of the outcomes.
 */

const said = 'The words of the server.';
const json = (body: object, status = 200, headers = {}) => new Response(JSON.stringify(body), { status, headers });
const refusal = (status: number, headers = {}) => json({ status: 0, message: said }, status, headers);
const page = (status: number) => new Response('<!doctype html><h1>Oh</h1>', { status });
const never = () => new Promise<never>(() => {});
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

type Serve = () => Response;

/** The faults of the server. `serve` does the work of the call and returns its answer. */
const faults: Record<string, (serve: Serve) => Response | Promise<Response>> = {
  'lost before': lost,
  'lost after': (serve) => (serve(), lost()),
  'no answer': never,
  stall: (serve) =>
    new Response((serve(), new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) }))),
  slow: (serve) => new Promise((done) => setTimeout(() => done(serve()), 10_000)),
  '401': () => refusal(401),
  '403': () => refusal(403),
  '404': () => refusal(404),
  '409': () => refusal(409),
  '413 page': () => page(413),
  '429': () => refusal(429, { 'Retry-After': '30' }),
  '500': () => refusal(500),
  '500 empty': () => new Response(null, { status: 500 }),
  '502 page': () => page(502),
  'status 0': () => refusal(200),
  'cut off': (serve) => (serve(), new Response('{"status":1,"mess')),
  'wrong shape': (serve) => (serve(), json({ ok: true })),
  empty: (serve) => (serve(), new Response('')),
  'no content': (serve) => (serve(), new Response(null, { status: 204 })),
  'bad record': (serve) => serve(),
};
const withWords = ['401', '403', '404', '409', '429', '500', 'status 0'];

/** Long enough for every automatic retry, in milliseconds. */
const longEnough = 200_000;
const home = { _id: 'p1' };
const writes: Partial<Record<CallName, Write>> = {
  postReply: { kind: 'reply', text: 'Is it dry?' },
  setPropStatus: { kind: 'mark', propStatus: 'liked' },
  setQuestion: { kind: 'answer', change: { qprice: '7' } },
  deleteProperty: { kind: 'remove' },
};

/** Each test has a new person, of whom the device has nothing. */
let userId = '';
let fault: string | null = null;
/** How often the server has done the work of the call. */
let workDone = 0;
/** The demands that the call has not met. */
let broken: string[] = [];

function demand(isSo: boolean, what: string): void {
  if (!isSo) broken.push(what);
}

/** The data of a successful answer: the first sample that the schema of the call accepts. */
async function sampleOf(name: CallName): Promise<unknown> {
  const samples = [{ _id: userId, token: 't1' }, [home], null];
  for (const sample of samples) if ((await calls[name].data.safeParseAsync(sample)).success) return sample;
  throw new Error(`No sample fits ${name}`);
}

/** Answers the call with the fault, if there is one, and every other call successfully. */
function serve(name: CallName, sample: unknown): void {
  const replies: object[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method, path } = calls[name];
    const isIt = request.method === method && request.url.includes(path.replace('{id}', ''));
    const work = () => {
      workDone += 1;
      if (name === 'postReply') replies.push({ from: userId, reply: 'Is it dry?' });
      const records = fault === 'bad record' && Array.isArray(sample) ? [...(sample as unknown[]), 'garbage'] : sample;
      return json({ status: 1, message: null, data: records });
    };
    const other = () => json({ status: 1, message: null, data: [{ ...home, replies }] });
    const answer = isIt ? (faults[fault ?? ''] ?? ((well: Serve) => well()))(work) : other();
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
    return Promise.race([answer, aborted]);
  });
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 15; turn += 1) await new Promise((next) => setImmediate(next));
}

async function pass(ms: number): Promise<void> {
  await settle();
  for (let passed = 0; passed < ms; passed += 20_000) {
    await vi.advanceTimersByTimeAsync(Math.min(20_000, ms));
    await settle();
  }
}

/** The failure as a short code. */
function failureWord(error: unknown): string {
  if (!(error instanceof ApiError)) return 'no words';
  if (error.kind === 'session') return 'signs out';
  if (error.serverMessage === said) return 'says why';
  return words.failure[error.kind] ? error.kind : 'no words';
}

/** A form, or an action that waits for its answer, fails with a message and works when it is sent again. */
async function tryForm(name: CallName): Promise<string> {
  const body = Object.fromEntries(Object.keys(calls[name].body.def.shape).map((field) => [field, 'text']));
  const attempt = async () => {
    const outcome = send(name, { body: body as never }).then(() => 'works', failureWord);
    await pass(40_000);
    return outcome;
  };
  const first = await attempt();
  fault = null;
  session.start('t1', userId);
  demand((await attempt()) === 'works', 'it works when it is sent again');
  return first;
}

/** A reading fails with a message or returns the records that it can parse, and works when it is repeated. */
async function tryRead(name: CallName, { queryClient }: SignedIn): Promise<string> {
  const query = { queryKey: [name], queryFn: (context: QueryFunctionContext) => askOrKept(name as never)(context) };
  const observer = new QueryObserver(queryClient, query);
  const stop = observer.subscribe(() => {});
  await pass(longEnough);
  const { error, data } = observer.getCurrentResult();
  const { skipped = 0 } = (data ?? {}) as { skipped?: number };
  const first = error ? failureWord(error) : skipped > 0 ? 'the others' : 'works';
  fault = null;
  session.start('t1', userId);
  void observer.refetch();
  await pass(1_000);
  demand(observer.getCurrentResult().status === 'success', 'it is there once it is read again');
  stop();
  return first;
}

/** A write is kept until the server has it, and is neither lost nor doubled. It is sent by itself or by Try again. */
async function tryWrite(write: Write, { outbox }: SignedIn): Promise<string> {
  await outbox.add('p1', write);
  await pass(longEnough);
  const [entry] = outbox.entries.get();
  const first = !session.get().token
    ? 'signs out'
    : !entry
      ? 'works'
      : entry.state === 'waiting'
        ? 'waits'
        : asks(entry.reason);
  demand(!entry || isSame({ ...entry.write, ...write }, entry.write), 'what was written is intact');
  fault = null;
  // Without a session, the write is kept for the next sign-in.
  if (!session.get().token) {
    demand(outbox.entries.get().length === 1, 'it is kept for the next sign-in');
    return first;
  }
  // The second round is for a message that asks only after the first whether it has arrived.
  for (let round = 0; round < 2; round += 1) {
    await outbox.retry(outbox.entries.get().flatMap(({ id, state }) => (state === 'waiting' ? [] : [id])));
    await pass(longEnough);
  }
  demand(outbox.entries.get().length === 0, 'the server has it once the fault is gone');
  // A mark may be sent twice, and a deletion may find its home deleted already.
  const isOnServer =
    write.kind === 'reply' ? workDone === 1 : workDone > 0 || (write.kind === 'remove' && first === 'works');
  demand(isOnServer, `it is on the server, and not ${workDone} times`);
  return first;
}

const asks = (reason: string | null) => (reason === said ? 'says why' : 'asks');

const names = Object.keys(calls) as CallName[];
const table = new Map<CallName, Map<string, string>>(names.map((name) => [name, new Map()]));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'debug').mockImplementation(() => {});
  stubBrowser();
  localStorage.clear();
  userId = crypto.randomUUID();
  session.start('t1', userId);
  workDone = 0;
  broken = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(names)('%s', (name) => {
  it.each(Object.keys(faults))('%s', async (kind) => {
    const call = calls[name];
    const write = writes[name];
    const isRead = call.method === 'GET';
    serve(name, await sampleOf(name));
    fault = null;
    const signedIn = await openSignedIn(userId);
    fault = kind;
    const outcome = write
      ? await tryWrite(write, signedIn)
      : isRead
        ? await tryRead(name, signedIn)
        : await tryForm(name);
    await signedIn.dispose();
    table.get(name)?.set(kind, outcome);
    demand(outcome !== 'no words', 'it has a message');
    demand(kind !== 'slow' || outcome === 'works', 'a slow answer arrives');
    demand(kind !== 'no content' || isRead || name === 'login' || outcome === 'works', '"no content" is a success');
    demand(kind !== '401' || outcome === (call.guarded ? 'signs out' : 'says why'), 'a 401 ends the session');
    // A waiting write has its own note. The words of the server show only once it needs the person.
    const mayBeSilent = ['works', 'waits', 'signs out'].includes(outcome);
    demand(!withWords.includes(kind) || mayBeSilent || outcome === 'says why', 'the words of the server are shown');
    expect(broken).toEqual([]);
  });
});

afterAll(() => {
  const kinds = Object.keys(faults);
  const width = Math.max(...kinds.map((kind) => kind.length), 10) + 1;
  const line = (head: string, cells: readonly string[]) =>
    head.padEnd(18) + cells.map((cell) => cell.padEnd(width)).join('');
  const rows = [...table].map(([name, row]) =>
    line(
      name,
      kinds.map((kind) => row.get(kind) ?? ''),
    ),
  );
  console.info([line('', kinds), ...rows].join('\n'));
});
