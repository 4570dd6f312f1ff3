import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outbox } from '../device/outbox.ts';
import { personStore } from '../device/person-store.ts';
import { session } from '../device/session.ts';
import { stubBrowser } from '../device/spec-browser.ts';
import { ApiError } from '../domain/api-error.ts';
import { type KeptAnswers, openKeptAnswers } from './kept-answers.ts';
import { homesQuery } from './homes.ts';
import { sendReply } from './send-reply.ts';
import { meQuery } from './user.ts';

const homes = (...ids: string[]) => JSON.stringify({ status: 1, message: 'Done', data: ids.map((_id) => ({ _id })) });

let user = '';
let keptAnswers: KeptAnswers;
let requests: Request[] = [];

/** Answers every request: with a body, with a status, or not at all. */
function serve(answer: string | number | Error): void {
  requests = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone());
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer);
  });
}
const unreached = new TypeError('Failed to fetch');

const body = () => personStore.read(user, 'answer/listProperties');
const note = () => personStore.read(user, 'answer/listProperties/note') as Promise<{ at: number } | undefined>;

/** A fresh page: nothing in the cache. */
function visit() {
  keptAnswers?.close();
  keptAnswers = openKeptAnswers(session.get().userId ?? user);
  return new QueryClient({ defaultOptions: { queries: { retry: false, meta: { keptAnswers } } } });
}
const read = async (cache = visit()) => (await cache.fetchQuery(homesQuery)).items.map(({ id }) => id);
/** The note is written after the body. */
const isKept = (expected: string) =>
  vi.waitFor(async () => expect([await body(), await note()]).toEqual([expected, expect.anything()]));

beforeEach(() => {
  user = crypto.randomUUID();
  session.start('t0ken', user);
  stubBrowser();
});

