import { overlaysIfLoaded } from './overlays-code.ts';
import { hidePlainToast, toasts } from './toast.ts';

/** Removes the toast of a name, even one that is still on its way. Not in the file of the others, which the sign-in loads. */
export async function hideToast(name: string): Promise<void> {
  await toasts.allShown();
  for (const toast of toasts.plain()) if (toast.name === name) hidePlainToast(toast);
  overlaysIfLoaded()?.dismissToast(name);
}
