import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personStore } from '../device/person-store.ts';
import { stubBrowser } from '../device/spec-browser.ts';
import { pageWithSilence } from '../device/spec-database.ts';
import { seenNow, type Snapshot, type Snapshots } from '../domain/changes.ts';
import { homeSchema } from '../domain/home.ts';
import { openChangeLog } from './change-log.ts';
import { homesQuery } from './homes.ts';
import { openKeptAnswers } from './kept-answers.ts';

let user = '';
const homesAt = (price: number) => ({ items: [homeSchema.parse({ _id: 'p1', price })], skipped: 0 });
let seen: Snapshot;

beforeEach(async () => {
  user = crypto.randomUUID();
  stubBrowser();
  seen = { at: Date.now() - 7 * 86_400_000, homes: seenNow(homesAt(500_000).items, user) };
  await personStore.write(user, 'snapshot', { before: seen, latest: seen } satisfies Snapshots);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the log of a page whose database falls silent, at the opening or afterwards. */
async function openLog({ isSilent = false } = {}) {
  const { silence, store } = await pageWithSilence();
  const { openChangeLog } = await import('./change-log.ts');
  const queryClient = new QueryClient();
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');
  const fallSilent = () => get.mockReturnValue({} as IDBRequest);
  const isAsked = () => vi.waitFor(() => expect(get).toHaveBeenCalled());
  if (isSilent) fallSilent();
  const opening = openChangeLog({ userId: user, queryClient, keptAnswers: openKeptAnswers(user) });
  await isAsked();
  if (isSilent) silence.abort();
  const log = await opening;
  return {
    log,
    /** The homes are read while the database is silent. */
    readSilently: async (price: number) => {
      get.mockClear();
      fallSilent();
      queryClient.setQueryData(homesQuery.queryKey, homesAt(price));
      if (!isSilent) await isAsked();
      silence.abort();
      await vi.waitFor(() => expect(store.isAhead(user, 'snapshot')).toBe(true));
    },
    /** The homes are read again once the database answers. */
    readLater: async (price: number) => {
      get.mockRestore();
      await vi.advanceTimersByTimeAsync(20_000);
      queryClient.setQueryData(homesQuery.queryKey, homesAt(price), { updatedAt: Date.now() + 1 });
      await vi.waitFor(() => expect(store.isAhead(user, 'snapshot')).toBe(false));
    },
  };
}

it('compares with the visit before although the database falls silent', async () => {
  const { log, readSilently, readLater } = await openLog();
  await readSilently(450_000);
  expect(log.before.get()).toEqual(seen);
  await readLater(440_000);
  expect(log.before.get()).toEqual(seen);
  expect(await personStore.read(user, 'snapshot')).toMatchObject({ before: seen });
  log.close();
});

it('compares with the visit before once a database answers that was silent at the opening', async () => {
  const { log, readSilently, readLater } = await openLog({ isSilent: true });
  await readSilently(450_000);
  await readLater(440_000);
  expect(log.before.get()).toEqual(seen);
  expect(await personStore.read(user, 'snapshot')).toMatchObject({ before: seen });
  log.close();
});

it('keeps what was marked as seen while the database was silent from the opening on', async () => {
  const { log, readSilently, readLater } = await openLog({ isSilent: true });
  await readSilently(450_000);
  await log.markSeen();
  await readLater(450_000);
  expect(log.before.get()).toMatchObject({ homes: seenNow(homesAt(450_000).items, user) });
  log.close();
});

it('says that nothing changed where a reading brings what was there', async () => {
  const queryClient = new QueryClient();
  const log = await openChangeLog({ userId: user, queryClient, keptAnswers: openKeptAnswers(user) });
  const told = vi.fn<() => void>();
  log.before.subscribe(told);
  for (const later of [1, 2]) {
    queryClient.setQueryData(homesQuery.queryKey, homesAt(450_000), { updatedAt: Date.now() + later });
    await vi.waitFor(async () =>
      expect(await personStore.read(user, 'snapshot')).toMatchObject({
        before: seen,
        latest: { homes: expect.anything() },
      }),
    );
  }
  await log.markSeen();
  expect(told).toHaveBeenCalledTimes(1);
  log.close();
});
