import { showToast } from '#src/ui/toast.ts';

/** Whether the browser can hand a link to other apps. */
export const canShare = typeof navigator.share === 'function';

/** Hands a link to the device's own share sheet; false if the browser refuses, but not if the person closed the sheet. */
export async function shareUrl(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Copies a link and says so; false if the browser does not allow it, as on plain http. */
export async function copyUrl(url: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    return false;
  }
  await showToast({ name: 'copied', message: done });
  return true;
}
