import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const limit = 25 * 60_000;

// The pinned Node and the tools come first, however this script itself was started.
const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);

/** The process groups that are under way, so that an interrupted run takes them along. */
const groups = new Set<number>();

/** How one command ended: `output` is what it wrote to either stream, `passed` whether it ended by itself with code 0. */
export interface Outcome {
  passed: boolean;
  output: string;
}

/** Runs a command in a process group of its own, and ends whatever of the group is left when the command has ended. */
export function run(command: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
  const [file = '', ...args] = command;
  return new Promise((done) => {
    const child = spawn(file, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Nobody reads colours out of a file.
      env: { ...process.env, PATH: path, ...(!process.stdout.isTTY && { NO_COLOR: '1' }), ...env },
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    if (child.pid) groups.add(child.pid);
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nStopped after ${limit / 60_000} minutes.\n`));
      signal(child.pid, 'SIGKILL');
    }, limit);
    let passed = false;
    const end = () => {
      clearTimeout(timer);
      if (child.pid) groups.delete(child.pid);
      done({ passed, output: Buffer.concat(chunks).toString() });
    };
    child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
    child.on('exit', (code) => {
      passed = code === 0;
      // What outlives its parent would hold the streams open, and `close` would never come.
      signal(child.pid, 'SIGKILL');
    });
    child.on('close', end);
  });
}

function signal(group: number | undefined, name: NodeJS.Signals): void {
  if (!group) return;
  try {
    process.kill(-group, name);
  } catch {
    // The group has ended already.
  }
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(name, () => {
    // SIGINT is what Playwright answers by stopping its web servers, which have groups of their own.
    for (const group of groups) signal(group, 'SIGINT');
    setTimeout(() => {
      for (const group of groups) signal(group, 'SIGKILL');
      process.exit(130);
    }, 3_000);
  });
