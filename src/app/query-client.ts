import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/api/api-error.ts';

const retries = 2;

/** What may pass by itself; a refusal will not. */
const passes = (error: unknown) => error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

/**
 * The one cache of what the server said, with the one policy for its errors: a session that has ended is told once, to `onSessionEnded`;
 * every other error is the screen's or the action's own to show.
 */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.kind === 'session') onSessionEnded();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
