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

it('are stored later by themselves where the database was silent', async () => {
  const user = crypto.randomUUID();
  stubBrowser();
  const { silence, archivedMarks } = await pageWithSilence();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const keeping = archivedMarks.keep(user, [{ id: 'p1', propStatus: 'liked' }]);
  silence.abort();
  await keeping;
  vi.unstubAllGlobals();
  stubBrowser();
  expect(await personStore.read(user, 'archived-marks')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(async () =>
    expect(await personStore.read(user, 'archived-marks')).toEqual(new Map([['p1', 'liked']])),
  );
});
