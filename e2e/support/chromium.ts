import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

const remedies =
  'No Chromium was found and none could be installed: run "apt-get install -y chromium-headless-shell" as root on Debian or Ubuntu, ' +
  'or "npx playwright install chromium", or point CHROMIUM_PATH at one.';

const whole = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

const firstOf = (places: readonly string[]) =>
  [process.env['CHROMIUM_PATH'], ...places].find((path) => path && existsSync(path));

/**
 * An installed browser is preferred because it needs no download. The headless shell is preferred to the whole browser because a visit takes
 * a third of the processor time: 0.5 s instead of 1.5 s, measured over six visits each.
 */
const onThisSystem = () => firstOf(['/usr/bin/chromium-headless-shell', ...whole]);

/** How to launch a whole Chromium, if there is one. A headless shell cannot check whether an app can be installed. */
export function wholeChromium(): LaunchOptions {
  const executablePath = firstOf(whole);
  const { args = [], ...launch } = chromiumLaunch();
  return { ...launch, args: [...args, '--headless=new'], ...(executablePath && { executablePath }) };
}

function isFound(): boolean {
  return onThisSystem() !== undefined || existsSync(chromium.executablePath());
}

/** How to launch the Chromium that was found. If there is none, Playwright says so at the first launch. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = onThisSystem();
  const args = ['--disable-gpu', '--disable-quic'];
  // The sandbox is off, because Chromium refuses it to root and containers rarely allow the namespaces that it needs.
  return { args, chromiumSandbox: false, ...(executablePath && { executablePath }) };
}

/**
 * Installs a Chromium if there is none: the distribution's for root on Debian, otherwise the one that Playwright downloads.
 * @throws one sentence that names the remedies.
 */
function findOrInstallChromium(): void {
  if (isFound()) return;
  const isRoot = process.getuid?.() === 0 && runs('apt-get', ['--version'], 'ignore');
  if (isRoot && runs('apt-get', ['update'])) runs('apt-get', ['install', '-y', 'chromium-headless-shell']);
  // Root needs this as well if the distribution has no working package of that name, like Ubuntu.
  if (!isFound()) runs('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  if (!isFound()) throw new Error(remedies);
}

function runs(command: string, args: string[], stdio: 'ignore' | 'inherit' = 'inherit'): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio, env }).status === 0;
}

// The Node for Macs has no `import.meta.main` yet.
if (basename(process.argv[1] ?? '') === 'chromium.ts')
  try {
    findOrInstallChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
