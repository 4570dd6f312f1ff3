import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** A Node server's request as a `Request`, which is aborted when the client goes away. */
export function toRequest(message: IncomingMessage, response: ServerResponse): Request {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const { method = 'GET' } = message;
  const bodiless = method === 'GET' || method === 'HEAD';
  return new Request(new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`), {
    method,
    signal: gone.signal,
    headers: Object.entries(message.headers).map(([name, value]): [string, string] => [name, String(value ?? '')]),
    ...(!bodiless && { body: Readable.toWeb(message) as BodyInit, duplex: 'half' }),
  });
}

/** Sends what the handlers answered. */
export async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (answer.body) return pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
  response.end();
}
