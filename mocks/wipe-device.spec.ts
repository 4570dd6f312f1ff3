import 'fake-indexeddb/auto';
import { createStore, get, set } from 'idb-keyval';
import { expect, it } from 'vitest';
import { wipeDevice } from './wipe-device.ts';

it('empties every store of the site, even one that is in use', async () => {
  const stores = [createStore('demo-backend', 'state'), createStore('portal', 'cache')];
  for (const store of stores) await set('key', 'value', store);
  localStorage.setItem('token', 't');
  sessionStorage.setItem('mock-faults', '[]');
  await wipeDevice();
  expect(await Promise.all(stores.map((store) => get('key', store)))).toEqual([undefined, undefined]);
  expect(localStorage.length + sessionStorage.length).toBe(0);
});
