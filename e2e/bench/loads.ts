import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { signIn } from '../support/fixtures.ts';
import { buildPage, builtPages } from './build-pages.ts';
import { serve } from './serve.ts';

/*
 * First visits beside two floors, a plain HTML page and one heading rendered by React, in one run: npm run bench -- loads [RUNS]
 *
 * Each visit begins with an empty cache, at 4x CPU, 1.6 Mbps and 150 ms a request, and its awaited thing counts from the frame that shows
 * it. Medians; the targets take turns, so that a busy machine is busy for all of them. The table goes into docs/first-visits.md.
 */
const runs = Number(process.argv[3] ?? 5);
const slow = { cpu: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

interface Target {
  name: string;
  folder: string;
  path: string;
  /** What the page is there for: a selector, an XPath, or a text for all else. */
  awaited: string;
}

const home = 'Juniper Lane';
const targets: readonly Target[] = [
  { name: 'plain HTML', folder: join(import.meta.dirname, 'pages/plain'), path: '/', awaited: 'h1' },
  { name: 'React floor', folder: join(builtPages, 'floor'), path: '/', awaited: 'h1' },
  { name: '/signin', folder: 'dist', path: '/signin', awaited: 'input[type=password]' },
  // React has taken the form over once the form's title is that of the page.
  { name: '/signin, hydrated', folder: 'dist', path: '/signin', awaited: "//title[contains(., ' · ')]" },
  { name: '/app/listing', folder: 'dist', path: '/app/listing', awaited: home },
  { name: '/app/dashboard', folder: 'dist', path: '/app/dashboard', awaited: home },
  { name: '/app/listing/detail', folder: 'dist', path: '/app/listing/detail?id=home-4187203', awaited: home },
  { name: '/app/comments', folder: 'dist', path: '/app/comments?tab=all', awaited: home },
];

interface Visit {
  visible: number;
  /** kB of scripts that were sent until then. */
  js: number;
}

/** Notes when the awaited thing is painted. It looks only after a change: at each frame it would take time from what it measures. */
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
    // The frame that shows it is made right after this.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => Object.assign(window, { visibleAt: performance.now() }));
    port1.start();
    return port2.postMessage(0);
  };
  requestAnimationFrame(look);
}

async function visit(
  browser: Browser,
  origin: string,
  { path, awaited }: Target,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>> | undefined,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
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
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'visibleAt' in window, null, { timeout: 60_000 });
  const { visible, began } = await page.evaluate(() => ({
    visible: Reflect.get(window, 'visibleAt') as number,
    began: performance.timeOrigin,
  }));
  const sent = sizes.filter(({ at }) => at <= began + visible);
  await context.close();
  return {
    visible,
    js: sent.reduce((sum, { size, isScript }) => sum + (isScript ? size : 0), 0) / 1_000,
  };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

await buildPage('floor');
const browser = await chromium.launch(chromiumLaunch());
const hosts = new Map(
  await Promise.all(
    [...new Set(targets.map(({ folder }) => folder))].map(async (folder) => [folder, await serve(folder)] as const),
  ),
);
const originOf = ({ folder }: Target) => hosts.get(folder)?.origin ?? '';
const visits = new Map<Target, Visit[]>(targets.map((target) => [target, []]));
try {
  const first = await browser.newContext({
    baseURL: [...hosts.values()].at(-1)?.origin ?? '',
    serviceWorkers: 'block',
  });
  await signIn(await first.newPage());
  const signedIn = await first.storageState();
  await first.close();
  // The first round warms the servers and does not count.
  for (let run = 0; run <= runs; run += 1)
    for (const target of run % 2 ? targets : targets.toReversed()) {
      const done = await visit(
        browser,
        originOf(target),
        target,
        target.path.startsWith('/app') ? signedIn : undefined,
      );
      if (run > 0) visits.get(target)?.push(done);
    }
} finally {
  await browser.close();
  for (const host of hosts.values()) host.close();
}

const figures = targets.map((target) => {
  const of = (figure: keyof Visit) => median((visits.get(target) ?? []).map((one) => one[figure]));
  return { name: target.name, visible: of('visible'), js: of('js') };
});
const floor = figures[1]?.visible ?? NaN;
const table = [
  '| first visit | visible, ms | × React floor | JS, kB |',
  '| --- | --: | --: | --: |',
  ...figures.map(
    ({ name, visible, js }) =>
      `| ${name} | ${Math.round(visible)} | ${(visible / floor).toFixed(1)} | ${Math.round(js)} |`,
  ),
  '',
  `${new Date().toISOString().slice(0, 10)}, medians of ${runs}: 4x CPU, 1.6 Mbps, 150 ms a request, empty cache.`,
].join('\n');
console.log(table);
const page = readFileSync('docs/first-visits.md', 'utf8');
writeFileSync('docs/first-visits.md', page.replace(/(<!-- loads -->\n)[^]*?(\n<!-- \/loads -->)/, `$1\n${table}\n$2`));
