const key = 'lost-chunk';

/**
 * After a deploy a page that stayed open asks for code that is gone. One reload fetches the new version; where the same piece is lost
 * again, or the device is offline, the error goes on to whoever asked.
 */
export function recoverLostChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    const lost = event.payload.message;
    try {
      if (!navigator.onLine || sessionStorage.getItem(key) === lost) return;
      sessionStorage.setItem(key, lost);
    } catch {
      // Without a note of the reload it could go on for ever.
      return;
    }
    location.reload();
  });
}
