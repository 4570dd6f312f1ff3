import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type BrowserContext, chromium } from '@playwright/test';
import { createNodeMocks } from '#mocks/node.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { contentTypes } from '../support/content-types.ts';
import { signIn } from '../support/fixtures.ts';

/*
 * The size budget: how much a first visit to a page loads from `dist` until the network is idle, in kB of 1,000 bytes after brotli 11, and
 * in how many files. Run `npm run build` first.
 *
 * The requests of a real browser are counted, because a list of chunks would miss files that are loaded later. A budget is a little above
 * the present size, so that any growth is noticed. The style sheet in the page counts as CSS. The goal is printed beside each budget.
 */
const budgets = [
  { path: '/signin', js: 124.5, css: 5 },
  { path: '/app/dashboard', js: 197.8, css: 12.7 },
  { path: '/signup', js: 124.5, css: 5 },
  { path: '/forgetPassword', js: 124.5, css: 5 },
  { path: '/app/listing', js: 226, css: 14 },
  { path: '/app/listing?compare=home-4187203,home-4188190', js: 198.3, css: 13.4 },
  { path: '/app/comments', js: 212.5, css: 13.3 },
  { path: '/app/profile', js: 194.9, css: 11.2 },
  { path: '/app/profile/create', js: 215.3, css: 12.3 },
  { path: '/app/settings', js: 207.4, css: 11.3 },
  { path: '/app/listing/detail?id=home-4187203', js: 204.6, css: 13.8 },
] as const;

/** The product owner's goals. A signed-in screen may load 190 kB of JS until its first content, and 210 until the network is idle. */
const goals = { anonymous: { js: 125, css: 8 }, signedIn: { js: 210, css: 14 } };

/** Files that no screen waits for: loaded three seconds after it, or at the first move of the pointer or press of a key. */
const afterwards = { files: /\/(overlays|column-drag|service-worker)-/, js: 74.2, css: 6.3 };

/** How many files a page may load, because a few large ones load faster than many small ones. */
const most = { js: 12, css: 4 };

const origin = 'https://portal.example';

type Kind = 'js' | 'css';

/** Answers every request from `dist` and the mocks, so no server is needed. Adds the requested files to `requested`. */
async function serveFrom(dist: string, context: BrowserContext, requested: Set<string>): Promise<void> {
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
    requested.add(file);
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

/** kB after brotli 11, which is how a server sends a file that was compressed beforehand. */
function compressed(content: Buffer | string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(content, { params }).length / 1_000;
}

/**
 * A text with other hashes in the names of files, which stay the same from build to build. A change anywhere gives many files another hash,
 * and hashes compress differently: that alone moved the sums by 0.2 kB.
 */
function withSteadyHashes(text: string): string {
  const known = new Map<string, string>();
  return text.replaceAll(/(?<=([\w.$-]+)-)[\w-]{8}(?=\.(?:js|css)\b)/g, (hash, name: string) => {
    const steady =
      known.get(hash) ?? createHash('sha256').update(`${name} ${known.size}`).digest('base64url').slice(0, 8);
    known.set(hash, steady);
    return steady;
  });
}

function sizeOf(file: string): number {
  const size = sizes.get(file) ?? compressed(withSteadyHashes(readFileSync(dist + file, 'utf8')));
  sizes.set(file, size);
  return size;
}

/** The style sheet that is inlined in the page. */
const ownStyle = compressed(/<style>([^]*?)<\/style>/.exec(readFileSync(`${dist}/index.html`, 'utf8'))?.[1] ?? '');

const browser = await chromium.launch(chromiumLaunch());
try {
  const newContext = (storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) =>
    browser.newContext({ baseURL: origin, serviceWorkers: 'block', ...(storageState && { storageState }) });

  const first = await newContext();
  await serveFrom(dist, first, new Set());
  await signIn(await first.newPage());
  const signedIn = await first.storageState();
  await first.close();

  console.log('First loads in kB brotli: used / budget (goal), files + kB afterwards');
  console.log(`${''.padEnd(52)}${'JS'.padStart(30)}${'CSS'.padStart(30)}`);
  for (const { path, ...limits } of budgets) {
    const isAnonymous = !path.startsWith('/app/');
    const goal = isAnonymous ? goals.anonymous : goals.signedIn;
    const context = await newContext(isAnonymous ? undefined : signedIn);
    const requested = new Set<string>();
    await serveFrom(dist, context, requested);
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // Later requests are part of the first load as well, until somebody uses the page.
    await page.waitForLoadState('networkidle');
    if (!isAnonymous) {
      await page.keyboard.press('Shift');
      await page.waitForFunction(() =>
        ['js', 'css'].every((kind) =>
          performance.getEntriesByType('resource').some(({ name }) => /\/overlays-/.test(name) && name.endsWith(kind)),
        ),
      );
    }
    const kinds: Kind[] = ['js', 'css'];
    const used = kinds.map((kind) => {
      const files = [...requested].filter((file) => file.endsWith(`.${kind}`));
      const sum = (some: readonly string[]) => some.reduce((total, file) => total + sizeOf(file), 0);
      const late = files.filter((file) => afterwards.files.test(file));
      const size = sum(files) - sum(late) + (kind === 'css' ? ownStyle : 0);
      const isOver = size > limits[kind] || files.length - late.length > most[kind] || sum(late) > afterwards[kind];
      const text = `${size.toFixed(1)} / ${limits[kind]} (${goal[kind]}), ${files.length - late.length} + ${sum(late).toFixed(1)}`;
      return { isOver, text: text.padStart(30) };
    });
    const isOver = used.some((kind) => kind.isOver);
    console.log(`${path.padEnd(52)}${used.map(({ text }) => text).join('')}${isOver ? '   OVER' : ''}`);
    if (isOver) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
}
