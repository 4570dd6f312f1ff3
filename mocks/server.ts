import { createReadStream, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { control } from './control.ts';
import { send, toRequest } from './http.ts';
import { createNodeMocks } from './node.ts';
import { personas } from './personas.ts';
import { fileStorage } from './storage/file-storage.ts';

/*
 * The mocked backend over real HTTP, for `npm run api`. API_PORT (8787) and API_DATA (.api/data.json) in the environment say where.
 * Beside the API it serves /mock/ (see `control.ts`) and GET /photos/<name>.svg.
 */
const port = Number(process.env['API_PORT'] || 8787);
const data = process.env['API_DATA'] || '.api/data.json';
const photos = new URL('./photos/', import.meta.url);
const photoNames = new Set(readdirSync(photos));

const mocks = createNodeMocks({ storage: fileStorage(data) });

function answer(request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (request.method === 'OPTIONS') return Promise.resolve(new Response(null, { status: 204 }));
  if (pathname.startsWith('/api/')) return mocks.fetch(request);
  return control(request, mocks);
}

/** Allows requests from every page of this machine, on any port. */
function allowOrigin(message: IncomingMessage, response: ServerResponse): void {
  const { origin } = message.headers;
  if (!origin || !/^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  response.setHeader('Access-Control-Max-Age', '600');
}

async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
  allowOrigin(message, response);
  const photo = /^\/photos\/([^/?]+)/.exec(message.url ?? '')?.[1];
  if (photo && photoNames.has(photo)) {
    response.setHeader('Content-Type', 'image/svg+xml');
    return pipeline(createReadStream(new URL(photo, photos)), response);
  }
  response.setHeader('Cache-Control', 'no-store');
  const found = (await answer(toRequest(message, response))) ?? new Response('Not Found', { status: 404 });
  return send(found, response);
}

const server = createServer((message, response) => {
  // Happens if a fault drops the connection, or the client is gone.
  serve(message, response).catch(() => response.destroy());
});

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Set API_PORT to another one.` : error);
  process.exitCode = 1;
});

server.listen(port, () => {
  const address = server.address();
  const open = typeof address === 'object' && address ? address.port : port;
  const accounts = Object.values(personas).map(({ email, what }) => `  ${email.padEnd(28)} ${what}`);
  console.log(
    [
      `The mocked API listens at http://localhost:${open}/api/ and keeps its data in ${data}.`,
      `Demo accounts, all with the password ${personas.main.password}:`,
      ...accounts,
      `Codes sent by mail: http://localhost:${open}/mock/mail`,
    ].join('\n'),
  );
});
