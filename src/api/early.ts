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

/** After so long the server is asked again, in milliseconds since the navigation. */
const freshFor = 60_000;

/** `fetch`, except that the answer to a call that was sent early is handed over, once and only to the same person. */
export async function fetchOrEarly(input: Request | URL | string, options?: RequestInit): Promise<Response> {
  const early = input instanceof Request && takeEarly(input);
  if (!early) return fetch(input, options);
  input.signal.addEventListener('abort', () => early.abort.abort());
  try {
    return await early.answer;
  } catch {
    input.signal.throwIfAborted();
    return fetch(input, options);
  }
}

function takeEarly({ method, url, headers }: Request): EarlyCall | undefined {
  const authorization = headers.get('Authorization');
  const sameRight = (window.earlyCalls ?? []).filter((call) => call.authorization === authorization);
  const mine = sameRight.find((call) => method === 'GET' && call.url === url);
  window.earlyCalls = sameRight.filter((call) => call !== mine);
  return performance.now() < freshFor ? mine : undefined;
}
