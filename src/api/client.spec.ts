import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../device/session.ts';
import { ApiError } from '../domain/api-error.ts';
import type { CallBody } from './calls.ts';
import { send } from './client.ts';

/** Answers every request of a test, unless it was aborted before, and records it. */
function serve(answer: (request: Request) => Response | Promise<Response>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    input.signal.throwIfAborted();
    requests.push(input.clone());
    return answer(input);
  });
  return requests;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const done = (data?: unknown) => json({ status: 1, message: 'Done', data });
const refused = (message: string | null, data?: unknown, status = 200) => json({ status: 0, message, data }, status);

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

const me = { _id: 'u1', email: 'linda@example.com' };
const credentials = { email: 'linda@example.com', password: 'p&ss=1 +é' };

beforeEach(() => session.start('t0ken', 'u1'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

describe('what is sent', () => {
  it('goes to the path as the specification prints it, under the root', async () => {
    const requests = serve(() => done(me));
    await send('me');
    expect(requests[0]?.url).toBe(`${location.origin}/api/auth/me/`);
    expect(requests[0]?.method).toBe('GET');
  });

  it('is form-encoded', async () => {
    const requests = serve(() => done({ _id: 'u1', token: 't1' }));
    await send('login', { body: credentials });
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(await requests[0]?.text()).toBe('email=linda%40example.com&password=p%26ss%3D1+%2B%C3%A9');
  });

  it('has an empty value for null, and leaves out what is undefined', async () => {
    const requests = serve(() => done());
    await send('setPropStatus', { id: 'p1', body: { propStatus: null } });
    await send('setQuestion', { id: 'p1', body: { qoverall: '0', qprice: '', qlot: undefined } });
    expect(await requests[0]?.text()).toBe('propStatus=');
    expect(await requests[1]?.text()).toBe('qoverall=0&qprice=');
  });

  it('never comes from the browser’s cache, which may hold another person’s answer', async () => {
    const requests = serve(() => done(me));
    await send('me');
    await send('login', { body: credentials }).catch(() => undefined);
    expect(requests.map(({ cache }) => cache)).toEqual(['no-store', 'no-store']);
  });

  it('carries the token of this moment on a guarded call, and on no other', async () => {
    const requests = serve(() => done({ ...me, token: 't1' }));
    await send('me');
    localStorage.setItem('token', 'of another tab');
    await send('me');
    await send('login', { body: credentials });
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer t0ken',
      'Bearer of another tab',
      null,
    ]);
  });

  it('keeps an id inside its place in the path', async () => {
    const requests = serve(() => done());
    for (const id of ['p1', '../auth/me', 'a/b?c#d', 'ü 1']) await send('deleteProperty', { id });
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/property/p1',
      '/api/property/..%2Fauth%2Fme',
      '/api/property/a%2Fb%3Fc%23d',
      '/api/property/%C3%BC%201',
    ]);
    expect(requests.every(({ method }) => method === 'DELETE')).toBe(true);
  });
});

describe('a success', () => {
  it('is its message and the parsed data', async () => {
    serve(() => json({ status: '1', message: ' Welcome ', data: { id: 7, token: 't1', more: true } }));
    expect(await send('login', { body: credentials })).toMatchObject({
      message: 'Welcome',
      data: { _id: '7', token: 't1' },
    });
  });

  it('needs no data where the specification shows none', async () => {
    for (const data of [undefined, null, {}, 'text']) {
      serve(() => done(data));
      expect(await send('postReply', { body: { propid: 'p1', reply: 'Hello' } })).toMatchObject({
        message: 'Done',
        data: null,
      });
    }
  });

  it('is "no content" to what was to be done', async () => {
    serve(() => new Response(null, { status: 204 }));
    expect(await send('setPropStatus', { id: 'p1', body: { propStatus: 'liked' } })).toMatchObject({ message: null });
    expect(await send('changeAgent', { body: { email: 'a', agent: 'b' } })).toMatchObject({ message: null });
  });

  it('is no empty answer of another status, which a server sends that broke', async () => {
    serve(() => new Response(''));
    expect((await failureOf(send('postReply', { body: { propid: 'p1', reply: 'Hello' } }))).kind).toBe('unreadable');
  });

  it.each(['me', 'listProperties', 'listProfiles'] as const)('is not "no content" to a reading: %s', async (name) => {
    serve(() => new Response(null, { status: 204 }));
    expect((await failureOf(send(name))).kind).toBe('unreadable');
  });

  it('is not "no content" to a sign-in, which has to bring the token', async () => {
    serve(() => new Response(null, { status: 204 }));
    expect((await failureOf(send('login', { body: credentials }))).kind).toBe('unreadable');
  });

  it.each([null, undefined])('whose list is %s is an empty list', async (data) => {
    serve(() => done(data));
    expect((await send('listProperties')).data).toEqual({ items: [], skipped: 0 });
    expect((await send('listProfiles')).data).toEqual({ items: [], skipped: 0 });
  });

  it('loses the record that cannot be read, not the list', async () => {
    serve(() => done([{ _id: 'p1' }, { address: 'no id' }, null]));
    const { data } = await send('listProperties');
    expect(data.items.map(({ id }) => id)).toEqual(['p1']);
    expect(data.skipped).toBe(2);
  });
});

