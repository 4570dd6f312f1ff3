import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { buildPages, builtPages } from './build-pages.ts';
import { median, rest } from './figures.ts';
import { homes } from './homes.ts';
import { serve } from './serve.ts';

/*
 * The listing at 10,000 and 50,000 homes beside other tables, in one run: npm run bench -- [RUNS] [ROWS] [CPU]
 *
 * `mount` ends with the first frame that shows a row. In the compared pages it begins right before they render rows that are in memory. In
 * the listing it begins with the click on its link, with the homes cached and the code loaded. So it includes the navigation and the
 * unmounting of the dashboard. Neither includes fetching and parsing the answer.
 */
const [runs = '3', rowCounts = '10000,50000', throttles = '4,1'] = process.argv.slice(2);
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="#9bb" d="M0 0h16v10H0z"/></svg>';

interface Target {
  name: string;
  folder: string;
  path: (rows: number) => string;
  row: string;
  filter: string;
  sort: string;
  root: string;
}

const comparedPage = (name: string, row: string, sort: string): Target => ({
  name,
  folder: join(builtPages, name),
  path: (rows) => `/?n=${rows}`,
  row,
  filter: '#filter',
  sort,
  root: '#grid',
});
const targets: readonly Target[] = [
  {
    name: 'listing',
    folder: 'dist',
    path: () => '/app/listing',
    row: '[role=gridcell]',
    filter: 'input[type=search]',
    sort: 'role=columnheader[name="Price"] >> role=button',
    root: '[role=grid]',
  },
  comparedPage('ag', '[role=row][row-index]', '[role=columnheader][col-id=price]'),
  comparedPage('mui', '.MuiDataGrid-row', '.MuiDataGrid-columnHeader[data-field=price]'),
  comparedPage('tanstack', 'td', '[data-col=price] button'),
  comparedPage('tswin', 'td', '[data-col=price] button'),
  comparedPage('hand', '[role=cell]', '[data-col=price] button'),
];

/** An API that knows a list of properties and nothing else. */
const answerWith = (properties: string) => (request: Request) => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('.svg')) return new Response(picture, { headers: { 'Content-Type': 'image/svg+xml' } });
  if (pathname.endsWith('/property/'))
    return new Response(properties, { headers: { 'Content-Type': 'application/json' } });
  const me = { _id: 'u1', email: 'buyer@example.com', firstName: 'Linda', lastName: 'Moreno' };
  return Response.json({ status: 1, message: '', data: pathname.endsWith('/me/') ? me : [] });
};

