import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A running nginx. `root` is the folder that it serves. */
export interface Nginx {
  url: string;
  root: string;
  stop: () => Promise<void>;
}

/** Runs nginx with the site that the build made, on a port of its own; the build is copied below `base`. */
export async function startNginx(dist: string, folder: string, base = '/'): Promise<Nginx> {
  const port = await freePort();
  const root = join(folder, 'html');
  mkdirSync(folder, { recursive: true });
  cpSync(dist, join(root, base), { recursive: true });
  const site = readFileSync(`${dist}-hosting/nginx.conf`, 'utf8')
    .replace('listen 80;', `listen ${port};`)
    .replace('root /usr/share/nginx/html;', `root ${root};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const main = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary}
${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const child: ChildProcess = spawn(
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: 'ignore',
    },
  );
  const exited = once(child, 'exit');
  const url = `http://localhost:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    if (await fetch(url).catch(() => null)) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    url,
    root,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
