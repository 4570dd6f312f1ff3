// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('tells its listeners of every change, and of nothing that is none', () => {
  const store = createStore({ locale: 'en' });
  const first = store.get();
  const heard = vi.fn<() => void>();
  const stop = store.subscribe(heard);
  store.set(first);
  expect(heard).toHaveBeenCalledTimes(0);
  store.set({ locale: 'ar' });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.get()).toEqual({ locale: 'ar' });
  stop();
  store.set(first);
  expect(heard).toHaveBeenCalledTimes(1);
});