/** Measures when the first row is painted, and the time from each input to its next paint and to the last change of the table. */
function instrument({ row, root }: { row: string; root: string }): void {
  const state = { ready: 0, start: 0, result: 0, event: 0, frames: [] as number[] };
  Object.assign(window, { bench: state });
  const wait = () => {
    if (document.querySelector(row)) requestAnimationFrame(() => (state.ready = performance.now()));
    else requestAnimationFrame(wait);
  };
  requestAnimationFrame(wait);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.startTime >= state.start - 20) state.event = Math.max(state.event, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  for (const name of ['keydown', 'pointerup'])
    addEventListener(
      name,
      (event) => {
        Object.assign(state, { start: event.timeStamp, result: 0, event: 0 });
      },
      true,
    );
  let queued = false;
  let before: string | null | undefined;
  // Compare the text, because an attribute that is set again changes nothing that a person sees.
  new MutationObserver(() => {
    if (queued) return;
    queued = true;
    requestAnimationFrame(() => {
      queued = false;
      const text = document.querySelector(root)?.textContent;
      if (text === before) return;
      before = text;
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (state.result = performance.now() - state.start));
      port1.start();
      port2.postMessage(0);
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

interface Bench {
  ready: number;
  start: number;
  result: number;
  event: number;
  frames: number[];
}
const read = (page: Page) => page.evaluate(() => (window as unknown as { bench: Bench }).bench);

async function act(page: Page, input: () => Promise<void>): Promise<Bench> {
  await input();
  await rest(900);
  return read(page);
}

async function measure(browser: Browser, target: Target, origin: string, rows: number, cpu: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('token', 'bench');
    localStorage.setItem('user_id', 'u1');
  });
  await page.addInitScript(instrument, { row: target.row, root: target.root });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const result: Record<string, number> = {};
  const ownMount = target.name === 'listing';
  await page.goto(origin + (ownMount ? '/app/dashboard' : target.path(rows)));
  if (ownMount) {
    // The homes are in the cache, as the rows of the compared pages are in their memory.
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 });
    await rest(2000);
    const link = page.locator('a[href="/app/listing"]').first();
    await link.hover();
    await rest(800);
    await link.click();
  }
  await page.locator(target.row).first().waitFor({ timeout: 120_000 });
  await rest(300);
  result['mount'] = await page.evaluate(() => {
    const { ready, start } = (window as unknown as { bench: Bench }).bench;
    return ready - (performance.getEntriesByName('mount-start')[0]?.startTime ?? start);
  });
  await rest(2500);
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
  };
  result['heap MB'] = await heap();
  result['elements, page'] = await page.locator('*').count();
  result['elements, table'] = await page.locator(target.root).first().locator('*').count();
  await page.click(target.filter);
  const keys: Bench[] = [];
  for (const key of 'cedar') keys.push(await act(page, () => page.keyboard.press(key)));
  result['key median'] = median(keys.map(({ event }) => event || 8));
  result['key worst'] = Math.max(...keys.map(({ event }) => event || 8));
  // A letter that changes no visible row has no result to time.
  const changed = keys.map((key) => key.result).filter((time) => time > 0);
  result['rows median'] = median(changed);
  result['rows worst'] = Math.max(...changed);
  await page.keyboard.press('Control+A');
  const cleared = await act(page, () => page.keyboard.press('Backspace'));
  result['clear'] = cleared.result;
  for (const name of ['sort 1', 'sort 2']) {
    const sorted = await act(page, () => page.locator(target.sort).first().click());
    result[name] = sorted.event || 8;
    result[`${name} rows`] = sorted.result;
  }
  const box = await page.locator(target.root).first().boundingBox();
  await page.mouse.move(640, Math.min(700, (box?.y ?? 0) + 200));
  await page.evaluate(() => {
    const { frames } = (window as unknown as { bench: Bench }).bench;
    const tick = (now: number) => {
      frames.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 400);
    await rest(40);
  }
  await rest(400);
  const { frames } = await read(page);
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  result['frames > 50'] = gaps.filter((gap) => gap > 50).length;
  result['heap after'] = await heap();
  await context.close();
  return result;
}

await buildPages();
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const rows of rowCounts.split(',').map(Number)) {
    const answer = answerWith(homes(rows));
    const sites = await Promise.all(
      targets.map(async (target) => ({ target, site: await serve(target.folder, answer) })),
    );
    for (const cpu of throttles.split(',').map(Number)) {
      const all = new Map<string, Record<string, number>[]>(targets.map(({ name }) => [name, []]));
      for (let run = 0; run < Number(runs); run += 1)
        for (const { target, site } of run % 2 ? sites.toReversed() : sites)
          all.get(target.name)?.push(await measure(browser, target, site.origin, rows, cpu));
      print(`${rows} homes, CPU ${cpu}x, median of ${runs}`, all);
    }
    for (const { site } of sites) site.close();
  }
} finally {
  await browser.close();
}

function print(title: string, all: ReadonlyMap<string, readonly Record<string, number>[]>): void {
  const names = [...all.keys()];
  const value = (name: string, what: string) => median((all.get(name) ?? []).map((run) => run[what] ?? Number.NaN));
  console.log(`\n${title}: milliseconds, in brackets the listing as a multiple\n`);
  console.log(`| | ${names.join(' | ')} |\n| --- |${names.map(() => ' --: |').join('')}`);
  for (const what of Object.keys(all.get('listing')?.[0] ?? {})) {
    const own = value('listing', what);
    const cells = names.map((name) => {
      const theirs = value(name, what);
      const ratio = name === 'listing' || theirs === 0 ? '' : ` (${(own / theirs).toFixed(2)})`;
      return `${theirs.toFixed(theirs < 100 && what.startsWith('heap') ? 1 : 0)}${ratio}`;
    });
    console.log(`| ${what} | ${cells.join(' | ')} |`);
  }
}
