import type { ReactNode } from 'react';

/** What a toast says and lets one do. */
export interface Toast {
  /** What there is one of at most: another one with this name is not shown while it stands. */
  id?: string;
  message: ReactNode;
  kind?: 'done' | 'failed';
  /** The word and deed of its button, Undo or Try again; `within` is how many milliseconds it can be done for. */
  action?: { label: string; run: () => void; within?: number };
  closeLabel: string;
}

/** How long a toast stands, in milliseconds. */
export const toastTime = 6000;

/** How long what cannot be taken back waits for its Undo, in milliseconds: longer than the toast, as one that is pointed at stays so long. */
export const undoTime = toastTime + 2000;

const loadToasts = () => import('./toasts.tsx');

let wanted = false;
const listeners = new Set<() => void>();

/** Says something that stands nowhere else, for at least five seconds. The toasts' own code is fetched with the first. */
export async function showToast(toast: Toast): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  (await loadToasts()).presentToast(toast);
}

/** Takes away what is still shown, as it may speak of somebody who has left. */
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
