import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';

/*
 * The service worker keeps the app itself, so that it opens without a network. It keeps no photo and no answer of the API, as it would
 * not know whose they are.
 */

declare const self: {
  __WB_MANIFEST: PrecacheEntry[];
  skipWaiting: () => Promise<void>;
  location: Location;
  addEventListener: (
    type: 'install',
    listener: (event: Event & { waitUntil: (kept: Promise<unknown>) => void }) => void,
  ) => void;
};

const types: Record<string, RegExp> = {
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  html: /^text\/html\b/,
  svg: /^image\/svg\+xml\b/,
  woff2: /^(?:font|application)\/(?:font-)?woff2\b/,
};

/** A server in the middle of a deploy may answer with another file's content: a page in place of a script. */
function isSound(request: Request, response: Response): boolean {
  const end = new URL(request.url).pathname.split('.').at(-1) ?? '';
  return response.status === 200 && (types[end]?.test(response.headers.get('content-type') ?? '') ?? false);
}

/**
 * In the middle of a deploy a server may send the new page with the earlier policy, which names other hashes: kept like this, the page
 * would have its own scripts and styles blocked at every visit.
 */
async function isAllowed(response: Response): Promise<boolean> {
  if (!types['html']?.test(response.headers.get('content-type') ?? '')) return true;
  const policy = response.headers.get('content-security-policy') ?? '';
  if (!policy.includes("'sha256-")) return true;
  for (const [, , text] of (await response.clone().text()).matchAll(/<(script|style)>([^]*?)<\/\1>/g)) {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    if (!policy.includes(`'sha256-${btoa(String.fromCharCode(...hash))}'`)) return false;
  }
  return true;
}

const soundOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isSound(request, response) && (await isAllowed(response)) ? response : null,
  // An earlier worker may have kept a wrong one.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && isSound(request, cachedResponse) ? cachedResponse : null,
};
addPlugins([soundOnly]);

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const base = new URL('.', self.location.href).pathname;
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), {
    // And what ends like a file, such as terms of use on this host: none of the portal's paths does.
    denylist: [new RegExp(`^${base}(?:api|assets|photos)/`), /^[^?]*\.\w+(?:\?|$)/],
  }),
);

// The settings change without a build: they come from the device at once, and what the server has now counts from the next visit on.
const settings = new StaleWhileRevalidate({ cacheName: 'config', plugins: [soundOnly] });
registerRoute(({ url }) => url.pathname === `${base}config.js`, settings);
// The first visit fetched them before there was a worker.
self.addEventListener('install', (event) => {
  const [, kept] = settings.handleAll({ event, request: new Request(`${base}config.js`) });
  event.waitUntil(kept);
});

// At once, for the page that registered it too: it may lose its network before it is loaded again.
void self.skipWaiting();
clientsClaim();
