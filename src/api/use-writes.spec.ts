import 'fake-indexeddb/auto';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSignedIn } from '../app/open-signed-in.ts';
import { openOutbox } from '../device/outbox.ts';
import type { Gate } from '../device/outbox-entry.ts';
import { personStore } from '../device/person-store.ts';
import { session } from '../device/session.ts';
import { settings } from '../device/settings.ts';
import { stubBrowser } from '../device/spec-browser.ts';
import { createStore } from '../device/store.ts';
import { type Home, homeSchema } from '../domain/home.ts';
import type { Write } from '../domain/write.ts';
import { homesQuery } from './homes.ts';
import { AppContextProvider, type SignedIn } from './signed-in.ts';
import { useKnownHomes } from './use-homes.ts';
import { useWrites, type Writes } from './use-writes.ts';

const envelope = (status: 0 | 1, message: string, http = 200) =>
  new Response(JSON.stringify({ status, message }), { status: http });
const page = (http: number) => new Response('<!doctype html><h1>Not Found</h1>', { status: http });

const score: Write = { kind: 'answer', change: { qprice: '7' } };
const mark: Write = { kind: 'mark', propStatus: 'liked' };
const remove: Write = { kind: 'remove' };

let cache: QueryClient;
let user = '';
let signedIn: SignedIn;
let writes: Writes;
let root: Root;
/** The homes of each render of a screen. */
const rendered: (readonly Home[] | undefined)[] = [];

function Screen() {
  const current = useWrites();
  const homes = useKnownHomes();
  useEffect(() => {
    writes = current;
    rendered.push(homes?.items);
  }, [current, homes]);
  return null;
}

/** Opens the signed-in area, with those homes in the cache, or none yet, and a screen that shows them. */
async function enter(items: readonly Home[] | null = [homeSchema.parse({ _id: 'p1', tax: 1 })]): Promise<void> {
  signedIn = await openSignedIn(user);
  cache = signedIn.queryClient;
  if (items) cache.setQueryData(homesQuery.queryKey, { items, skipped: 0 });
  root = createRoot(document.createElement('div'));
  const context = { session, settings, signedIn: createStore<SignedIn | null>(signedIn) };
  const screen = createElement(QueryClientProvider, { client: cache }, createElement(Screen));
  rendered.length = 0;
  root.render(createElement(AppContextProvider, { value: context }, screen));
  await vi.waitFor(() => expect(rendered).not.toEqual([]));
}

async function leave(): Promise<void> {
  root.unmount();
  await signedIn.dispose();
}
const kept = async () =>
  ((await personStore.read(user, 'outbox')) ?? []) as {
    lane: string;
    write: Write;
    state: string;
    reason: string | null;
    gate?: Gate;
  }[];
const homes = () => cache.getQueryData(homesQuery.queryKey)?.items ?? [];

/** Sends one write to a server that answers so, and waits until the outbox has the answer. */
async function sendTo(answer: Response | Error, write: Write) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    // The homes are read again after a write, from a server that is slow.
    if (request.method === 'GET') return new Promise(() => undefined);
    requests.push(request.clone());
    if (answer instanceof Error) throw answer;
    return answer.clone();
  });
  await enter();
  await writes.add('p1', write);
  await vi.waitFor(async () => {
    expect(requests.length).toBeGreaterThan(0);
    const [first] = await kept();
    expect(first?.state).not.toBe('sending');
  });
  return { requests, first: (await kept())[0] };
}

beforeEach(() => {
  user = crypto.randomUUID();
  session.start('t0ken', user);
  // The longest of the waits that chance chooses.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  stubBrowser();
});

afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a write that the server takes', () => {
  it('is in the cache once it has left the outbox', async () => {
    const { requests, first } = await sendTo(envelope(1, 'Saved'), score);
    expect(requests[0]?.method).toBe('PUT');
    expect(requests[0]?.url).toMatch(/\/api\/property\/question\/p1$/);
    expect(await requests[0]?.text()).toBe('qprice=7');
    expect(first).toBeUndefined();
    expect(homes()[0]?.question.scores.price).toBe(7);
  });

  it('is in a first list that was asked for before it and comes after it', async () => {
    const list = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', async ({ method }: Request) => (method === 'GET' ? list.promise : envelope(1, 'Saved')));
    await enter(null);
    const read = cache.ensureQueryData(homesQuery);
    await writes.add('p1', score);
    await vi.waitFor(() => expect(signedIn.outbox.entries.get()[0]?.state).not.toBe('waiting'));
    list.resolve(new Response(JSON.stringify({ status: 1, message: '', data: [{ _id: 'p1' }] })));
    await read;
    await vi.waitFor(() => expect(signedIn.outbox.entries.get()).toEqual([]));
    expect(homes()[0]?.question.scores.price).toBe(7);
  });

  it('is looked for in a list asked for anew, if its answer was lost, and not in the one from before the code came', async () => {
    const listOf = (...replies: object[]) =>
      new Response(JSON.stringify({ status: 1, message: '', data: [{ _id: 'p1', replies }] }));
    const methods: string[] = [];
    vi.stubGlobal('fetch', async ({ method }: Request) => {
      methods.push(method);
      return listOf({ from: user, reply: 'Hello' });
    });
    const write: Write = { kind: 'reply', text: 'Hello', alikeBefore: 0, posts: 1 };
    const earlier = { id: 'e1', lane: 'p1', at: 1, notBefore: 1, state: 'waiting', attempts: 1, reason: null, write };
    await personStore.write(user, 'outbox', [earlier]);
    window.earlyCalls = [
      {
        url: new URL('/api/property/', document.baseURI).href,
        authorization: 'Bearer t0ken',
        answer: Promise.resolve(listOf()),
        abort: new AbortController(),
      },
    ];
    signedIn = await openSignedIn(user);
    root = createRoot(document.createElement('div'));
    await vi.waitFor(() => expect(signedIn.outbox.entries.get()).toEqual([]));
    expect(methods).toEqual(['GET']);
  });

  it('takes a deleted home out, also where the answer to an earlier try was lost', async () => {
    const { first } = await sendTo(envelope(0, 'Property not found.', 404), remove);
    expect(first).toBeUndefined();
    expect(homes()).toEqual([]);
  });
});

describe('a write that it does not take', () => {
  it.each([
    ['a page of status 404', page(404)],
    ['a page of status 405', page(405)],
    ['an envelope of status 405', envelope(0, 'Method not allowed', 405)],
    ['an envelope of status 501', envelope(0, 'Not implemented', 501)],
  ])('stays on the device where the server does not know the call: %s', async (_what, answer) => {
    expect((await sendTo(answer, score)).first).toMatchObject({ state: 'parked' });
  });

  it.each([mark, remove])('is refused instead where it could only be taken back: %j', async (write) => {
    expect((await sendTo(page(404), write)).first).toMatchObject({ state: 'refused', reason: null });
  });

  it.each([
    ['status 0', envelope(0, 'Not a score.')],
    ['HTTP 422', envelope(0, 'Not a score.', 422)],
    ['a home that is gone', envelope(0, 'Not a score.', 404)],
  ])('is refused with the server’s words: %s', async (_what, answer) => {
    expect((await sendTo(answer, score)).first).toMatchObject({ state: 'refused', reason: 'Not a score.' });
    expect(homes()[0]?.question.scores.price).toBeNull();
  });

  it('is refused where a proxy refuses it with a page, as for a body that is too large', async () => {
    expect((await sendTo(page(413), score)).first).toMatchObject({ state: 'refused', reason: null });
  });

  it.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['a page of a proxy', page(200)],
    ['a page of status 502', page(502)],
    ['an envelope of status 500', envelope(0, 'Out of order', 500)],
    ['a page of status 408', page(408)],
    ['a page of status 425', page(425)],
    ['too many requests', envelope(0, 'Slow down', 429)],
    ['a pause', envelope(0, 'Back in a minute', 503)],
  ])('is tried again later: %s', async (_what, answer) => {
    expect((await sendTo(answer, score)).first).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  it('shuts the whole outbox for as long as the server asks', async () => {
    const busy = page(503);
    busy.headers.set('Retry-After', '120');
    const { first } = await sendTo(busy, score);
    expect(first).toMatchObject({ gate: { asked: true, count: 1 } });
    expect(first!.gate!.until - first!.gate!.since).toBeGreaterThanOrEqual(120_000);
  });

  it('is not taken for accepted where a later one has replaced it before it was refused', async () => {
    const refusal = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', async ({ method }: Request) =>
      method === 'GET' ? new Promise(() => undefined) : (await refusal.promise).clone(),
    );
    await enter();
    await writes.add('p1', mark);
    await vi.waitFor(async () => expect((await kept())[0]).toMatchObject({ state: 'sending' }));
    await writes.add('p1', { kind: 'mark', propStatus: 'disliked' });
    refusal.resolve(envelope(0, 'Not for sale any more.', 409));
    await vi.waitFor(async () =>
      expect(await kept()).toMatchObject([{ write: { propStatus: 'disliked' }, state: 'refused' }]),
    );
    expect(homes()[0]?.propStatus).toBeNull();
  });

  it('is not sent for somebody else who signed in in another tab', async () => {
    const requests: Request[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      requests.push(request);
      return envelope(1, 'Saved');
    });
    await enter();
    localStorage.setItem('user_id', 'somebody else');
    await writes.add('p1', score);
    await vi.waitFor(async () => expect((await kept())[0]).toMatchObject({ state: 'waiting' }));
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('waits for the next sign-in where the token is not valid any more, and ends the session', async () => {
    expect((await sendTo(page(401), score)).first).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(session.get().token).toBeNull();
  });
});

