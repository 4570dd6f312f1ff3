const key = 'reloaded-from';
const name = 'LostCodeError';

/** Names the errors of code that could not be fetched, as it is gone after a deploy or the server cannot be reached. */
export function watchForLostCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = name;
    // The router would reload the page for an error of the browser's own words, even without a network.
    payload.message = `Lost code: ${payload.message}`;
  });
}

export const isLostCode = (error: unknown): boolean => error instanceof Error && error.name === name;

/**
 * Loads the page anew for a screen whose code is lost, once for each version. It is for screens that were navigated to: code of a
 * preload or of a layer is not worth what somebody may have typed in the screen that stands.
 */
export function reloadForLostCode(error: unknown): void {
  if (!isLostCode(error)) return;
  // The name of this very file has the version in it.
  const version = import.meta.url;
  try {
    if (sessionStorage.getItem(key) === version) return;
    sessionStorage.setItem(key, version);
  } catch {
    // Without a note of the reload it could go on for ever.
    return;
  }
  void reload();
}

/** Loads the page anew, unless that would only show the browser's own error page. */
export async function reload(): Promise<void> {
  const isKept = Boolean(navigator.serviceWorker?.controller);
  if (isKept || (await isReachable())) location.reload();
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
