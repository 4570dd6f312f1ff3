import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type BrowserContext, chromium } from '@playwright/test';
import { createNodeMocks } from '#mocks/node.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { contentTypes } from '../support/content-types.ts';
import { signIn } from '../support/fixtures.ts';

/*
 * The size budget: what a first visit to a page loads from `dist`, in kB of 1,000 bytes after brotli 11. Run `npm run build` first.
 *
 * Real requests of a real browser are counted, as a list of chunks would miss what is fetched on the way. The budget of the sign-in is
 * the product's; the others keep what was reached, with some room, so that nothing grows unseen.
 */
const budgets = [
  { path: '/signin', js: 143, css: 10.5 },
  { path: '/app/dashboard', js: 258, css: 24.5 },
  { path: '/signup', js: 143, css: 10.5 },
  { path: '/forgetPassword', js: 143, css: 10.5 },
  { path: '/app/listing', js: 268, css: 27 },
  { path: '/app/listing?compare=home-4187203,home-4188190', js: 272, css: 27 },
  { path: '/app/comments', js: 269, css: 24.5 },
  { path: '/app/profile', js: 254, css: 23 },
  { path: '/app/profile/create', js: 278, css: 24 },
  { path: '/app/settings', js: 267, css: 23 },
  { path: '/app/listing/detail?id=home-4187203', js: 265, css: 26 },
] as const;

const origin = 'https://portal.example';

type Kind = 'js' | 'css';

/** Answers every request out of `dist` and the mocks, so that no server is needed; the files that were asked for are collected. */
async function serveFrom(dist: string, context: BrowserContext, asked: Set<string>): Promise<void> {
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) {
      const [method, body] = [request.method(), request.postData()];
      const answer = await mocks.fetch(new Request(request.url(), { method, headers: request.headers(), body }));
      return route.fulfill({ status: answer.status, body: await answer.text() });
    }
    const file = extname(pathname) ? pathname : '/index.html';
    if (!existsSync(dist + file)) return route.fulfill({ status: 404 });
    asked.add(file);
    return route.fulfill({
      contentType: contentTypes[extname(file)] ?? 'application/octet-stream',
      body: readFileSync(dist + file),
    });
  });
}

const mocks = createNodeMocks();
const dist = 'dist';
if (!existsSync(`${dist}/index.html`)) throw new Error('There is no production build to measure: npm run build');

const sizes = new Map<string, number>();

/** kB after brotli 11, the way a server sends a file that it has compressed beforehand. */
function compressed(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const size = brotliCompressSync(readFileSync(dist + file), { params }).length / 1_000;
  sizes.set(file, size);
  return size;
}

function sum(files: Iterable<string>, kind: Kind): number {
  return [...files].filter((file) => file.endsWith(`.${kind}`)).reduce((total, file) => total + compressed(file), 0);
}

const browser = await chromium.launch(chromiumLaunch());
try {
  const newContext = (storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) =>
    browser.newContext({ baseURL: origin, serviceWorkers: 'block', ...(storageState && { storageState }) });

  const first = await newContext();
  await serveFrom(dist, first, new Set());
  await signIn(await first.newPage());
  const signedIn = await first.storageState();
  await first.close();

  console.log(`${'First load, kB brotli'.padEnd(52)}${'JS'.padStart(15)}${'CSS'.padStart(15)}`);
  for (const { path, ...limits } of budgets) {
    const context = await newContext(!path.startsWith('/app/') ? undefined : signedIn);
    const asked = new Set<string>();
    await serveFrom(dist, context, asked);
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // Whatever comes after that without anybody having done a thing belongs to the first load too.
    await page.waitForLoadState('networkidle');
    const kinds: Kind[] = ['js', 'css'];
    const used = kinds.map((kind) => sum(asked, kind));
    const over = kinds.some((kind, index) => (used[index] ?? 0) > limits[kind]);
    const cells = kinds.map((kind, index) => `${used[index]?.toFixed(1)} / ${limits[kind]}`.padStart(15));
    console.log(`${path.padEnd(52)}${cells.join('')}${over ? '   OVER' : ''}`);
    if (over) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
}
