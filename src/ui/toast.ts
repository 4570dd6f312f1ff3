import { loadOverlaysWithin, overlaysIfLoaded } from './overlays-code.ts';
import { toastTime } from './toast-time.ts';
import type { Toast } from './toasts.tsx';

/** How long the toasts' code may take before a message is shown without it, in milliseconds. */
const codeTimeout = 1000;

let wanted = false;
/** Toasts that are shown without that code. */
let plain: readonly Toast[] = [];
const listeners = new Set<() => void>();

function setPlain(next: readonly Toast[]): void {
  plain = next;
  for (const listener of listeners) listener();
}

/** Resolves once all toasts so far are shown: each waits for those before it. */
let allShown: Promise<unknown> = Promise.resolve();

/** Shows a message that appears nowhere else, until `toastTime` is over or a fourth toast replaces it. The first one fetches the code. */
export function showToast(toast: Toast): Promise<void> {
  wanted = true;
  setPlain(plain);
  const focusedBefore = document.activeElement;
  const code = loadOverlaysWithin(codeTimeout).catch(() => null);
  const isShown = allShown.then(async () => {
    const overlays = await code;
    // The change of the press is painted first: mounting a toast takes more than a frame of a slow device.
    await new Promise((done) => setTimeout(done));
    // Toasts with and without that code would overlap.
    if (overlays && plain.length === 0) overlays.presentToast(toast, focusedBefore);
    else {
      showPlainToast(toast);
      // Longer than others, because a pointer does not hold it.
      setTimeout(() => hidePlainToast(toast), 2 * toastTime);
    }
  });
  allShown = isShown.catch(() => undefined);
  return isShown;
}

/** Shows a toast that needs no code of its own. It stays until it is closed or its action is too late. */
export function showPlainToast(toast: Toast): void {
  if (toast.name) dismiss(toast.name);
  setPlain([...plain, toast]);
  const until = toast.action?.until;
  if (until) setTimeout(() => hidePlainToast(toast), until - performance.now());
}

export function hidePlainToast(toast: Toast): void {
  setPlain(plain.filter((other) => other !== toast));
  toast.onGone?.();
}

/** Removes the toast of a name, even one that is still on its way. */
export async function hideToast(name: string): Promise<void> {
  await allShown;
  dismiss(name);
}

function dismiss(name: string): void {
  for (const toast of plain) if (toast.name === name) hidePlainToast(toast);
  overlaysIfLoaded()?.dismissToast(name);
}

/** Removes the toasts that are still shown: they may name homes of a person who has signed out. */
export async function clearToasts(): Promise<void> {
  setPlain([]);
  await allShown;
  setPlain([]);
  overlaysIfLoaded()?.dismissToasts();
}

export const toasts = {
  /** Whether there has been a toast yet: until then a frame needs no place for them. */
  areWanted: () => wanted,
  /** The toasts that are shown without their code. */
  plain: () => plain,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
