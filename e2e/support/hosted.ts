import { cpSync, existsSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { send, toRequest } from '#mocks/http.ts';
import { createNodeMocks } from '#mocks/node.ts';
import { contentTypes } from './content-types.ts';

/** A host with the API, whose files can be replaced while pages are open. */
export interface Host {
  url: string;
  /** Serves another folder from now on. */
  deploy: (folder: string) => void;
  /** What to answer for a path in place of its file. Null sends the file. */
  fault: ((path: string) => 'page' | 'hang' | 503 | null) | null;
  /** Cuts every connection, as from a server that cannot be reached. */
  isDown: boolean;
  /** The API's headers about caching. */
  caching: Record<string, string>;
  /** Headers of every file. */
  headers: Record<string, string>;
  /** Bodies posted to `/reports`. */
  reports: string[];
  close: () => void;
}

/** Serves a build as the hosting files do: 404 for a missing file of `assets`, the page for any other path. */
export async function host(folder: string): Promise<Host> {
  const mocks = createNodeMocks();
  let root = folder;
  const server = createServer((request, response) => {
    (async () => {
      if (site.isDown) return response.destroy();
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname.startsWith('/api/')) {
        for (const [name, value] of Object.entries(site.caching)) response.setHeader(name, value);
        return send(await mocks.fetch(toRequest(request, response)), response);
      }
      if (pathname === '/reports') {
        site.reports.push((await buffer(request)).toString());
        return response.writeHead(204).end();
      }
      const fault = site.fault?.(pathname);
      // Sends the headers and a first byte, and never ends.
      if (fault === 'hang') return response.writeHead(200, { 'Content-Type': 'text/javascript' }).write('/');
      if (fault === 503) return response.writeHead(503, { 'Cache-Control': 'no-store' }).end('Service Unavailable');
      const isFile = existsSync(join(root, pathname)) && statSync(join(root, pathname)).isFile();
      if (!isFile && pathname.startsWith('/assets/') && !fault) return response.writeHead(404).end('Not Found');
      const file = isFile && !fault ? pathname : '/index.html';
      const type = contentTypes[extname(file)] ?? 'application/octet-stream';
      response
        .writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache', ...site.headers })
        .end(readFileSync(join(root, file)));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, done));
  const site: Host = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (next) => (root = next),
    fault: null,
    isDown: false,
    caching: { 'Cache-Control': 'no-store' },
    headers: {},
    reports: [],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return site;
}

const reversed = (text: string) => text.split('').toReversed().join('');

/** Copies a build as a later one, in which every file of `assets` has another name. */
export function laterBuild(from: string, to: string): string {
  // The compressed copies would still have the earlier content.
  cpSync(from, to, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const names = readdirSync(join(to, 'assets')).map(
    (name) => [name, name.replace(/-([\w-]{8})\./, (_, hash: string) => `-${reversed(hash)}.`)] as const,
  );
  const next = new Map(names);
  const texts = [...names.map(([name]) => join('assets', name)), 'index.html', 'sw.js'];
  for (const file of texts) {
    const text = readFileSync(join(to, file), 'utf8').replaceAll(
      /[\w.-]+-[\w-]{8}\.(?:js|css)/g,
      (name) => next.get(name) ?? name,
    );
    // The worker recognises a changed page by its revision.
    writeFileSync(join(to, file), file === 'sw.js' ? text.replaceAll(/[\da-f]{32}/g, reversed) : text);
  }
  for (const [name, later] of names) renameSync(join(to, 'assets', name), join(to, 'assets', later));
  return to;
}
