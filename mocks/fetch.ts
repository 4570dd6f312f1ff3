import { getResponse } from 'msw/utils/get-response';
import type { createHandlers } from './handlers.ts';

/** Sends a request to the mocked server. Like `fetch`, it rejects if the connection drops or the request is aborted. */
export async function fetchFrom(handlers: ReturnType<typeof createHandlers>, request: Request): Promise<Response> {
  const { signal } = request;
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  const answer = await Promise.race([getResponse(handlers, request.clone()), aborted]);
  if (!answer) return new Response('Not Found', { status: 404 });
  if (answer.type === 'error') throw new TypeError('Failed to fetch');
  return answer;
}
