import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/*
 * Runs nginx and Caddy with the configurations that the build writes. They are changed only in the ways that docs/deploy.md describes.
 */

/** Ports of this machine that the host proxies paths to. */
interface Behind {
  api?: number;
  photos?: number;
}

interface Site {
  port: number;
  /** The folder that is served. */
  root: string;
  /** A folder for the server's own files. */
  own: string;
  behind: Behind;
}

interface Kind {
  version: string;
  /** The name of the file that the build writes. */
  file: string;
  /** Completes the site that the build wrote to a whole configuration. */
  configure: (made: string, site: Site) => string;
  run: (configuration: string, own: string) => string[];
}

export const hosts = {
  nginx: {
    version: '-v',
    file: 'nginx.conf',
    configure: (made, { port, root, own, behind }) => {
      let site = made.replace('listen 80;', `listen ${port};`).replace('/usr/share/nginx/html', root);
      const to = (behindPort: number) => `proxy_pass http://localhost:${behindPort};`;
      if (behind.api) site = site.replace('return 404;', to(behind.api));
      if (behind.photos)
        site = site.replace('  location ', `  location ^~ /photos/ { ${to(behind.photos)} }\n  location `);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${own}/${name};`)
        .join('\n');
      return `daemon off; pid ${own}/pid; error_log ${own}/error.log; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary}
${site} }`;
    },
    run: (configuration, own) => ['-p', own, '-c', configuration, '-e', join(own, 'error.log')],
  },
  caddy: {
    version: 'version',
    file: 'Caddyfile',
    configure: (made, { port, root, behind }) => {
      let site = made.replace(':80 {', `:${port} {`).replace('/srv', root);
      const to = (behindPort: number) => `reverse_proxy localhost:${behindPort}`;
      if (behind.api) site = site.replace('respond 404', to(behind.api));
      if (behind.photos)
        site = site.replace('\thandle ', `\thandle /photos/* {\n\t\t${to(behind.photos)}\n\t}\n\thandle `);
      return `{\n\tadmin off\n}\n${site}`;
    },
    run: (configuration) => ['run', '--adapter', 'caddyfile', '--config', configuration],
  },
} as const satisfies Record<string, Kind>;
export type HostName = keyof typeof hosts;

export const isInstalled = (name: HostName) => spawnSync(name, [hosts[name].version]).status === 0;

/** A running server. `root` is the folder that it serves. */
export interface RealHost {
  url: string;
  root: string;
  stop: () => Promise<void>;
}

interface Options {
  /** The path that the build was made for. */
  base?: string;
  behind?: Behind;
  /** The port of a stopped host that this one replaces. */
  port?: number;
}

/** Runs a server with the site that the build wrote, on a free or the given port. Copies the build below `base`. */
export async function startHost(
  name: HostName,
  dist: string,
  own: string,
  { base = '/', behind = {}, port: given }: Options = {},
): Promise<RealHost> {
  const { file, configure, run } = hosts[name];
  const port = given ?? (await freePort());
  const root = join(own, 'html');
  const configuration = join(own, file);
  mkdirSync(own, { recursive: true });
  cpSync(dist, join(root, base), { recursive: true });
  const made = readFileSync(`${dist}-hosting/${file}`, 'utf8');
  writeFileSync(configuration, configure(made, { port, root, own, behind }));
  const child = spawn(name, run(configuration, own), {
    stdio: ['ignore', 'ignore', 'pipe'],
    // The folders in which Caddy stores its own files.
    env: { ...process.env, XDG_CONFIG_HOME: own, XDG_DATA_HOME: own },
  });
  let said = '';
  child.stderr.on('data', (data) => (said += String(data)));
  const exited = once(child, 'exit');
  const url = `http://localhost:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(said);
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