describe('a refusal', () => {
  it.each([200, 400, 422, 500])('with HTTP status %d says what the server said', async (status) => {
    serve(() => refused('Account is not confirmed. Please confirm your account.', undefined, status));
    const error = await failureOf(send('login', { body: credentials }));
    expect(error).toMatchObject({
      kind: 'refused',
      status,
      serverMessage: 'Account is not confirmed. Please confirm your account.',
    });
  });

  it('says the first fault of a list, and knows each by its field', async () => {
    const faults = [
      { msg: 'E-mail is taken.', param: 'email' },
      { msg: 'E-mail is odd.', param: 'email' },
      { msg: 'Too short.', param: 'password' },
      { msg: 'No field.' },
      { msg: '' },
      null,
    ];
    serve(() => refused('Validation Error.', faults));
    const error = await failureOf(send('changeAgent', { body: { email: 'a', agent: 'b' } }));
    expect(error.serverMessage).toBe('E-mail is taken.');
    expect(error.fields).toEqual({ email: 'E-mail is taken.', password: 'Too short.' });
  });

  it.each([[[]], [{}], ['text'], [null]])('whose data is %j says its message', async (data) => {
    serve(() => refused('No.', data));
    expect((await failureOf(send('me'))).serverMessage).toBe('No.');
  });

  it('carries the pause that the server asks for, at most ten minutes', async () => {
    const pauses: (number | null)[] = [];
    const inTwoMinutes = new Date(Date.now() + 120_000).toUTCString();
    for (const header of ['120', inTwoMinutes, '86400', '0', 'soon', '-5', '']) {
      serve(() => new Response('<html>', { status: 503, headers: { 'Retry-After': header } }));
      pauses.push((await failureOf(send('me'))).retryAfter);
    }
    expect(pauses[1]).toBeGreaterThan(110_000);
    expect(pauses.toSpliced(1, 1)).toEqual([120_000, 600_000, null, null, null, null]);
  });

  it.each([[null], [42]])('whose message is %j has none, so that the screen says its own', async (message) => {
    serve(() => json({ status: 0, message }));
    expect(await failureOf(send('me'))).toMatchObject({ kind: 'refused', serverMessage: null });
  });

  it('is also what an HTTP error is that calls itself a success', async () => {
    serve(() => json({ status: 1, message: 'Done', data: me }, 500));
    expect(await failureOf(send('me'))).toMatchObject({ kind: 'refused', status: 500 });
  });

  it('is a call that the server does not know, where it says so', async () => {
    for (const status of [404, 405, 501]) {
      serve(() => refused('Not found', undefined, status));
      expect((await failureOf(send('deleteProperty', { id: 'p1' }))).isUnknownCall).toBe(true);
    }
    serve(() => refused('No.', undefined, 400));
    expect((await failureOf(send('deleteProperty', { id: 'p1' }))).isUnknownCall).toBe(false);
  });
});

describe('a session that is over', () => {
  it.each([
    ['a 401 with an envelope', () => refused('Please sign in.', undefined, 401)],
    ['a 401 with a page', () => new Response('<html>', { status: 401 })],
    ['an empty 401', () => new Response(null, { status: 401 })],
    ['"Invalid token."', () => refused('Invalid token.', undefined, 403)],
    ['"Token is not valid"', () => refused('Token is not valid', undefined, 403)],
    ['"Token has expired"', () => refused('Token has expired', undefined, 403)],
    ['"No token provided"', () => refused('No token provided', undefined, 403)],
    [
      '"Authentication failed, invalid token" with a 403',
      () => refused('Authentication failed, invalid token', undefined, 403),
    ],
    ['"Invalid token." with a 200', () => refused('Invalid token.', undefined, 200)],
    [
      '"Your access token is invalid or has expired." with a 400',
      () => refused('Your access token is invalid or has expired.'),
    ],
    ['"Session expired" with a 200', () => refused('Session expired')],
    [
      '"Your session has expired. Please login again." with a 403',
      () => refused('Your session has expired. Please login again.', undefined, 403),
    ],
    ['"Invalid token, please log in again!" with a 200', () => refused('Invalid token, please log in again!')],
    ['"jwt expired" with a 500', () => refused('jwt expired', undefined, 500)],
  ])('is told by %s', async (_name, answer) => {
    serve(answer);
    expect((await failureOf(send('me'))).kind).toBe('session');
  });

  it('asks nothing that needs a token', async () => {
    session.end('left');
    const requests = serve(() => done(me));
    expect((await failureOf(send('me'))).kind).toBe('session');
    expect(requests).toEqual([]);
  });

  it('is not told by an open call: a wrong password is a refusal', async () => {
    serve(() => refused('Email or Password wrong.', undefined, 401));
    expect((await failureOf(send('login', { body: credentials }))).kind).toBe('refused');
    serve(() => refused('Invalid token.'));
    expect((await failureOf(send('login', { body: credentials }))).kind).toBe('refused');
  });

  it('is not told by another refusal', async () => {
    for (const status of [200, 400, 500]) {
      for (const message of [
        'The token of this invitation has expired.',
        'Not valid. Please choose another session.',
        'Not valid.',
        'The token is provided.',
      ]) {
        serve(() => refused(message, undefined, status));
        expect((await failureOf(send('me'))).kind).toBe('refused');
      }
    }
    for (const message of ['Your session has no access to this home.', 'The viewing session has ended.']) {
      serve(() => refused(message, undefined, 403));
      expect((await failureOf(send('me'))).kind).toBe('refused');
    }
    serve(() => refused('The current password is not valid.', undefined, 403));
    expect((await failureOf(send('me'))).kind).toBe('refused');
    expect(session.get().token).toBe('t0ken');
  });
});

