import type { Page } from '@playwright/test';

/** From its next load, the page is on a site whose data the browser blocks. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    // A site whose storage is blocked is denied these as well: locks in Chromium, both in Firefox.
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request: denied, query: denied } });
    Object.defineProperty(globalThis, 'BroadcastChannel', {
      value: class {
        constructor() {
          throw new DOMException('denied', 'SecurityError');
        }
      },
    });
  });
