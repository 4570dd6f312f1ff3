import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { signIn } from '../support/fixtures.ts';
import { buildPage, builtPages } from './build-pages.ts';
import { median } from './figures.ts';
import { serve } from './serve.ts';
import { type Visit, visit } from './visit.ts';

/*
 * First visits beside two floors, a plain HTML page and one heading rendered by React, in one run: npm run bench -- loads [RUNS]
 *
 * Each visit begins with an empty cache, at 4x CPU, 1.6 Mbps and 150 ms a request. It ends with the frame that shows what is awaited.
 * Medians. The targets take turns, so that a busy machine slows all of them. The table goes into docs/first-visits.md.
 */
const runs = Number(process.argv[3] ?? 5);

interface Target {
  name: string;
  folder: string;
  path: string;
  /** The page's main content: a selector (it begins with a small letter), a text (with a capital) or an XPath. */
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
  {
    name: '/app/listing?compare',
    folder: 'dist',
    path: '/app/listing?compare=home-4187203,home-4188190',
    awaited: home,
  },
  { name: '/app/dashboard', folder: 'dist', path: '/app/dashboard', awaited: home },
  { name: '/app/listing/detail', folder: 'dist', path: '/app/listing/detail?id=home-4187203', awaited: home },
  { name: '/app/comments', folder: 'dist', path: '/app/comments?tab=all', awaited: home },
];

await buildPage('floor');
const browser = await chromium.launch(chromiumLaunch());
const hosts = new Map(
  await Promise.all(
    [...new Set(targets.map(({ folder }) => folder))].map(async (folder) => [folder, await serve(folder)] as const),
  ),
);
const originOf = ({ folder }: Target) => hosts.get(folder)?.origin ?? '';
const coldly = { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' } as const;
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
      const context = await browser.newContext({
        ...coldly,
        ...(target.path.startsWith('/app') && { storageState: signedIn }),
      });
      const done = await visit(context, originOf(target) + target.path, target.awaited);
      await context.close();
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
execFileSync('npx', ['oxfmt', 'docs/first-visits.md']);
