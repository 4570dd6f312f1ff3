import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser has a network at all. A server may be out of reach for all that. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
