import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signIn, test as base } from '../support/fixtures.ts';
import { laterBuild } from '../support/hosted.ts';
import { type HostName, hosts, isInstalled, type RealHost, startHost } from '../support/real-hosts.ts';

/*
 * The sites that the build writes for nginx and Caddy, run by these servers, with the mocked API behind them or on another origin.
 */
type Start = (name: HostName, dist: string, options?: Parameters<typeof startHost>[3]) => Promise<RealHost>;

const test = base.extend<{ dist: string; start: Start }>({
  /** A copy of the build that a flow may change. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  dist: async ({}, provide, info) => {
    const dist = info.outputPath('dist');
    cpSync('dist', dist, { recursive: true });
    makeHostingFiles(dist);
    await provide(dist);
  },
  /** Runs a host until the flow ends; without the host, the flow is skipped. */
  start: async ({ context }, provide, info) => {
    const started: RealHost[] = [];
    await provide(async (name, dist, options) => {
      test.skip(!isInstalled(name), `${name} is not installed: its site is not tested`);
      const host = await startHost(name, dist, info.outputPath(name), options);
      started.push(host);
      return host;
    });
    // An open page would still request photos.
    await context.close();
    for (const host of started) await host.stop();
  },
});

function makeHostingFiles(dist: string): void {
  const { status, stderr } = spawnSync('node', ['deploy/hosting.ts', dist], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

function configure(dist: string, from: string, to: string): void {
  const file = join(dist, 'config.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, JSON.stringify(to)));
  makeHostingFiles(dist);
}

const baseScript = (dist: string) =>
  `/assets/${readdirSync(join(dist, 'assets')).find((name) => name.startsWith('base-') && name.endsWith('.js'))}`;

async function signInAt(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page).toHaveURL(`${url}/signin`);
  await signIn(page);
  await expect(page).toHaveURL(`${url}/app/dashboard`);
}

/** Expects the first photo of the dashboard. */
async function expectPhoto(page: Page): Promise<void> {
  const photo = page.getByRole('img', { name: /^Photo of / }).first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

for (const name of Object.keys(hosts) as HostName[]) {
  test(`${name}: deep links, headers, caching, compression and what is missing`, async ({ request, dist, start }) => {
    const { url } = await start(name, dist);
    const get = (path: string, headers = {}) => request.get(`${url}${path}`, { headers });
    const script = baseScript(dist);
    const page = await get('/app/listing?q=oak');
    expect(page.status()).toBe(200);
    expect(page.headers()).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(
        /script-src 'self' 'sha256-[^;]+';.*; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types service-worker first-form$/,
      ),
      'strict-transport-security': expect.stringMatching(/^max-age=/),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    for (const [accept, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const)
      for (const path of ['/signin', script, '/sw.js']) {
        const answer = await get(path, { 'Accept-Encoding': accept });
        expect(answer.headers()['content-encoding'], `${path} for ${accept}`).toBe(encoding);
        if (encoding) expect(answer.headers()['vary']).toContain('Accept-Encoding');
        expect(answer.headers()['content-type']).toMatch(path === '/signin' ? /^text\/html/ : /^text\/javascript/);
        expect(answer.headers()['content-security-policy']).toBeDefined();
        expect((await answer.body()).length).toBeGreaterThan(500);
      }
    expect((await get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/sw.js', '/config.js', '/manifest.webmanifest'])
      expect((await get(path)).headers()['cache-control'], path).toBe('no-cache');
    for (const [path, caching] of [
      ['/assets/gone-12345678.js', 'no-cache'],
      ['/assets/gone', 'no-cache'],
      ['/api/property/', 'no-store'],
      ['/api/gone.js', 'no-store'],
    ] as const) {
      const answer = await get(path);
      expect(answer.status(), path).toBe(404);
      expect(answer.headers()['cache-control'], path).toBe(caching);
      expect(answer.headers()['x-content-type-options'], path).toBe('nosniff');
    }
    // In an image every file may have the same time, and two builds the same sizes.
    for (const path of ['/signin', '/sw.js']) {
      const { etag = '"1"', 'last-modified': time = 'Fri, 01 Jan 2100 00:00:00 GMT' } = (await get(path)).headers();
      for (const known of [{ 'If-None-Match': etag }, { 'If-Modified-Since': time }])
        expect((await get(path, known)).status(), path).toBe(200);
    }
    // The build's own files are not served.
    for (const path of ['/_headers', '/.vite/manifest.json'])
      expect(await (await get(path)).text()).not.toMatch(/Cache-Control|isEntry/);
  });

  test(`${name}: the portal runs under its policy, and an API behind the same host keeps its own headers`, async ({
    page,
    dist,
    apiPort,
    start,
    request,
  }) => {
    const { url } = await start(name, dist, { behind: { api: apiPort, photos: apiPort } });
    const answer = await request.get(`${url}/api/auth/me/`);
    expect(answer.status()).toBe(401);
    const headers = answer.headersArray().map((header) => `${header.name.toLowerCase()}: ${header.value}`);
    expect(
      headers.filter((line) => /^(?:cache-control|x-content-type|content-security|strict)/.test(line)).toSorted(),
    ).toEqual([
      'cache-control: no-store',
      'strict-transport-security: max-age=31536000',
      'x-content-type-options: nosniff',
    ]);
    await signInAt(page, url);
    await expectPhoto(page);
  });
}

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is replaced after a deploy, and settings that change reach the next visit but one', async ({
    page,
    dist,
    apiPort,
    start,
    allowConsole,
  }, info) => {
    // A page of the earlier build may still be asking for its files.
    allowConsole(/status of 404 .*\/assets\//);
    const { url, root, stop } = await start('nginx', dist);
    await page.goto(`${url}/signin`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // Two builds of the same code differ only by the names of their scripts.
    const script = page.locator('script[type=module]').last();
    const before = await script.getAttribute('src');
    const later = laterBuild(dist, info.outputPath('later'));
    configure(later, 'null', 'https://terms.example/');
    rmSync(root, { recursive: true });
    cpSync(later, root, { recursive: true });
    await expect(async () => {
      await page.goto(`${url}/signup`);
      expect(await script.getAttribute('src')).not.toBe(before);
      await expect(page.getByRole('link', { name: /terms/i })).toHaveAttribute('href', 'https://terms.example/', {
        timeout: 1_000,
      });
    }).toPass({ intervals: [3_000] });
    // The worker keeps the page with its policy, which names the API's origin.
    const api = `http://localhost:${apiPort}`;
    configure(later, '"/api/"', `${api}/api/`);
    await stop();
    // A signed-in page requests photos at once.
    await start('nginx', later, { port: Number(new URL(url).port), behind: { photos: apiPort } });
    await expect(async () => {
      const answer = await page.goto(`${url}/signin`);
      expect(answer?.headers()['content-security-policy']).toContain(`connect-src 'self' ${api};`);
    }).toPass({ intervals: [3_000] });
    await page.goto(`${url}/signin`);
    await signInAt(page, url);
  });
});

test('the portal runs below a path, with the API of another origin that was named after the build', async ({
  page,
  apiPort,
  start,
  request,
  allowConsole,
}, info) => {
  // Until config.js names another API, the page sends its early calls to the API of the build.
  allowConsole(/status of 404 .*\/api\//);
  test.slow();
  const dist = resolve(info.outputPath('below'));
  const { status, stderr } = spawnSync('npx', ['vite', 'build', '--base=/portal/', `--outDir=${dist}`], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  configure(dist, '"/api/"', `http://localhost:${apiPort}/api/`);
  const nginx = await start('nginx', dist, { base: '/portal/', behind: { photos: apiPort } });
  const caddy = isInstalled('caddy') ? [await start('caddy', dist, { base: '/portal/' })] : [];
  for (const { url } of [nginx, ...caddy])
    for (const [path, code, caching] of [
      ['/portal', 200, 'no-cache'],
      ['/portal/app/listing', 200, 'no-cache'],
      [`/portal${baseScript(dist)}`, 200, 'public, max-age=31536000, immutable'],
      ['/portal/assets/gone.js', 404, 'no-cache'],
      ['/api/gone', 404, 'no-store'],
    ] as const) {
      const answer = await request.get(`${url}${path}`);
      expect(answer.status(), `${url}${path}`).toBe(code);
      expect(answer.headers()['cache-control'], `${url}${path}`).toBe(caching);
    }
  const { url } = nginx;
  await signInAt(page, `${url}/portal`);
  await expectPhoto(page);
  await page.goto(`${url}/portal/app/listing`);
  await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/portal\/app\/listing\/detail\?id=/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
