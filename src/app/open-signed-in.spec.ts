import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { homesQuery } from '#src/api/homes.ts';
import { entryFor } from '#src/device/outbox-entry.ts';
import { personStore } from '#src/device/person-store.ts';
import { session } from '#src/device/session.ts';
import { stubBrowser } from '#src/device/spec-browser.ts';
import { openSignedIn } from './open-signed-in.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('opens once what the device kept for the person before is gone, and reads and sends nothing of it until then', async () => {
  stubBrowser();
  const fetching = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetching);
  await personStore.write('ann', 'outbox', [entryFor('p1', { kind: 'reply', text: 'Hello' }, 0, 0)]);
  await personStore.write('ann', 'answer/listProperties', 'Ann’s homes');
  const { forgetOthers } = personStore;
  const held = Promise.withResolvers<void>();
  const order: string[] = [];
  vi.spyOn(personStore, 'forgetOthers').mockImplementation(async (userId) => {
    await held.promise;
    await forgetOthers(userId);
    order.push('forgotten');
  });
  const reading = vi.spyOn(personStore, 'read');
  const opening = openSignedIn('ben');
  void opening.then(() => order.push('opened'));
  await vi.waitFor(() => expect(reading).toHaveBeenCalledWith('ben', 'outbox', expect.anything()));
  await Promise.all(reading.mock.results.map(({ value }) => value as Promise<unknown>));
  held.resolve();
  const signedIn = await opening;
  expect(order).toEqual(['forgotten', 'opened']);
  expect(signedIn.outbox.entries.get()).toEqual([]);
  expect(signedIn.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(new Set(reading.mock.calls.map(([userId]) => userId))).toEqual(new Set(['ben']));
  expect(fetching).not.toHaveBeenCalled();
  expect(await personStore.read('ann', 'outbox')).toBeUndefined();
  expect(await personStore.read('ann', 'answer/listProperties')).toBeUndefined();
  await signedIn.dispose();
});

it('marks everything as seen where the person signs out in the same moment', async () => {
  stubBrowser();
  const signedIn = await openSignedIn('ann');
  signedIn.queryClient.setQueryData(homesQuery.queryKey, { items: [], skipped: 0 });
  const marking = signedIn.changes.markSeen();
  await signedIn.dispose();
  await expect(marking).resolves.toBeUndefined();
});

it('sends nothing once another tab has signed somebody else in', async () => {
  stubBrowser();
  const fetching = vi.fn<typeof fetch>(async () => new Response('{"status":1,"message":"Done"}'));
  vi.stubGlobal('fetch', fetching);
  session.start('of ann', 'ann');
  const signedIn = await openSignedIn('ann');
  localStorage.setItem('token', 'of ben');
  localStorage.setItem('user_id', 'ben');
  const { entries } = signedIn.outbox;
  const states: (string | undefined)[] = [];
  entries.subscribe(() => states.push(entries.get()[0]?.state));
  await signedIn.outbox.add('p1', { kind: 'mark', propStatus: 'liked' });
  await vi.waitFor(() => expect(states).toEqual(['waiting', 'sending', 'waiting']));
  expect(fetching).not.toHaveBeenCalled();
  await signedIn.dispose();
  localStorage.clear();
});
