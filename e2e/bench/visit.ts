import type { BrowserContext } from '@playwright/test';

const slow = { cpu: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export interface Visit {
  /** Milliseconds until the awaited content is painted. */
  visible: number;
  /** kB of scripts that were loaded until then. */
  js: number;
}

/** Measures when the awaited content is painted. It searches only after a change, because a search in each frame would slow the page. */
function watch(awaited: string): void {
  const isText = /^[A-Z]/.test(awaited);
  const path = isText ? `//*[@id='root']//*[text()[contains(., '${awaited}')]]` : awaited;
  const find = () =>
    /^[a-z]/.test(path)
      ? document.querySelector(path)
      : document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
  let hasChanged = true;
  new MutationObserver(() => (hasChanged = true)).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['id'],
  });
  const look = () => {
    if (!hasChanged || !find()) {
      hasChanged = false;
      return requestAnimationFrame(look);
    }
    // The message arrives right after the frame that shows it.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => Object.assign(window, { visibleAt: performance.now() }));
    port1.start();
    return port2.postMessage(0);
  };
  requestAnimationFrame(look);
}

/** Opens an address in a new tab at 4x CPU, 1.6 Mbps and 150 ms a request. Waits for a selector, a text or an XPath, see `Target` in loads.ts. */
export async function visit(context: BrowserContext, url: string, awaited: string): Promise<Visit> {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  const sizes: { at: number; size: number; isScript: boolean }[] = [];
  const scripts = new Set<string>();
  tools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.push({ at: Date.now(), size: encodedDataLength, isScript: scripts.has(requestId) });
  });
  await page.addInitScript(watch, awaited);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'visibleAt' in window, null, { timeout: 60_000 });
  const { visible, began } = await page.evaluate(() => ({
    visible: Reflect.get(window, 'visibleAt') as number,
    began: performance.timeOrigin,
  }));
  const sent = sizes.filter(({ at }) => at <= began + visible);
  await page.close();
  return {
    visible,
    js: sent.reduce((sum, { size, isScript }) => sum + (isScript ? size : 0), 0) / 1_000,
  };
}
