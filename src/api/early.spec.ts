import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeEarly } from './early.ts';

const url = 'https://portal.example/api/auth/me/';
const asked = (authorization = 'Bearer mine', method = 'GET', signal?: AbortSignal) =>
  new Request(url, { method, headers: { Authorization: authorization }, ...(signal && { signal }) });

function sendEarly(answer: Promise<Response>): AbortController {
  const abort = new AbortController();
  answer.catch(() => {});
  window.earlyCalls = [{ url, authorization: 'Bearer mine', answer, abort }];
  return abort;
}

const patience = 15_000;

/** The text of an answer; null if the server has to be asked. */
async function textOf(request: Request): Promise<string | null> {
  return (await (await takeEarly(request, patience))?.text()) ?? null;
}

describe('an answer that was asked for early', () => {
  afterEach(() => vi.useRealTimers());

  it('is handed over once', async () => {
    sendEarly(Promise.resolve(new Response('early')));
    expect(await textOf(asked())).toBe('early');
    expect(await textOf(asked())).toBeNull();
  });

  it('is for the same person alone, and gone for anybody after', async () => {
    sendEarly(Promise.resolve(new Response('early')));
    expect(await textOf(asked('Bearer theirs'))).toBeNull();
    expect(await textOf(asked())).toBeNull();
  });

  it('is for the same method alone', async () => {
    sendEarly(Promise.resolve(new Response('early')));
    expect(await textOf(asked('Bearer mine', 'POST'))).toBeNull();
  });

  it('that failed is asked for again', async () => {
    sendEarly(Promise.reject(new TypeError('Failed to fetch')));
    expect(await textOf(asked())).toBeNull();
  });

  it('is called off with the call that took it', async () => {
    const early = sendEarly(new Promise(() => {}));
    const caller = new AbortController();
    takeEarly(asked('Bearer mine', 'GET', caller.signal), patience).catch(() => {});
    caller.abort();
    expect(early.signal.aborted).toBe(true);
  });

  it('is given up when it takes too long to begin', async () => {
    vi.useFakeTimers();
    const { promise, reject } = Promise.withResolvers<Response>();
    const { signal } = sendEarly(promise);
    signal.addEventListener('abort', () => reject(signal.reason));
    const taken = takeEarly(asked(), patience);
    vi.advanceTimersByTime(patience);
    await expect(taken).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('is too old after a minute', async () => {
    sendEarly(Promise.resolve(new Response('early')));
    vi.spyOn(performance, 'now').mockReturnValue(60_001);
    expect(await textOf(asked())).toBeNull();
  });
});
