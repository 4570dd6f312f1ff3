import type { FaultKind } from './faults.ts';

interface Envelope {
  status: 0 | 1;
  message: string;
  data?: unknown;
}

export const envelope = (status: number, body: Envelope) => Response.json(body, { status });

function page(status: number, title: string): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(`<!doctype html><title>${title}</title><h1>${title}</h1>`, { status, headers });
}

async function halved(answer: Response): Promise<Response> {
  const text = await answer.text();
  return new Response(text.slice(0, Math.ceil(text.length / 2)), answer);
}

/** The first half of an answer, with a body that never ends. */
async function stalled(answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await (await halved(answer)).arrayBuffer());
  return new Response(new ReadableStream({ start: (body) => body.enqueue(bytes) }), answer);
}

/** Applies a fault to a request; `serve` does the work and answers. See `docs/testing.md` for the faults. */
export async function misbehave(fault: FaultKind, serve: () => Promise<Response>): Promise<Response> {
  switch (fault) {
    case 'drop':
      return Response.error();
    case 'timeout':
      return new Promise(() => {});
    case 'http-500':
      return envelope(500, { status: 0, message: 'Something went wrong on the server.' });
    case 'http-500-empty':
      return new Response(null, { status: 500 });
    case 'refuse':
      return envelope(200, { status: 0, message: 'The server refused this request.' });
    case 'html':
      return page(200, 'Welcome to the guest network');
    case 'too-large':
      return page(413, 'Request Entity Too Large');
    case 'busy': {
      const answer = page(503, 'Service Unavailable');
      answer.headers.set('Retry-After', '120');
      return answer;
    }
    case 'unknown-call':
      return page(404, 'Not Found');
    case 'drop-after':
      await serve();
      return Response.error();
    case 'cut-off':
      return halved(await serve());
    case 'stall':
      return stalled(await serve());
    case 'wrong-shape':
      await serve();
      return Response.json({ ok: true, result: [] });
    case 'duplicate':
      await serve();
      return serve();
    // `respond.ts` has applied these two already.
    case 'slow':
    case 'revoked':
      return serve();
  }
}
