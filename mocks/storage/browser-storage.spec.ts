import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDatabase } from '#mocks/database.ts';
import { browserStorage, onDemoDataChange } from './browser-storage.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const database = () => createDatabase({ storage: browserStorage(), now: Date.now });
const keep = () =>
  database().transact(({ state }) => {
    state.tokens['t'] = 'buyer-main';
  });
const kept = () => database().transact(({ state }) => state.tokens);

it('is shared by the tabs, and outlives a cleared local storage', async () => {
  await keep();
  localStorage.clear();
  expect(await kept()).toMatchObject({ t: 'buyer-main' });
});

it('calls back when it has changed', async () => {
  const changed = vi.fn<() => void>();
  onDemoDataChange(changed, new AbortController().signal);
  await keep();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
});

it('uses a lock of the whole site if the browser has locks', async () => {
  const request = vi.fn<(name: string, work: () => unknown) => unknown>((_, work) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  await keep();
  expect(request).toHaveBeenCalledExactlyOnceWith('demo-backend', expect.any(Function));
});

it('lasts as long as the page if the browser refuses to store', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const page = database();
  await page.transact(({ state }) => {
    state.tokens['t'] = 'buyer-main';
  });
  expect(await page.transact(({ state }) => state.tokens)).toMatchObject({ t: 'buyer-main' });
});

it('has what was done last while the disk is full, too', async () => {
  await keep();
  const page = database();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await page.transact(({ state }) => {
    state.tokens['u'] = 'buyer-main';
  });
  expect(await page.transact(({ state }) => state.tokens)).toMatchObject({ t: 'buyer-main', u: 'buyer-main' });
  put.mockRestore();
});
