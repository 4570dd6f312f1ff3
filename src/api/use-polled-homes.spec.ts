import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../device/session.ts';
import { homesQuery } from './homes.ts';
import { pollInterval, usePolledHomes } from './use-polled-homes.ts';

const calm = { failures: 0, retryAfter: null, idleFor: 0, homes: 24 };

describe('how often a conversation is read again', () => {
  it('is every five seconds while somebody is at it', () => expect(pollInterval(calm)).toBe(5_000));
  it.each([
    [3 * 60_000, 20_000],
    [11 * 60_000, 60_000],
  ])('is rarer after %i ms without a sign of anybody', (idleFor, expected) =>
    expect(pollInterval({ ...calm, idleFor })).toBe(expected),
  );
  it.each([
    [1, 10_000],
    [3, 40_000],
    [30, 120_000],
  ])('backs off after %i failures', (failures, expected) => expect(pollInterval({ ...calm, failures })).toBe(expected));
  it('waits as long as the server asks', () =>
    expect(pollInterval({ ...calm, failures: 1, retryAfter: 90_000 })).toBe(90_000));
  it('spares a long list', () => expect(pollInterval({ ...calm, homes: 50_000 })).toBe(50_000));
});

describe('a screen that reads the homes again and again', () => {
  const list = () => new Response(JSON.stringify({ status: 1, message: '', data: [{ _id: 'p1' }] }));
  const broken = () => new Response('', { status: 500 });
  let answer: () => Response = list;
  const fetching = vi.fn<() => Promise<Response>>(async () => answer());
  let root: Root;

  afterEach(() => {
    root.unmount();
    session.end('left');
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Shows it where the homes were read once, and the given number of readings failed after that. */
  async function show({ failed }: { failed: number }) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    vi.stubGlobal('fetch', fetching);
    session.start('t0ken', 'u1');
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    answer = list;
    await client.prefetchQuery(homesQuery);
    if (failed > 0) answer = broken;
    for (let count = 0; count < failed; count += 1) await client.prefetchQuery({ ...homesQuery, staleTime: 0 });
    const mounted = vi.fn<() => void>();
    const screen = createElement(() => {
      usePolledHomes();
      useEffect(mounted, []);
      return null;
    });
    root = createRoot(document.createElement('div'));
    root.render(createElement(QueryClientProvider, { client }, screen));
    await vi.waitFor(() => expect(mounted).toHaveBeenCalled());
  }

  const readingsIn = async (seconds: number) => {
    fetching.mockClear();
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return fetching.mock.calls.length;
  };

  it('reads them more and more rarely while that fails, and as before after a success', async () => {
    await show({ failed: 0 });
    expect(await readingsIn(11)).toBe(2);
    answer = broken;
    // After 5, 10, 20 and 40 seconds.
    expect(await readingsIn(75)).toBe(4);
    answer = list;
    dispatchEvent(new KeyboardEvent('keydown'));
    expect(await readingsIn(80)).toBe(1);
    expect(await readingsIn(10)).toBe(2);
  });

  it('takes what failed before it came for one failure', async () => {
    await show({ failed: 6 });
    expect(await readingsIn(30)).toBeGreaterThanOrEqual(1);
    answer = list;
    expect(await readingsIn(60)).toBeGreaterThan(5);
  });
});