it('reads the homes again where another tab has sent a write that was only seen waiting here', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await enter();
  const other = await openOutbox(user);
  const id = await other.add('p1', mark, 20_000);
  await vi.waitFor(() => expect(signedIn.outbox.entries.get()).toMatchObject([{ id, state: 'waiting' }]));
  expect(cache.getQueryState(homesQuery.queryKey)?.isInvalidated).toBe(false);
  await other.settle(id, { is: 'sent' });
  await vi.waitFor(() => expect(cache.getQueryState(homesQuery.queryKey)?.isInvalidated).toBe(true));
  other.close();
});

describe('the Undo of a mark', () => {
  const home = { id: 'p1', propStatus: null };
  const other = { id: 'p2', propStatus: 'disliked' as const };
  const said = async () => (await kept()).map(({ write }) => write);

  beforeEach(async () => {
    const items = [home, other].map(({ id, propStatus }) => homeSchema.parse({ _id: id, propStatus }));
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await enter(items);
  });

  it('puts back what each home had', async () => {
    const undo = await writes.mark([home, other], 'hidden');
    expect(await undo()).toBe(true);
    expect((await said()).slice(-2)).toEqual([
      { kind: 'mark', propStatus: null },
      { kind: 'mark', propStatus: 'disliked' },
    ]);
  });

  it('takes back what has not been sent, and has nothing more to send for it', async () => {
    await leave();
    const many = Array.from({ length: 8 }, (_, index) => ({ id: `p${index}`, propStatus: null }));
    await enter(many.map(({ id }) => homeSchema.parse({ _id: id })));
    const undo = await writes.mark(many, 'hidden');
    await vi.waitFor(async () => expect((await kept()).filter(({ state }) => state === 'sending')).toHaveLength(6));
    expect(await undo()).toBe(true);
    const left = await kept();
    expect(left.map(({ lane }) => lane).slice(0, 6)).toEqual(left.map(({ lane }) => lane).slice(6));
    expect(left.slice(6).map(({ write }) => write)).toEqual(
      Array.from({ length: 6 }, () => ({ ...mark, propStatus: null })),
    );
  });

  it('leaves a home alone that has another mark by now, and says so', async () => {
    const undo = await writes.mark([home, other], 'liked');
    await writes.mark([{ ...home, propStatus: 'liked' }], 'hidden');
    expect(await undo()).toBe(false);
    const last = Object.fromEntries((await kept()).map(({ lane, write }) => [lane, write]));
    expect(last).toMatchObject({ p1: { propStatus: 'hidden' }, p2: { propStatus: 'disliked' } });
  });

  it('leaves a home alone whose mark the server refused', async () => {
    await leave();
    vi.stubGlobal('fetch', async ({ method, url }: Request) =>
      method === 'GET' || url.includes('p1')
        ? new Promise(() => undefined)
        : envelope(0, 'Not for sale any more.', 409),
    );
    await enter([home, other].map(({ id, propStatus }) => homeSchema.parse({ _id: id, propStatus })));
    const undo = await writes.mark([home, other], 'hidden');
    await vi.waitFor(async () => expect((await kept())[1]).toMatchObject({ lane: 'p2', state: 'refused' }));
    expect(await undo()).toBe(true);
    expect((await kept()).at(-1)).toMatchObject({ lane: 'p1', write: { propStatus: null } });
  });

  it('queues nothing behind a deletion', async () => {
    const undo = await writes.mark([home], 'liked');
    await writes.add('p1', remove, 8000);
    expect(await undo()).toBe(false);
    expect(await said()).toEqual([mark, remove]);
  });

  it('stands up to a mark that has arrived meanwhile', async () => {
    await leave();
    vi.stubGlobal('fetch', async ({ method }: Request) =>
      method === 'GET' ? new Promise(() => undefined) : envelope(1, 'Saved'),
    );
    await enter([homeSchema.parse({ _id: 'p1' })]);
    const undo = await writes.mark([home], 'liked');
    await vi.waitFor(async () => {
      expect(homes()[0]?.propStatus).toBe('liked');
      expect(await kept()).toEqual([]);
    });
    expect(await undo()).toBe(true);
    await vi.waitFor(() => expect(homes()[0]?.propStatus).toBeNull());
  });
});

