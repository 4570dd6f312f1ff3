import type { Toast } from './toasts.tsx';

const loadToasts = () => import('./overlays.ts');

let wanted = false;
const listeners = new Set<() => void>();

/** Shows a message that appears nowhere else, for at least five seconds. The toasts' own code is fetched with the first. */
export async function showToast(toast: Toast): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  (await loadToasts()).presentToast(toast);
}

/** Removes the toasts that are still shown: they may name homes of a person who has signed out. */
export async function clearToasts(): Promise<void> {
  if (wanted) (await loadToasts()).dismissToasts();
}

/** Whether there has been a toast yet: a frame need not hold a place for them before. */
export const toastsWanted = {
  get: () => wanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
