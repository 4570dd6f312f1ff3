import { useSyncExternalStore } from 'react';

export type Overlays = typeof import('./overlays.ts');

let overlays: Overlays | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Fetches the code of all that opens over the page. What fails is fetched again when it is next needed. */
export async function loadOverlays(): Promise<Overlays> {
  if (overlays) return overlays;
  overlays = await import('./overlays.ts');
  for (const listener of listeners) listener();
  return overlays;
}

/** The same, rejected with a TimeoutError if the code does not come in that many milliseconds. */
export function loadOverlaysWithin(timeout: number): Promise<Overlays> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, timeout, new DOMException('The code is late', 'TimeoutError'));
    loadOverlays().then(resolve, reject);
  });
}

/** The code of the overlays, or null until it has come. */
export const overlaysIfLoaded = (): Overlays | null => overlays;

/** The same, for a component that waits for it. */
export const useOverlays = (): Overlays | null => useSyncExternalStore(subscribe, overlaysIfLoaded, () => null);
