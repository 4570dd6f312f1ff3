import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/api/api-error.ts';
import type { KeptAnswers } from '#src/api/kept-answers.ts';

const retries = 2;

/** A refusal does not go away by itself, and without any network a retry is in vain. */
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
        // What the browser says about being online is a guess; a request that fails is certain.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
