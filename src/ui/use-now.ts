import { useSyncExternalStore } from 'react';

const minute = 60_000;
let now = Date.now();

function subscribe(changed: () => void): () => void {
  const timer = setInterval(() => {
    now = Date.now();
    changed();
  }, minute);
  return () => clearInterval(timer);
}

/** The time in milliseconds since 1970, followed by the minute: "2 minutes ago" does not stay two minutes. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
