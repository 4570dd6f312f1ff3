import { loadOverlays, loadOverlaysWithin } from './overlays-code.ts';
import { plainToasts } from './plain-toasts.ts';
import type { Toast } from './toasts.tsx';

/** How long the toasts' code may take before a message is shown without it, in milliseconds. */
const patience = 1000;

let wanted = false;
const listeners = new Set<() => void>();

/** Shows a message that appears nowhere else, for at least five seconds. The toasts' own code is fetched with the first. */
export async function showToast(toast: Toast): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const askedAt = performance.now();
  const overlays = await loadOverlaysWithin(patience).catch(() => null);
  const { action } = toast;
  const within = action?.within && action.within - (performance.now() - askedAt);
  const shown = within ? { ...toast, action: { ...action, within } } : toast;
  // Two kinds of toasts would lie on each other.
  if (overlays && plainToasts.get().length === 0) overlays.presentToast(shown);
  else plainToasts.show(shown);
}

/** Removes the toasts that are still shown: they may name homes of a person who has signed out. */
export async function clearToasts(): Promise<void> {
  plainToasts.clear();
  if (wanted) (await loadOverlays()).dismissToasts();
}

/** Whether there has been a toast yet: a frame need not hold a place for them before. */
export const toastsWanted = {
  get: () => wanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
