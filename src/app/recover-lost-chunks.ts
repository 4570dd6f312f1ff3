const key = 'reloaded-from';

/**
 * After a deploy a page that stayed open asks for code that is gone. One reload fetches the new version; where that is the same
 * one, or the device is offline, the error goes on to whoever asked.
 */
export function recoverLostChunks(): void {
  addEventListener('vite:preloadError', () => {
    // The name of this very file has the version in it.
    const version = import.meta.url;
    try {
      if (!navigator.onLine || sessionStorage.getItem(key) === version) return;
      sessionStorage.setItem(key, version);
    } catch {
      // Without a note of the reload it could go on for ever.
      return;
    }
    location.reload();
  });
}
