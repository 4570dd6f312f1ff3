import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { presetWeights } from '#src/domain/ranking.ts';
import { personStore } from './person-store.ts';
import { openPreferences } from './preferences.ts';
import { stubBrowser } from './spec-browser.ts';

beforeEach(stubBrowser);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('follows the weights of another tab, so that a change here takes none of them back', async () => {
  const user = crypto.randomUUID();
  const [one, two] = [await openPreferences(user), await openPreferences(user)];
  const heavyLocation = { ...presetWeights(null), location: 5 };
  one.weights.set(heavyLocation);
  await vi.waitFor(() => expect(two.weights.get()).toEqual(heavyLocation));
  two.weights.set(undefined);
  await vi.waitFor(() => expect(one.weights.get()).toBeNull());
  one.close();
  two.weights.set(heavyLocation);
  const reloaded = await openPreferences(user);
  expect([one.weights.get(), reloaded.weights.get()]).toEqual([null, heavyLocation]);
  for (const tab of [two, reloaded]) tab.close();
  // A screen that goes with the sign-out may still store what was being changed.
  two.weights.set(undefined);
  expect((await openPreferences(user)).weights.get()).toBeNull();
});

it('stores a weight without reading anything first, so that a page that is reloaded right after the press has it', async () => {
  const user = crypto.randomUUID();
  const { weights, close } = await openPreferences(user);
  const read = vi.spyOn(IDBObjectStore.prototype, 'get');
  const heavyPrice = { ...presetWeights(null), price: 5 };
  weights.set(heavyPrice);
  await vi.waitFor(() => expect(personStore.isAhead(user, 'ranking-weights')).toBe(false));
  expect(read).not.toHaveBeenCalled();
  expect(await personStore.read(user, 'ranking-weights')).toEqual(heavyPrice);
  close();
});
