import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, signIn, test as base } from '../support/fixtures.ts';
import { laterBuild } from '../support/hosted.ts';
import { hasNginx, type Nginx, startNginx } from '../support/nginx.ts';

/*
 * The site that the build makes for nginx, run by a real one; its API is the mocked one on another origin.
 */
const test = base.extend<{ apiRoot: string; dist: string; nginx: Nginx }>({
  // The http project's own server passes its calls on to the next port.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  apiRoot: async ({}, provide, { project }) => {
    const port = Number(new URL(String(project.use.baseURL)).port) + 1;
    await provide(`http://localhost:${port}/api/`);
  },
  /** The build with its settings changed afterwards, and the hosting files made again. */
  dist: async ({ apiRoot }, provide, info) => {
    const dist = info.outputPath('dist');
    cpSync('dist', dist, { recursive: true });
    configure(dist, apiRoot);
    await provide(dist);
  },
  nginx: async ({ dist }, provide, info) => {
    const nginx = await startNginx(dist, info.outputPath('nginx'));
    await provide(nginx);
    await nginx.stop();
  },
  baseURL: ({ nginx }, provide) => provide(nginx.url),
});

/** The mocked data has them on the API's host, by paths of this one. */
const photos = /status of 404 .*\/photos\//;
/** The page asks the root that was built in, on its own host, until config.js has named another. */
const builtInRoot = /status of 404 .*\/api\//;

test.skip(!hasNginx, 'nginx is not installed: its site is not tested');

function configure(dist: string, apiRoot: string): void {
  const file = join(dist, 'config.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"/api/"', JSON.stringify(apiRoot)));
  const { status, stderr } = spawnSync('node', ['deploy/hosting.ts', dist], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

const newest = (dist: string, start: string) =>
  `/assets/${readdirSync(join(dist, 'assets')).find((name) => name.startsWith(start) && name.endsWith('.js'))}`;

test('deep links, headers, caching, compression and what is missing', async ({ request, dist }) => {
  const script = newest(dist, 'base-');
  const page = await request.get('/app/listing?q=oak');
  expect(page.status()).toBe(200);
  expect(page.headers()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(
      /script-src 'self' 'sha256-[^;]+';.*; require-trusted-types-for 'script'; trusted-types service-worker first-form$/,
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
      const answer = await request.get(path, { headers: { 'Accept-Encoding': accept } });
      expect(answer.headers()['content-encoding'], `${path} for ${accept}`).toBe(encoding);
      expect(answer.headers()['vary']).toContain('Accept-Encoding');
      expect(answer.headers()['content-type']).toMatch(path === '/signin' ? /^text\/html/ : /^text\/javascript/);
      expect(answer.headers()['content-security-policy']).toBeDefined();
      expect((await answer.body()).length).toBeGreaterThan(500);
    }
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/sw.js', '/config.js', '/index.html'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache');
  for (const path of ['/assets/gone-12345678.js', '/assets/gone', '/api/property/', '/gone.js']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['cache-control'], path).toBe('no-cache');
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff');
  }
  // What only hosts and tools read shows nothing.
  for (const path of ['/_headers', '/.vite/manifest.json'])
    expect(await (await request.get(path)).text()).toContain('<div id="root">');
});

test('the portal runs under its policy, with the API of another origin', async ({ page, allowConsole }) => {
  allowConsole(photos);
  allowConsole(builtInRoot);
  await signIn(page);
  await page.goto('/app/listing');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is replaced after a deploy, and settings that change reach the next visit but one', async ({
    page,
    nginx,
    dist,
    allowConsole,
  }, info) => {
    allowConsole(/status of 404/);
    await page.goto('/signin');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const script = page.locator('script[type=module]').last();
    const before = await script.getAttribute('src');
    const later = laterBuild(dist, info.outputPath('later'));
    writeFileSync(
      join(later, 'config.js'),
      readFileSync(join(later, 'config.js'), 'utf8').replace('null', '"https://terms.example/"'),
    );
    rmSync(nginx.root, { recursive: true });
    cpSync(later, nginx.root, { recursive: true });
    await expect(async () => {
      await page.goto('/signup');
      expect(await script.getAttribute('src')).not.toBe(before);
      await expect(page.getByRole('link', { name: /terms/i })).toHaveAttribute('href', 'https://terms.example/', {
        timeout: 1_000,
      });
    }).toPass();
  });
});

test('the portal runs below a path', async ({ page, apiRoot, allowConsole }, info) => {
  allowConsole(photos);
  allowConsole(builtInRoot);
  test.slow();
  const dist = resolve(info.outputPath('below'));
  const { status, stderr } = spawnSync('npx', ['vite', 'build', '--base=/portal/', `--outDir=${dist}`], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  configure(dist, apiRoot);
  const nginx = await startNginx(dist, info.outputPath('nginx-below'), '/portal/');
  try {
    await page.goto(`${nginx.url}/portal`);
    await expect(page).toHaveURL(`${nginx.url}/portal/signin`);
    await page.getByLabel('E-mail').fill('linda.moreno@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('homebuyer');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(`${nginx.url}/portal/app/dashboard`);
    await page.goto(`${nginx.url}/portal/app/listing`);
    await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/portal\/app\/listing\/detail\?id=/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await nginx.stop();
  }
});
