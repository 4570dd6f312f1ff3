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

/** Without a subscriber nothing updates the clock, so it may be behind. */
function read(): number {
  const current = Date.now();
  if (current - now >= minute) now = current;
  return now;
}

/** The time in milliseconds since 1970, followed by the minute: "2 minutes ago" does not stay two minutes. */
export const useNow = (): number => useSyncExternalStore(subscribe, read);