afterEach(() => {
  keptAnswers.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the last answer', () => {
  it('answers for a server that cannot be reached, and says so until the server answers', async () => {
    serve(homes('p1', 'p2'));
    const before = Date.now();
    expect(await read()).toEqual(['p1', 'p2']);
    expect(keptAnswers.isKept(homesQuery.queryKey)).toBe(false);
    await isKept(homes('p1', 'p2'));
    await vi.waitFor(async () => expect((await note())?.at).toBeGreaterThanOrEqual(before));

    serve(unreached);
    const cache = visit();
    expect(await read(cache)).toEqual(['p1', 'p2']);
    expect(keptAnswers.isKept(homesQuery.queryKey)).toBe(true);

    serve(homes('p3'));
    await cache.refetchQueries(homesQuery);
    expect(cache.getQueryData(homesQuery.queryKey)?.items).toHaveLength(1);
    expect(keptAnswers.isKept(homesQuery.queryKey)).toBe(false);
  });

  it('has what the server has taken since, until a later answer has it', async () => {
    serve(homes('p1', 'p2', 'p3'));
    await read();
    await isKept(homes('p1', 'p2', 'p3'));
    await keptAnswers.noteTaken('p1', { kind: 'remove' });
    await keptAnswers.noteTaken('p2', { kind: 'mark', propStatus: 'hidden' });
    serve(unreached);
    const shown = await visit().fetchQuery(homesQuery);
    expect(shown.items.map(({ id, propStatus }) => [id, propStatus])).toEqual([
      ['p2', 'hidden'],
      ['p3', null],
    ]);

    // An answer that was asked for in the same millisecond may lack them.
    const noted = Date.now();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(noted));
    // The server's answer stands alone, as another device may have changed it since.
    serve(homes('p1', 'p2'));
    await read();
    await vi.waitFor(async () => expect(await note()).toMatchObject({ taken: [] }));
    serve(unreached);
    expect(await read()).toEqual(['p1', 'p2']);
  });

  it('has what the server has taken before it was kept', async () => {
    let whenIdle = () => {};
    vi.stubGlobal('requestIdleCallback', (task: () => void) => (whenIdle = task));
    serve(homes('p1', 'p2'));
    await read();
    // A page that was closed in between left an answer of which it had noted nothing.
    await personStore.write(user, 'answer/listProperties', homes('p1', 'p2'));
    await keptAnswers.noteTaken('p1', { kind: 'remove' });
    serve(unreached);
    await expect(read()).rejects.toMatchObject({ kind: 'network' });

    serve(homes('p1', 'p2'));
    await read();
    await keptAnswers.noteTaken('p1', { kind: 'remove' });
    whenIdle();
    await vi.waitFor(async () => expect((await note())?.at).toBeGreaterThan(0));
    serve(unreached);
    expect(await read()).toEqual(['p2']);
  });

  it('is not put in place of what the cache has already', async () => {
    serve(homes('p1'));
    await read();
    await isKept(homes('p1'));
    const cache = visit();
    serve(homes('p1', 'p2'));
    await read(cache);
    serve(unreached);
    await expect(cache.fetchQuery({ ...homesQuery, staleTime: 0 })).rejects.toMatchObject({ kind: 'network' });
    expect(cache.getQueryData(homesQuery.queryKey)?.items).toHaveLength(2);
    expect(keptAnswers.isKept(homesQuery.queryKey)).toBe(false);
  });

  it.each([
    ['a page', '<!doctype html><h1>Proxy</h1>', 'unreadable'],
    ['a refusal', '{"status":0,"message":"No"}', 'refused'],
    ['a server error', 500, 'unreadable'],
    ['an end of the session', 401, 'session'],
  ])('does not answer for %s', async (_, answer, kind) => {
    serve(homes('p1'));
    await read();
    await isKept(homes('p1'));
    serve(answer);
    await expect(read()).rejects.toMatchObject({ kind });
    expect(await body()).toBe(homes('p1'));
  });

  it('is missed where there is none, with the failure that it is', async () => {
    serve(unreached);
    await expect(read()).rejects.toMatchObject({ kind: 'network' });
    expect(keptAnswers.isKept(homesQuery.queryKey)).toBe(false);
  });

  it.each([
    ['a body that is none', { 'answer/listProperties': 42 }],
    ['a cut-off body', { 'answer/listProperties': homes('p1').slice(0, -5) }],
    ['a body of another shape', { 'answer/listProperties': '{"status":1,"message":null,"data":"homes"}' }],
    ['a note that is none', { 'answer/listProperties/note': 'yesterday' }],
  ])('is missed where the device has %s', async (_, garbage) => {
    serve(homes('p1'));
    await read();
    await vi.waitFor(async () => expect(await note()).toBeDefined());
    for (const [key, value] of Object.entries(garbage)) await personStore.write(user, key as 'answer/', value);
    serve(unreached);
    await expect(read()).rejects.toBeInstanceOf(ApiError);
  });

  it('is the person’s own', async () => {
    serve(homes('p1'));
    await read();
    await isKept(homes('p1'));
    session.start('another', crypto.randomUUID());
    serve(unreached);
    await expect(read()).rejects.toMatchObject({ kind: 'network' });
  });

  it('is not kept for somebody who has left before it came to that', async () => {
    vi.stubGlobal('requestIdleCallback', (task: () => void) => (whenIdle = task));
    let whenIdle = () => {};
    serve(homes('p1'));
    await read();
    session.end('left');
    const write = vi.spyOn(personStore, 'write');
    const asked = vi.spyOn(personStore, 'read');
    whenIdle();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await asked.mock.results[0]?.value;
    expect(write).not.toHaveBeenCalled();
    expect(await body()).toBeUndefined();
  });

  it('is written once for as long as it stays the same, while its time goes on', async () => {
    serve(homes('p1'));
    await read();
    await vi.waitFor(async () => expect(await note()).toBeDefined());
    const first = (await note())?.at ?? 0;
    const write = vi.spyOn(personStore, 'write');
    vi.spyOn(Date, 'now').mockReturnValue(first + 60_000);
    await read();
    await vi.waitFor(async () => expect((await note())?.at).toBe(first + 60_000));
    expect(write.mock.calls.map(([, key]) => key)).toEqual(['answer/listProperties/note']);
    serve(homes('p1', 'p2'));
    await read();
    await isKept(homes('p1', 'p2'));
  });

  it('has no note where the device has no room for its body', async () => {
    const write = vi.spyOn(personStore, 'write').mockResolvedValue(false);
    serve(homes('p1'));
    await read();
    await vi.waitFor(() => expect(write).toHaveBeenCalled());
    await write.mock.results[0]?.value;
    expect(write.mock.calls.map(([, key]) => key)).toEqual(['answer/listProperties']);
    write.mockRestore();
    await read();
    await isKept(homes('p1'));
  });

  it('is kept apart for each call', async () => {
    serve(JSON.stringify({ status: 1, message: null, data: { _id: user, email: 'linda@example.com' } }));
    await visit().fetchQuery(meQuery);
    await vi.waitFor(async () => expect(await personStore.read(user, 'answer/me/note')).toBeDefined());
    serve(unreached);
    const cache = visit();
    expect(await cache.fetchQuery(meQuery)).toMatchObject({ id: user });
    expect(keptAnswers.isKept(meQuery.queryKey)).toBe(true);
    await expect(read(cache)).rejects.toMatchObject({ kind: 'network' });
  });

  it('goes with every end of the session, and what the person was writing does not', async () => {
    await personStore.write(user, 'answer/me', 'body');
    await personStore.write(user, 'draft/agent', 'me@example.com');
    await personStore.forgetAnswers(user);
    expect(await personStore.read(user, 'answer/me')).toBeUndefined();
    expect(await personStore.read(user, 'draft/agent')).toBe('me@example.com');
  });
});

it('does not tell which messages have arrived', async () => {
  serve(homes('p1'));
  await read();
  await isKept(homes('p1'));
  const rewrite = vi.fn<Outbox['rewrite']>();
  for (const open of [visit, offlineVisit]) {
    const cache = await open();
    serve(unreached);
    const delivery = {
      userId: user,
      outbox: { rewrite } as unknown as Outbox,
      queryClient: cache,
      keptAnswers,
      signal: new AbortController().signal,
    };
    const message = { kind: 'reply' as const, text: 'Hello' };
    await expect(sendReply({ id: 'e1', homeId: 'p1', message }, delivery)).rejects.toMatchObject({ kind: 'network' });
  }
  expect(rewrite).not.toHaveBeenCalled();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

async function offlineVisit(): Promise<QueryClient> {
  serve(unreached);
  const cache = visit();
  await read(cache);
  return cache;
}
