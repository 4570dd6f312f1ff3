import { useLayoutEffect, useRef, useState } from 'react';

type Callbacks = Record<string, (...args: never[]) => unknown>;

/** The same functions from render to render, each doing what the latest render said: for lists that must not be drawn again with every key. */
export function useStableCallbacks<T extends Callbacks>(callbacks: T): T {
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(callbacks).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as T,
  );
  return stable;
}
