import { describe, expect, it, vi } from 'vitest';
import { openOutbox } from '../device/outbox.ts';
import { personStore } from '../device/person-store.ts';
import { session } from '../device/session.ts';
import type { Write } from '../domain/write.ts';
import { homesQuery } from './homes.ts';
import {
  cache,
  enter,
  envelope,
  homes,
  inSignedInArea,
  kept,
  mark,
  open,
  remove,
  rendered,
  signedIn,
  user,
  writes,
} from './spec-writes.ts';

inSignedInArea();

const page = (http: number) => new Response('<!doctype html><h1>Not Found</h1>', { status: http });
const score: Write = { kind: 'answer', change: { qprice: '7' } };

const listOf = (...data: object[]) => new Response(JSON.stringify({ status: 1, message: '', data }));

/** Sends one write to a server that answers so, and waits until the outbox has the answer. Without a list the server is slow to give it. */
async function sendTo(answer: Response | Error, write: Write, list?: Response) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    // The homes are read again after a write.
    if (request.method === 'GET') return list?.clone() ?? new Promise(() => undefined);
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

describe('a write that the server takes', () => {
  it('is in the cache once it has left the outbox', async () => {
    const { requests, first } = await sendTo(envelope(1, 'Saved'), score);
    expect(requests[0]?.method).toBe('PUT');
    expect(requests[0]?.url).toMatch(/\/api\/property\/question\/p1$/);
    expect(await requests[0]?.text()).toBe('qprice=7');
    expect(first).toBeUndefined();
    expect(homes()[0]?.question.scores.price).toBe(7);
  });

  it('is told to the other tabs before it leaves the outbox', async () => {
    const heard: object[] = [];
    new BroadcastChannel(`taken/${user}`).onmessage = ({ data }) =>
      heard.push({ told: data as unknown, waiting: signedIn.outbox.entries.get().length });
    await sendTo(envelope(1, 'Saved'), score);
    expect(heard).toEqual([{ told: { id: expect.any(String) as string, lane: 'p1', write: score }, waiting: 1 }]);
  });

  it('does not make the list be read at once, as it is in the cache', async () => {
    await sendTo(envelope(1, 'Saved'), score);
    await vi.waitFor(() => expect(signedIn.outbox.entries.get()).toEqual([]));
    expect(cache.getQueryState(homesQuery.queryKey)?.isInvalidated).toBe(false);
  });

  it('is in a first list that was asked for before it and comes after it', async () => {
    const list = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', async ({ method }: Request) => (method === 'GET' ? list.promise : envelope(1, 'Saved')));
    await enter(null);
    const read = cache.ensureQueryData(homesQuery);
    await writes.add('p1', score);
    // It is settled before the list has come.
    await vi.waitFor(() => expect(signedIn.outbox.entries.get()).toEqual([]));
    list.resolve(listOf({ _id: 'p1' }));
    await read;
    await vi.waitFor(() => expect(homes()[0]?.question.scores.price).toBe(7));
  });

  it('is looked for in a list asked for anew, if its answer was lost, and not in the one from before the code came', async () => {
    const methods: string[] = [];
    vi.stubGlobal('fetch', async ({ method }: Request) => {
      methods.push(method);
      return listOf({ _id: 'p1', replies: [{ from: user, reply: 'Hello' }] });
    });
    const write: Write = { kind: 'reply', text: 'Hello', alikeBefore: 0, posts: 1 };
    const earlier = { id: 'e1', lane: 'p1', at: 1, notBefore: 1, state: 'waiting', attempts: 1, reason: null, write };
    await personStore.write(user, 'outbox', [earlier]);
    window.earlyCalls = [
      {
        url: new URL('/api/property/', document.baseURI).href,
        authorization: 'Bearer t0ken',
        answer: Promise.resolve(listOf({ _id: 'p1', replies: [] })),
        abort: new AbortController(),
      },
    ];
    await open();
    await vi.waitFor(() => expect(signedIn.outbox.entries.get()).toEqual([]));
    expect(methods).toEqual(['GET']);
  });

  it('takes a deleted home out, also where the answer to an earlier try was lost', async () => {
    const { first } = await sendTo(envelope(0, 'Property not found.', 404), remove, listOf());
    expect(first).toBeUndefined();
    expect(homes()).toEqual([]);
  });

  it('is no deletion where the server still has the home', async () => {
    const { first } = await sendTo(envelope(0, 'Route not found.', 404), remove, listOf({ _id: 'p1' }));
    expect(first).toMatchObject({ state: 'refused', reason: 'Route not found.' });
    expect(homes()).toMatchObject([{ id: 'p1' }]);
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
    expect((await sendTo(page(404), write, listOf({ _id: 'p1' }))).first).toMatchObject({
      state: 'refused',
      reason: null,
    });
  });

  it.each([
    ['status 0', envelope(0, 'Not a score.')],
    ['HTTP 422', envelope(0, 'Not a score.', 422)],
    ['HTTP 500', envelope(0, 'Not a score.', 500)],
    ['a home that is gone', envelope(0, 'Not a score.', 404)],
  ])('is refused with the server’s words: %s', async (_what, answer) => {
    expect((await sendTo(answer, score)).first).toMatchObject({ state: 'refused', reason: 'Not a score.' });
    expect(homes()[0]?.question.scores.price).toBeNull();
  });

  it.each([
    [409, {}],
    [500, { alikeBefore: 0, posts: 1 }],
  ])(
    'is looked for in the list before its next try if it is a message that may be there: %d',
    async (status, count) => {
      const message: Write = { kind: 'reply', text: 'Hello' };
      const { first } = await sendTo(envelope(0, 'No.', status), message, listOf({ _id: 'p1' }));
      expect(first).toMatchObject({ state: 'refused', reason: 'No.' });
      expect(first?.write).toEqual({ ...message, ...count });
    },
  );

  it('is refused where a proxy refuses it with a page, as for a body that is too large', async () => {
    expect((await sendTo(page(413), score)).first).toMatchObject({ state: 'refused', reason: null });
  });

  it.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['a page of a proxy', page(200)],
    ['a page of status 502', page(502)],
    ['an empty answer of status 500', new Response(null, { status: 500 })],
    ['a page of status 408', page(408)],
    ['a page of status 425', page(425)],
    ['too many requests', envelope(0, 'Slow down', 429)],
    ['a pause', envelope(0, 'Back in a minute', 503)],
  ])('is tried again later: %s', async (_what, answer) => {
    expect((await sendTo(answer, score)).first).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  it('is in the first list although the page asked for that before its code came', async () => {
    const list = listOf({ _id: 'p1', propStatus: null });
    vi.stubGlobal('fetch', async ({ method }: Request) =>
      method === 'GET' ? listOf({ _id: 'p1', propStatus: 'liked' }) : envelope(1, 'Saved'),
    );
    const url = new URL('/api/property/', location.href).href;
    window.earlyCalls = [
      { url, authorization: 'Bearer t0ken', answer: Promise.resolve(list), abort: new AbortController() },
    ];
    await open();
    await signedIn.outbox.add('p1', mark);
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
    await cache.ensureQueryData(homesQuery);
    expect(homes()[0]?.propStatus).toBe('liked');
  });

  it('shuts the whole outbox for as long as the server asks', async () => {
    const busy = page(503);
    busy.headers.set('Retry-After', '120');
    const { first } = await sendTo(busy, score);
    expect(first).toMatchObject({ gate: { asked: true, count: 1 } });
    expect(first!.gate!.until - first!.gate!.since).toBeGreaterThanOrEqual(120_000);
  });

  it('shuts it for as long as the server asks where the list that a message needs is refused', async () => {
    const busy = page(503);
    busy.headers.set('Retry-After', '120');
    vi.stubGlobal('fetch', async () => busy.clone());
    await enter(null);
    await writes.add('p1', { kind: 'reply', text: 'Hello' });
    await vi.waitFor(async () => expect((await kept())[0]).toMatchObject({ gate: { asked: true } }));
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

it('holds a message for a minute whose post was cut off by the end of the session, as the server may still take it', async () => {
  const posted = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async ({ method, signal }: Request) => {
    if (method === 'GET') return listOf({ _id: 'p1' });
    posted.resolve();
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  await enter();
  await writes.add('p1', { kind: 'reply', text: 'Hello' });
  await posted.promise;
  session.end('expired');
  await vi.waitFor(async () => expect((await kept())[0]).toMatchObject({ state: 'waiting', attempts: 1 }));
  const [entry] = await kept();
  expect(entry!.hold!.until - entry!.hold!.since).toBe(60_000);
  expect(entry).not.toHaveProperty('failures');
  expect(entry?.gate).toBeUndefined();
});

describe('a write of another tab that was only seen waiting here', () => {
  const tell = (news: object) => new BroadcastChannel(`taken/${user}`).postMessage(news);
  const isInvalidated = () => cache.getQueryState(homesQuery.queryKey)?.isInvalidated;

  async function seeWaiting() {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await enter();
    const other = await openOutbox(user);
    const id = await other.add('p1', mark, 20_000);
    await vi.waitFor(() => expect(signedIn.outbox.entries.get()).toMatchObject([{ id, state: 'waiting' }]));
    const leave = async () => {
      await other.settle({ id }, { is: 'sent' });
      await vi.waitFor(() => expect(signedIn.outbox.entries.get()).toEqual([]));
      other.close();
    };
    return { id, leave };
  }

  it('is taken over once that tab says that the server has it', async () => {
    const { id, leave } = await seeWaiting();
    const shown = new Set(rendered.at(-1));
    tell({ id, lane: 'p1', write: mark });
    await vi.waitFor(() => expect(homes()[0]?.propStatus).toBe('liked'));
    await leave();
    expect(isInvalidated()).toBe(false);
    // Its rows need not be drawn again.
    expect(shown.has(homes()[0]!)).toBe(true);
  });

  it('changes nothing where it is of a kind that only a newer version knows', async () => {
    const { id, leave } = await seeWaiting();
    tell({ id, lane: 'p1', write: { kind: 'visit' } });
    await leave();
    expect(homes()).toMatchObject([{ id: 'p1', propStatus: null }]);
    expect(isInvalidated()).toBe(true);
  });

  it('is read from the server where that tab, of an earlier version, says nothing', async () => {
    const { leave } = await seeWaiting();
    expect(isInvalidated()).toBe(false);
    await leave();
    expect(isInvalidated()).toBe(true);
  });
});
