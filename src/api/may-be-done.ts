import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '../domain/api-error.ts';

/** Whether the server may have done what it was asked for, though the call failed. */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status } = error;
  if (kind === 'unreadable') return status === null || status < 400 || status >= 500;
  return kind === 'timeout' || (kind === 'network' && navigator.onLine);
}

/** Whether the server has made a change whose call failed; false if it does not say. `isMade` reads it from the query's newest answer. */
export async function isMadeAnyway<Data, Key extends QueryKey>(
  error: unknown,
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
  isMade: (data: Data) => boolean,
): Promise<boolean> {
  if (!mayBeDone(error)) return false;
  // A request from before the change would answer with what was there earlier.
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  return queryClient.fetchQuery({ ...query, staleTime: 0, retry: false }).then(isMade, () => false);
}
