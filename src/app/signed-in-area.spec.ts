import { expect, it, vi } from 'vitest';
import type { SignedIn } from '#src/api/signed-in.ts';
import { createSignedInArea } from './signed-in-area.ts';

const openFor = (userId: string) => ({ userId, dispose: vi.fn<SignedIn['dispose']>() }) as unknown as SignedIn;

it('opens one object for a person, however many ask for it', async () => {
  const openSignedIn = vi.fn<(userId: string) => Promise<SignedIn>>(async (userId) => openFor(userId));
  const area = createSignedInArea(async () => ({ openSignedIn }));
  const [first, second] = await Promise.all([area.enter('ann'), area.enter('ann')]);
  expect(second).toBe(first);
  expect(openSignedIn).toHaveBeenCalledTimes(1);
  expect(area.current.get()).toBe(first);
});

it('gives nobody the object of another person who is still signed in here', async () => {
  const area = createSignedInArea(async () => ({ openSignedIn: async (userId: string) => openFor(userId) }));
  const ann = await area.enter('ann');
  const bob = await area.enter('bob');
  expect(bob.userId).toBe('bob');
  expect(area.current.get()).toBe(bob);
  expect(ann.dispose).toHaveBeenCalled();
  expect(bob.dispose).not.toHaveBeenCalled();
});
