// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { createStore, until } from './store.ts';

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

it('waits until a condition holds, whichever store changes last', async () => {
  const [one, other] = [createStore(1), createStore(1)];
  const reached = vi.fn<() => void>();
  const waiting = until([one, other], () => one.get() + other.get() === 5).then(reached);
  one.set(2);
  await Promise.resolve();
  expect(reached).not.toHaveBeenCalled();
  other.set(3);
  await waiting;
  expect(reached).toHaveBeenCalled();
  await until([], () => true);
});
