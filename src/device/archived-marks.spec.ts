import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { personStore } from './person-store.ts';
import { stubBrowser } from './spec-browser.ts';
import { pageWithSilence } from './spec-database.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('are stored later by themselves where the database was silent, but not for a person who has signed out', async () => {
  stubBrowser();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const { silence, openArchivedMarks } = await pageWithSilence();
  const opening = Promise.all(['ann', 'ben'].map(openArchivedMarks));
  silence.abort();
  const [ann, ben] = await opening;
  for (const marks of [ann, ben]) marks?.keep([{ id: 'p1', propStatus: 'liked' }]);
  ann?.close();
  vi.unstubAllGlobals();
  stubBrowser();
  expect(await personStore.read('ben', 'archived-marks')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(async () =>
    expect(await personStore.read('ben', 'archived-marks')).toEqual(new Map([['p1', 'liked']])),
  );
  expect(await personStore.read('ann', 'archived-marks')).toBeUndefined();
  ben?.close();
});
