/** A call that the page sent before the portal's code came: see src/early/first-requests.js. */
interface EarlyCall {
  url: string;
  authorization: string;
  answer: Promise<Response>;
  abort: AbortController;
}

declare global {
  interface Window {
    earlyCalls?: EarlyCall[];
  }
}

/** How long an early answer may be used, in milliseconds since the navigation. */
const staleAfter = 60_000;

/**
 * The answer to a call that was sent early, handed over once and only to the same person; null if there is none, or none came.
 * @param timeout How long the answer may take to begin, in milliseconds.
 * @throws {DOMException} A TimeoutError when it takes longer, and the signal's reason when the call is aborted.
 */
export async function takeEarly(request: Request, timeout: number): Promise<Response | null> {
  const early = findEarly(request);
  if (!early) return null;
  const { answer, abort } = early;
  const timer = setTimeout(() => abort.abort(new DOMException('No answer', 'TimeoutError')), timeout);
  request.signal.addEventListener('abort', () => abort.abort(request.signal.reason));
  try {
    return await answer;
  } catch {
    abort.signal.throwIfAborted();
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Drops the early answers: what happened since is not in them. */
export function forgetEarly(): void {
  window.earlyCalls = [];
}

function findEarly({ method, url, headers }: Request): EarlyCall | undefined {
  const authorization = headers.get('Authorization');
  const sameRight = (window.earlyCalls ?? []).filter((call) => call.authorization === authorization);
  const mine = sameRight.find((call) => method === 'GET' && call.url === url);
  window.earlyCalls = sameRight.filter((call) => call !== mine);
  return performance.now() < staleAfter ? mine : undefined;
}
