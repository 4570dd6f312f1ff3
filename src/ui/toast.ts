import { loadOverlaysWithin, overlaysIfLoaded } from './overlays-code.ts';
import { toastTime } from './toast-time.ts';
import type { Toast } from './toasts.tsx';

/** How long the toasts' code may take before a message is shown without it, in milliseconds. */
const codeTimeout = 1000;

let wanted = false;
/** What is shown without that code. */
let plain: readonly Toast[] = [];
const listeners = new Set<() => void>();

function setPlain(next: readonly Toast[]): void {
  plain = next;
  for (const listener of listeners) listener();
}

/** Resolves once all toasts so far are shown: each waits for those before it. */
let allShown: Promise<unknown> = Promise.resolve();

/** Shows a message that appears nowhere else, for at least five seconds. The toasts' own code is fetched with the first. */
export function showToast(toast: Toast): Promise<void> {
  wanted = true;
  setPlain(plain);
  const focusedBefore = document.activeElement;
  const code = loadOverlaysWithin(codeTimeout).catch(() => null);
  const isShown = allShown.then(async () => {
    const overlays = await code;
    // What the press changed shows first: mounting a toast takes more than a frame of a slow device.
    await new Promise((done) => setTimeout(done));
    // Two kinds of toasts would lie on each other.
    if (overlays && plain.length === 0) overlays.presentToast(toast, focusedBefore);
    else {
      showPlainToast(toast);
      // Longer than others, as no pointer keeps it.
      setTimeout(() => hidePlainToast(toast), 2 * toastTime);
    }
  });
  allShown = isShown.catch(() => undefined);
  return isShown;
}

/** Shows a toast that needs no code of its own. It stays until it is closed or its action is too late. */
export function showPlainToast(toast: Toast): void {
  for (const other of plain) if (toast.name && other.name === toast.name) hidePlainToast(other);
  setPlain([...plain, toast]);
  const until = toast.action?.until;
  if (until) setTimeout(() => hidePlainToast(toast), until - performance.now());
}

export function hidePlainToast(toast: Toast): void {
  setPlain(plain.filter((other) => other !== toast));
  toast.onGone?.();
}

/** Removes the toasts that are still shown: they may name homes of a person who has signed out. */
export async function clearToasts(): Promise<void> {
  setPlain([]);
  await allShown;
  setPlain([]);
  overlaysIfLoaded()?.dismissToasts();
}

export const toasts = {
  /** Whether there has been one yet: a frame need not hold a place for them before. */
  areWanted: () => wanted,
  /** Resolves once all so far are shown. */
  allShown: () => allShown,
  /** Those without code of their own. */
  plain: () => plain,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
