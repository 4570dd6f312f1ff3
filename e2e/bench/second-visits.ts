import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { signIn } from '../support/fixtures.ts';
import { buildPage, builtPages } from './build-pages.ts';
import { median } from './figures.ts';
import { serve } from './serve.ts';
import { visit } from './visit.ts';

/*
 * Second visits, whose files the service worker has cached, beside the first visit to one heading rendered by React. Runs after
 * `npm run bench -- interactions [RUNS]`.
 */
const runs = Number(process.argv[3] ?? 3);
const viewport = { width: 1280, height: 800 };
const home = 'Juniper Lane';
const screens = ['/app/listing', '/app/dashboard', '/app/listing/detail?id=home-4187203', '/app/comments?tab=all'];

/** A browser that has visited the portal before. */
async function visited(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, viewport });
  const page = await context.newPage();
  await signIn(page);
  // The host compresses each file when it is first asked for, which takes a while for all of them.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 180_000 });
  await page.close();
  return context;
}

await buildPage('floor');
const browser = await chromium.launch(chromiumLaunch());
const [site, floor] = await Promise.all([serve('dist'), serve(join(builtPages, 'floor'))]);
const figures = new Map<string, number[]>();
const note = (name: string, ms: number) => figures.set(name, [...(figures.get(name) ?? []), ms]);
try {
  const known = await visited(browser, site.origin);
  // The first round does not count. No round has compiled code: a private window, as this is, caches none.
  for (let run = 0; run <= runs; run += 1) {
    const cold = await browser.newContext({ viewport });
    const { visible } = await visit(cold, `${floor.origin}/`, 'h1');
    await cold.close();
    if (run > 0) note('React floor, first visit', visible);
    for (const path of screens) {
      const warm = await visit(known, site.origin + path, home);
      if (run > 0) note(path, warm.visible);
    }
  }
} finally {
  await browser.close();
  for (const host of [site, floor]) host.close();
}

const [reference = NaN] = [...figures.values()].map(median);
console.log('\n| second visit | visible, ms | × React floor |\n| --- | --: | --: |');
for (const [name, values] of figures)
  console.log(`| ${name} | ${Math.round(median(values))} | ${(median(values) / reference).toFixed(1)} |`);
