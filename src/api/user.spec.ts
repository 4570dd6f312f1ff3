import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../device/session.ts';
import { meQuery, nameSession } from './user.ts';

const linda = { _id: 'u1', email: 'linda@example.com' };

/** The bearer of each request, which is answered with a user. */
function serve(user: object, status = 200): (string | null)[] {
  const bearers: (string | null)[] = [];
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    bearers.push(headers.get('authorization'));
    return new Response(JSON.stringify({ status: 1, message: '', data: user }), { status });
  });
  return bearers;
}

const ask = () => new QueryClient().fetchQuery({ ...meQuery, retry: false });

beforeEach(() => session.start('t0ken', 'u1'));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('whose the stored token is', () => {
  it('is what the server says, where only a token is stored', async () => {
    session.start('t0ken');
    const bearers = serve(linda);
    await nameSession();
    expect(bearers).toEqual(['Bearer t0ken']);
    expect(session.get()).toEqual({ token: 't0ken', userId: 'u1' });
  });

  it.each([
    ['refuses it', linda, 401],
    ['does not say', { email: linda.email }, 200],
  ])('is nobody, where the server %s', async (_what, user, status) => {
    session.start('t0ken');
    serve(user, status);
    await nameSession();
    expect(session.get()).toEqual({ token: null, userId: null });
    expect(session.hasExpired()).toBe(true);
  });

  it('is what the server says, and its answer is not for the person who was stored', async () => {
    serve({ ...linda, _id: 'u2' });
    await expect(ask()).rejects.toMatchObject({ kind: 'session' });
    expect(session.get()).toEqual({ token: 't0ken', userId: 'u2' });
    expect((await ask()).id).toBe('u2');
  });

  it('is what is stored, where the server does not say', async () => {
    serve({ email: linda.email });
    await ask();
    expect(session.get()).toEqual({ token: 't0ken', userId: 'u1' });
  });

  it('is left to whoever has signed in meanwhile', async () => {
    session.start('t0ken');
    serve({ ...linda, _id: 'u2' });
    const named = nameSession();
    session.start('another', 'u3');
    await named;
    expect(session.get()).toEqual({ token: 'another', userId: 'u3' });
  });

  it('stays open where the server fails or cannot be reached', async () => {
    session.start('t0ken');
    serve(linda, 500);
    await expect(nameSession()).rejects.toMatchObject({ status: 500 });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(nameSession()).rejects.toMatchObject({ kind: 'network' });
    expect(session.get().token).toBe('t0ken');
  });
});
