import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const remedies =
  'No Chromium was found and none could be installed: run "apt-get install -y chromium" as root on Debian or Ubuntu, ' +
  'or "npx playwright install chromium", or point CHROMIUM_PATH at one.';

/** The system's own browser first: it needs no download. */
function onThisSystem(): string | undefined {
  const places = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'];
  return places.find((path) => path && existsSync(path));
}

function isFound(): boolean {
  return onThisSystem() !== undefined || existsSync(chromium.executablePath());
}

/** How to launch whichever Chromium there is; where there is none, Playwright says so itself at the first launch. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = onThisSystem();
  const args = ['--disable-gpu', '--disable-quic'];
  // Chromium refuses its sandbox to root; everybody else keeps it off too, as containers seldom allow the namespaces it needs.
  return { args, chromiumSandbox: false, ...(executablePath && { executablePath }) };
}

/**
 * Installs a Chromium where there is none.
 * @throws one sentence that names the remedies.
 */
export function findOrInstallChromium(): void {
  if (isFound()) return;
  const isDebianRoot = process.getuid?.() === 0 && runs('apt-get', ['--version']);
  const installed = isDebianRoot
    ? runs('apt-get', ['update'], 'inherit') && runs('apt-get', ['install', '-y', 'chromium'], 'inherit')
    : runs('npx', ['playwright', 'install', 'chromium'], 'inherit');
  if (!installed || !isFound()) throw new Error(remedies);
}

function runs(command: string, args: string[], stdio: 'ignore' | 'inherit' = 'ignore'): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio, env }).status === 0;
}

if (import.meta.main) findOrInstallChromium();
