import { useSyncExternalStore } from 'react';

const usual = 16;

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

const read = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usual || 1;

/** How much larger than usual the reader has set the text: what is measured in pixels has to grow with it. */
export function useTextScale(): number {
  return useSyncExternalStore(subscribe, read);
}
