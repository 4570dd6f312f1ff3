import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../device/session.ts';
import { ensureBuyerProfile, requireBuyerProfile } from './buyer-profile.ts';

const answers = (data: unknown) => Promise.resolve(new Response(JSON.stringify({ status: 1, message: '', data })));

/** Answers the profiles and the user, and returns a cache that asks once. */
function serve({ profiles, me }: { profiles: () => Promise<Response>; me: () => Promise<Response> }): QueryClient {
  session.start('t0ken', 'u1');
  vi.stubGlobal('fetch', ({ url }: Request) => (url.endsWith('/me/') ? me() : profiles()));
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}
const user = () => answers({ _id: 'u1' });
const nothing = () => new Promise<Response>(() => undefined);

afterEach(() => {
  vi.useRealTimers();
  session.end('left');
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('holds up no screen for more than a few seconds where its call does not answer', async () => {
  vi.useFakeTimers();
  const done = vi.fn<() => void>();
  void ensureBuyerProfile(serve({ profiles: nothing, me: user })).then(done);
  await vi.advanceTimersByTimeAsync(4999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});

it('is there without the user, where the screen needs the profile alone', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  process.on('unhandledRejection', failed);
  await requireBuyerProfile(serve({ profiles: () => answers([]), me: () => Promise.reject(new TypeError('lost')) }));
  await new Promise((done) => setTimeout(done));
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
});