describe('an answer that cannot be read', () => {
  it.each([
    ['an HTML page', () => new Response('<!doctype html><h1>502</h1>', { status: 502 })],
    ['cut-off JSON', () => new Response('{"status":1,"message":"Do')],
    ['nothing', () => new Response('')],
    ['no envelope', () => json([])],
    ['another status', () => json({ status: 2, message: 'Maybe', data: me })],
    ['data of a wrong shape', () => done('Linda')],
    ['no data', () => done()],
  ])('is %s', async (_name, answer) => {
    serve(answer);
    const error = await failureOf(send('me'));
    expect(error.kind).toBe('unreadable');
    expect(error.serverMessage).toBeNull();
  });

  it('is a list that is none', async () => {
    serve(() => done({ items: [] }));
    expect((await failureOf(send('listProperties'))).kind).toBe('unreadable');
  });

  it('is the answer to a redirected write', async () => {
    serve(() => Object.defineProperty(done([]), 'redirected', { value: true }));
    expect(await failureOf(send('storeProfile', { body: {} as CallBody<'storeProfile'> }))).toMatchObject({
      kind: 'unreadable',
      status: 200,
    });
    expect(await send('listProfiles')).toMatchObject({ data: { items: [] } });
  });
});

describe('no answer', () => {
  it('is a dropped connection', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(send('me'))).toMatchObject({ kind: 'network', status: null });
  });

  it('is a connection that drops in the middle of the body', async () => {
    serve(() => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })));
    expect((await failureOf(send('me'))).kind).toBe('network');
  });

  it('is a time-out after fifteen seconds, asked for once', async () => {
    vi.useFakeTimers();
    const requests = serve(() => new Promise<Response>(() => {}));
    const failure = failureOf(send('me'));
    await vi.advanceTimersByTimeAsync(14_900);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await failure).toMatchObject({ kind: 'timeout', serverMessage: null });
    expect(requests).toHaveLength(1);
  });

  it('is a body that stops coming, whose connection is closed', async () => {
    vi.useFakeTimers();
    const cancel = vi.fn<() => void>();
    serve(() => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])), cancel })));
    const failure = failureOf(send('me'));
    await vi.advanceTimersByTimeAsync(15_100);
    expect(await failure).toMatchObject({ kind: 'timeout' });
    expect(cancel).toHaveBeenCalled();
  });

  it('is not a body that comes slowly', async () => {
    vi.useFakeTimers();
    const bytes = new TextEncoder().encode(JSON.stringify({ status: 1, message: 'Grüße', data: me }));
    const body = new ReadableStream({
      async start(stream) {
        for (const byte of bytes) {
          await new Promise((later) => setTimeout(later, 10_000));
          stream.enqueue(new Uint8Array([byte]));
        }
        stream.close();
      },
    });
    serve(() => new Response(body));
    const answer = send('me');
    await vi.advanceTimersByTimeAsync(10_000 * (bytes.length + 1));
    expect(await answer).toMatchObject({ message: 'Grüße' });
  });

  it('is an abort, which is no failure and comes as it is', async () => {
    const aborting = new AbortController();
    serve(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const call = send('me', { signal: aborting.signal });
    aborting.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is an abort in the middle of the body, too', async () => {
    const aborting = new AbortController();
    const reading = Promise.withResolvers<void>();
    serve(({ signal }) => {
      const body = new ReadableStream(
        {
          start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
          pull: () => reading.resolve(),
        },
        // Nothing is asked of it before the body is read.
        { highWaterMark: 0 },
      );
      return new Response(body);
    });
    const call = send('me', { signal: aborting.signal });
    const ended = call.catch((error: unknown) => error);
    await reading.promise;
    aborting.abort();
    expect(await ended).toMatchObject({ name: 'AbortError' });
  });
});
