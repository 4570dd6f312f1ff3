// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { FaultEntry } from './faults.ts';
import { personas } from './personas.ts';
import { specServer } from './spec-client.ts';

const home = 'home-4190077';
const reply = (text: string) => ({ propid: home, reply: text });

async function withFault(fault: FaultEntry['fault'], rest: Partial<FaultEntry> = {}) {
  const server = specServer();
  const token = await server.signIn();
  server.faults.set([{ call: 'postReply', fault, times: 1, ...rest }]);
  const post = () => server.raw('postReply', { token, body: reply('Hello') });
  const posted = async () => (await server.homes(token)).find(({ id }) => id === home)?.replies.length;
  return { ...server, token, post, posted };
}

describe('a fault in the switch', () => {
  it.each([
    ['http-500', 500, /"status":0/, 0],
    ['http-500-empty', 500, /^$/, 0],
    ['too-large', 413, /^<!doctype html>/, 0],
    ['busy', 503, /^<!doctype html>/, 0],
    ['refuse', 200, /"status":0/, 0],
    ['html', 200, /^<!doctype html>/, 0],
    ['unknown-call', 404, /^<!doctype html>/, 0],
    ['cut-off', 200, /^\{"status":1,"mess[^}]*$/, 1],
    ['wrong-shape', 200, /^\{"ok":true/, 1],
    ['duplicate', 200, /"status":1/, 2],
  ] as const)('%s answers HTTP %i', async (fault, status, body, done) => {
    const { post, posted } = await withFault(fault);
    const answer = await post();
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(body);
    expect(await posted()).toBe(done);
  });

  it.each([
    ['drop', 0],
    ['drop-after', 1],
  ] as const)('%s fails the connection', async (fault, done) => {
    const { post, posted } = await withFault(fault);
    await expect(post()).rejects.toThrow(TypeError);
    expect(await posted()).toBe(done);
  });

  it('revoked ends the session, and not only that call', async () => {
    const { post, ask, token } = await withFault('revoked');
    expect((await post()).status).toBe(401);
    expect((await ask('me', { token })).http).toBe(401);
  });

  it('timeout never answers, and can be aborted', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const { faults, fetch } = specServer();
      faults.set([{ call: '*', fault: 'timeout' }]);
      const stop = new AbortController();
      const ended = vi.fn<(outcome: unknown) => void>();
      const answer = fetch(new Request('http://localhost/api/auth/me/', { signal: stop.signal }));
      const settled = answer.then(ended, ended);
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(ended).not.toHaveBeenCalled();
      stop.abort(new Error('enough'));
      await expect(answer).rejects.toThrow('enough');
      await settled;
    } finally {
      vi.useRealTimers();
    }
  });

  it('slow answers after its delay', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const { faults, fetch } = specServer();
      faults.set([{ call: 'me', fault: 'slow', ms: 5_000 }]);
      const answered = vi.fn<(answer: Response) => void>();
      const answer = fetch(new Request('http://localhost/api/auth/me/')).then(answered);
      await vi.advanceTimersByTimeAsync(4_999);
      expect(answered).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await answer;
      expect(answered).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it('counts down its times, and does not affect other calls', async () => {
    const { post, ask, token, posted } = await withFault('refuse', { times: 2 });
    expect((await ask('me', { token })).status).toBe(1);
    await post();
    await post();
    await post();
    expect(await posted()).toBe(1);
  });

  it('stays without times', async () => {
    const { post, faults, posted } = await withFault('refuse');
    faults.set([{ call: 'postReply', fault: 'refuse' }]);
    for (let count = 0; count < 3; count += 1) await post();
    expect(await posted()).toBe(0);
  });

  it('applies together with slow', async () => {
    const { post, faults } = await withFault('refuse');
    faults.set([
      { call: '*', fault: 'slow', ms: 1 },
      { call: 'postReply', fault: 'http-500-empty' },
    ]);
    expect((await post()).status).toBe(500);
  });
});

describe('words that always fail', () => {
  it.each([
    ['#fail', 500],
    ['Please #refuse this', 200],
  ])('a message with %s', async (text, http) => {
    const { ask, signIn, homes } = specServer();
    const token = await signIn();
    expect(await ask('postReply', { token, body: reply(text) })).toMatchObject({ http, status: 0 });
    expect((await homes(token)).find(({ id }) => id === home)?.replies).toEqual([]);
  });

  it('#lost stores the message and drops the answer', async () => {
    const { raw, signIn, homes } = specServer();
    const token = await signIn();
    await expect(raw('postReply', { token, body: reply('Are you #lost?') })).rejects.toThrow(TypeError);
    expect((await homes(token)).find(({ id }) => id === home)?.replies).toHaveLength(1);
  });

  it('e-mail addresses', async () => {
    const { ask, raw } = specServer();
    const signIn = (email: string) => ({ body: { email, password: personas.main.password } });
    expect((await ask('login', signIn('down@example.com'))).http).toBe(500);
    expect(await ask('login', signIn('refused@example.com'))).toMatchObject({ http: 200, status: 0 });
    await expect(raw('login', signIn('offline@example.com'))).rejects.toThrow(TypeError);
    expect(await (await raw('login', signIn('garbled@example.com'))).text()).toMatch(/^<!doctype html>/);
  });

  it('do not fail inside a longer word', async () => {
    const { ask, signIn } = specServer();
    const answer = await ask('postReply', { token: await signIn(), body: reply('I found it #failing.') });
    expect(answer.status).toBe(1);
  });
});
