import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchOrEarly } from './early.ts';

const url = 'https://portal.example/api/auth/me/';
const asked = (authorization = 'Bearer mine', method = 'GET', signal?: AbortSignal) =>
  new Request(url, { method, headers: { Authorization: authorization }, ...(signal && { signal }) });

function sendEarly(answer: Promise<Response>): AbortController {
  const abort = new AbortController();
  answer.catch(() => {});
  window.earlyCalls = [{ url, authorization: 'Bearer mine', answer, abort }];
  return abort;
}

/** The text of an answer; `asked again` comes from the server after the start. */
async function textOf(request: Request): Promise<string> {
  return (await fetchOrEarly(request)).text();
}

describe('an answer that was asked for early', () => {
  vi.stubGlobal('fetch', async () => new Response('asked again'));
  afterEach(() => vi.useRealTimers());

  it('is handed over once', async () => {
    sendEarly(Promise.resolve(new Response('early')));
    expect(await textOf(asked())).toBe('early');
    expect(await textOf(asked())).toBe('asked again');
  });

  it('is for the same person alone, and gone for anybody after', async () => {
    sendEarly(Promise.resolve(new Response('early')));
    expect(await textOf(asked('Bearer theirs'))).toBe('asked again');
    expect(await textOf(asked())).toBe('asked again');
  });

  it('is for the same method alone', async () => {
    sendEarly(Promise.resolve(new Response('early')));
    expect(await textOf(asked('Bearer mine', 'POST'))).toBe('asked again');
  });

  it('that failed is asked for again', async () => {
    sendEarly(Promise.reject(new TypeError('Failed to fetch')));
    expect(await textOf(asked())).toBe('asked again');
  });

  it('is called off with the call that took it', async () => {
    const early = sendEarly(new Promise(() => {}));
    const caller = new AbortController();
    void fetchOrEarly(asked('Bearer mine', 'GET', caller.signal));
    caller.abort();
    expect(early.signal.aborted).toBe(true);
  });

  it('is too old after a minute', async () => {
    sendEarly(Promise.resolve(new Response('early')));
    vi.spyOn(performance, 'now').mockReturnValue(60_001);
    expect(await textOf(asked())).toBe('asked again');
  });
});
