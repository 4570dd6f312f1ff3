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

const fails = () => Promise.reject(new TypeError('lost'));

it('is there without the user, where its own call answers', async () => {
  const me = vi.fn<() => Promise<Response>>(fails);
  await requireBuyerProfile(serve({ profiles: () => answers([]), me }));
  expect(me).not.toHaveBeenCalled();
});

it('is there where the user’s record has it, and fails where neither call has it', async () => {
  const withProfile = (buyerProfile: unknown) => () => answers({ _id: 'u1', buyerProfile });
  await requireBuyerProfile(serve({ profiles: fails, me: withProfile({ pets: 'Cats' }) }));
  for (const me of [user, fails, withProfile({})])
    await expect(requireBuyerProfile(serve({ profiles: fails, me }))).rejects.toMatchObject({ kind: 'network' });
});
