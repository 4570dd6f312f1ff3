import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/domain/api-error.ts';
import type { KeptAnswers } from '#src/api/kept-answers.ts';

const retries = 2;

/** Refusals are final, and without a network a retry cannot succeed. */
const mayPass = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout') && navigator.onLine;

/**
 * The one cache of what the server said. It shows no error: the client ends a session that has expired, and every other error is shown
 * by the screen or the action that met it.
 */
export function createQueryClient(keptAnswers: KeptAnswers): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { keptAnswers },
        gcTime: Number.POSITIVE_INFINITY,
        retry: (failures, error) => failures < retries && mayPass(error),
        retryDelay: (failures) => 400 * 2 ** failures,
        // `navigator.onLine` is unreliable: send the request and let it fail.
        networkMode: 'always',
        // Off by default in that mode. A screen that stayed in view without a network shows what is new.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
