import { reload } from '#src/ui/reload.ts';

const key = 'reloaded-from';
const name = 'LostCodeError';
/** How long after a style sheet failed it is asked for again, in milliseconds. */
const retryDelay = 3000;

/**
 * Names the errors of code that could not be fetched, as it is gone after a deploy or the server cannot be reached, and asks for its style
 * sheets again until they come.
 */
export function watchForLostCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // The code of a screen within a screen reports the same error again.
    if (isLostCode(payload)) return;
    payload.name = name;
    // The router would reload the page for an error of the browser's own words, even without a network.
    payload.message = `Lost code: ${payload.message}`;
  });
  const askAgain = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      setTimeout(() => target.replaceWith(target.cloneNode()), retryDelay);
  };
  // The build's own code takes a style sheet that failed for one that has come, and would never ask for it again.
  addEventListener('error', askAgain, true);
}

export const isLostCode = (error: unknown): boolean => error instanceof Error && error.name === name;

/**
 * Reloads the page for a screen whose code is lost, once for each version. Only for a navigation: losing the code of a
 * preload or of a layer does not justify losing what was typed on the current screen.
 */
export function reloadForLostCode(error: unknown): void {
  if (!isLostCode(error)) return;
  // The name of this very file has the version in it.
  const version = import.meta.url;
  try {
    if (sessionStorage.getItem(key) === version) return;
    sessionStorage.setItem(key, version);
  } catch {
    // If the reload cannot be recorded, it could repeat forever.
    return;
  }
  void reload();
}
