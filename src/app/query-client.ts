import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/api/api-error.ts';

const retries = 2;

/** What may pass in a moment; a refusal will not, nor does a device without any network find one. */
const passes = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout') && navigator.onLine;

/**
 * The one cache of what the server said. It shows no error itself: a session that has ended is ended by the call, every other error is
 * the screen's or the action's own to show.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: Number.POSITIVE_INFINITY,
        retry: (failures, error) => failures < retries && passes(error),
        retryDelay: (failures) => 400 * 2 ** failures,
        // The browser's word on being online is a guess; a request that fails says so itself.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
