import './storage/web-storage.ts';
import { readConfig } from '#src/domain/config.ts';
import { clockOf, sessionConditions, takeFromAddress } from './conditions.ts';
import { type Backend, control } from './control.ts';
import { createDatabase } from './database.ts';
import { mountDemoPanel } from './demo-panel.ts';
import { sessionFaults } from './faults.ts';
import { fetchFrom } from './fetch.ts';
import { createHandlers } from './handlers.ts';
import { browserStorage } from './storage/browser-storage.ts';

/** About the latency of a nearby server, in milliseconds: long enough to see waiting states, too short to be annoying. */
const latency = 150;

/**
 * Answers the portal's calls within the page. It replaces `fetch`; a service worker would need the scope that the portal's own one has.
 */
export function startMocks(): Promise<void> {
  const root = new URL(readConfig(globalThis.portalConfig).apiRoot, document.baseURI).href;
  const controls = new URL('/mock/', document.baseURI).href;
  const faults = sessionFaults();
  // In an automated browser the market stands still, so that flows find the homes of the seed.
  const conditions = sessionConditions({ latency, market: navigator.webdriver ? 'still' : 'moving' });
  takeFromAddress(faults, conditions);
  const database = createDatabase({ storage: browserStorage(), now: clockOf(conditions) });
  const backend: Backend = { database, faults, conditions };
  const handlers = createHandlers(root, backend);
  const real = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI).href;
    if (url.startsWith(controls)) return (await control(new Request(input, init), backend)) ?? real(input, init);
    if (!url.startsWith(root)) return real(input, init);
    // This server needs no network, so an offline page has to be refused here.
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    return fetchFrom(handlers, new Request(input, init));
  };
  mountDemoPanel(backend);
  return Promise.resolve();
}
