import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. `get` returns the same reference until the value changes. */
export interface ReadableStore<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

export interface Store<T> extends ReadableStore<T> {
  set: (value: T) => void;
}

/** A store with that value. Setting the value that it already has notifies nobody. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Resolves once the condition holds, which is checked now and after every change of the sources. */
export function until(
  sources: readonly Pick<ReadableStore<unknown>, 'subscribe'>[],
  holds: () => boolean,
): Promise<void> {
  return new Promise((done) => {
    const check = () => {
      if (!holds()) return;
      for (const stop of stops) stop();
      done();
    };
    const stops = sources.map(({ subscribe }) => subscribe(check));
    check();
  });
}

export function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
