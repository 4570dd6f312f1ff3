import { showToast } from '#src/ui/toast.ts';

/** Whether the browser can hand a link or a text to other apps. */
export const canShare = typeof navigator.share === 'function';

/** Hands a link or a text to the device's own share sheet; false if the browser refuses, but not if the person closed the sheet. */
export async function share(data: Pick<ShareData, 'title' | 'text' | 'url'>): Promise<boolean> {
  try {
    await navigator.share(data);
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
