type Http = typeof import('./http.ts');

let http: Promise<Http> | null = null;

/** What sends requests. A first screen has its data without it, see early.ts: it is 7 kB less before the first content. */
export function loadHttp(): Promise<Http> {
  http ??= import('./http.ts').catch((cause: unknown) => {
    http = null;
    throw cause;
  });
  return http;
}

/** What fails here is fetched again when it is needed. */
export const preloadHttp = (): Promise<unknown> => loadHttp().catch(() => null);
