import type { ReactNode } from 'react';

export interface Toast {
  message: ReactNode;
  kind?: 'done' | 'failed';
  /** The word and deed of its button, Undo or Try again. */
  action?: { label: string; run: () => void };
  closeLabel: string;
}

/** Says something that stands nowhere else, for at least five seconds. The toasts' own code is fetched with the first. */
export async function showToast(toast: Toast): Promise<void> {
  const { presentToast } = await import('./toasts.tsx');
  presentToast(toast);
}
