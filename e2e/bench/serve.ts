import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { send, toRequest } from '../../mocks/http.ts';
import { createNodeMocks } from '../../mocks/node.ts';
import { contentTypes } from '../support/content-types.ts';

/** Serves a folder as a static host with compressed files does, and the API beside it: the mocked one, unless another answers. */
export async function serve(
  folder: string,
  answer: (request: Request) => Response | Promise<Response> = createNodeMocks().fetch,
): Promise<{ origin: string; close: () => void }> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname.startsWith('/api/')) return send(await answer(toRequest(request, response)), response);
      const asked = join(folder, pathname);
      const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(folder, 'index.html');
      const content = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
      compressed.set(file, content);
      response
        .writeHead(200, {
          'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
          'Content-Encoding': 'br',
          'Content-Length': content.length,
        })
        .end(content);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
