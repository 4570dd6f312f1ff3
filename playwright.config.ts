import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './e2e/support/chromium.ts';

// Three neighbouring ports, so that two checkouts test side by side with a PORT each.
const port = Number(process.env['PORT'] || 4173);
const httpPort = port + 1;
const apiPort = port + 2;

/** Serves what stands built; a run by hand in a fresh checkout builds first. */
const preview = (folder: string, mode: string, on: number) =>
  `${existsSync(`${folder}/index.html`) ? '' : `npx vite build --mode ${mode} && `}npx vite preview --mode ${mode} --port ${on}`;

const { args = [], ...launch } = chromiumLaunch();

const server = { reuseExistingServer: false, timeout: 60_000 };

export default defineConfig({
  testDir: './e2e/flows',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Most pages are short-lived: 68 flows took 5 % less processor time without V8's optimizing compilers.
    launchOptions: { ...launch, args: [...args, '--js-flags=--no-turbofan --no-maglev'] },
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer before what a flow holds back or fails; the flows about it let it in.
    serviceWorkers: 'block',
    timezoneId: 'America/New_York',
    locale: 'en-US',
  },
  projects: [
    {
      name: 'demo',
      testMatch: '*.e2e.ts',
      testIgnore: ['*.http.e2e.ts', 'browsers.e2e.ts'],
      use: { baseURL: `http://localhost:${port}` },
    },
    {
      name: 'browsers',
      testMatch: 'browsers.e2e.ts',
      use: { baseURL: `http://localhost:${port}` },
    },
    {
      name: 'http',
      testMatch: '*.http.e2e.ts',
      use: { baseURL: `http://localhost:${httpPort}` },
    },
  ],
  webServer: [
    { ...server, name: 'demo', command: preview('dist-demo', 'demo', port), url: `http://localhost:${port}/` },
    {
      ...server,
      name: 'production',
      command: preview('dist', 'production', httpPort),
      url: `http://localhost:${httpPort}/`,
      env: { API_PORT: String(apiPort) },
    },
    {
      ...server,
      name: 'api',
      command: 'npm run api',
      // Any answer will do: without a token this one is a 401, which counts as being up.
      url: `http://localhost:${apiPort}/api/auth/me/`,
      // The folder of results is emptied before each run, and the mock's data with it.
      env: { API_PORT: String(apiPort), API_DATA: 'test-results/api-data.json' },
    },
  ],
});
