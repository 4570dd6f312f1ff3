/** The file that the build generates: `src/sw.ts` with the list of what it keeps. */
const script = `${import.meta.env.BASE_URL}sw.js`;

/** Missing in TypeScript's library. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The file as a browser with trusted types takes it: the one address of a script that `deploy/policy.ts` lets the portal set. */
function trustedScript(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => script });
  return policy?.createScriptURL(script) ?? script;
}

const isLocalhost = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(location.hostname);

/**
 * Registers the worker by which the portal opens without a network, once the first screen has all that it needs. If that fails, it is tried
 * again when the network comes back.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  let file: string | undefined;
  const register = async () => {
    try {
      // A page makes a policy once.
      file ??= trustedScript();
      // Another project may be served from the same port later, and this worker would keep answering for it.
      await (isLocalhost ? registerIfServed(file) : navigator.serviceWorker.register(file));
    } catch (error) {
      if (navigator.onLine) console.error('The service worker could not be registered', error);
      addEventListener('online', () => void register(), { once: true });
    }
  };
  const whenIdle = () => {
    // Without a timeout a quiet page never called back in one of ninety first visits.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void register(), { timeout: 5_000 });
    else setTimeout(() => void register());
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

async function registerIfServed(file: string): Promise<unknown> {
  const response = await fetch(script, { cache: 'no-store' });
  if (response.status !== 404 && response.headers.get('content-type')?.includes('javascript'))
    return navigator.serviceWorker.register(file);
  // Without a worker there is nothing to unregister, and so no second reload.
  const registration = await navigator.serviceWorker.getRegistration();
  if (await registration?.unregister()) location.reload();
}