it('gives the Undo of a mark once the device has the mark, so that its toast promises nothing', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await enter();
  await writes.mark([{ id: 'p1', propStatus: null }], 'liked');
  expect((await kept()).map(({ write }) => write)).toEqual([mark]);
});

describe('a restored home', () => {
  const liked = homeSchema.parse({ _id: 'p1', propStatus: 'liked' });
  const plain = homeSchema.parse({ _id: 'p2' });
  const archived = [liked, plain].map((home) => ({ ...home, propStatus: 'hidden' as const }));

  beforeEach(async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await enter([liked, plain]);
  });

  it('has the mark again that it had before the archive, also on a later visit', async () => {
    await writes.mark([liked, plain], 'hidden');
    await leave();
    await enter(archived);
    const undo = await writes.restore(archived);
    const marks = async () => Object.fromEntries((await kept()).map(({ lane, write }) => [lane, write]));
    await vi.waitFor(async () =>
      expect(await marks()).toMatchObject({ p1: { propStatus: 'liked' }, p2: { propStatus: null } }),
    );
    expect(await undo()).toBe(true);
    expect(await marks()).toMatchObject({ p1: { propStatus: 'hidden' }, p2: { propStatus: 'hidden' } });
  });

  it('has none where its like was taken back before it was archived again', async () => {
    void writes.mark([liked], 'hidden');
    void writes.mark([{ ...liked, propStatus: null }], 'hidden');
    await writes.restore(archived);
    await vi.waitFor(async () =>
      expect((await kept()).map(({ write }) => write)).toEqual([
        { kind: 'mark', propStatus: null },
        { kind: 'mark', propStatus: null },
      ]),
    );
  });
});

describe('the homes that screens read', () => {
  const listed = (propStatus: string) => ['p1', 'p2'].map((id) => ({ _id: id, tax: 1, propStatus }));
  it('change once with a write, and not again on its way out, when it has arrived or when the list is read again, once for many', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const items = listed('').map((home) => homeSchema.parse(home));
    const asked: string[] = [];
    vi.stubGlobal('fetch', async ({ method }: Request) => {
      asked.push(method);
      return method === 'GET'
        ? new Response(JSON.stringify({ status: 1, message: '', data: listed('liked') }))
        : envelope(1, 'Saved');
    });
    await enter(items);
    for (const id of ['p1', 'p2']) {
      await writes.mark([{ id, propStatus: null }], 'liked');
      await vi.waitFor(async () => expect(await kept()).toEqual([]));
    }
    expect(asked).toEqual(['PUT', 'PUT']);
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect([asked, cache.isFetching()]).toEqual([['PUT', 'PUT', 'GET'], 0]));
    vi.useRealTimers();
    expect([...new Set(rendered)].map((shown) => shown?.map(({ propStatus }) => propStatus))).toEqual([
      [null, null],
      ['liked', null],
      ['liked', 'liked'],
    ]);
  });
});
