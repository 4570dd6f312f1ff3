import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../domain/api-error.ts';
import type { CallBody } from './calls.ts';
import { send } from './client.ts';
import { hasAgent } from './user.ts';

/** Whether the server may have done what it was asked for, though the call failed. */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status } = error;
  if (kind === 'unreadable') return status === null || status < 400 || status >= 500;
  return kind === 'timeout' || (kind === 'network' && navigator.onLine);
}

/** Resolves to the server's message, or null. */
export const changePassword = (
  queryClient: QueryClient,
  passwords: CallBody<'changePassword'>,
): Promise<string | null> =>
  asMutation(queryClient, async () => (await send('changePassword', { body: passwords })).message);

/** Resolves to the server's message, or null. Where the answer is lost, the server is asked which agent it has. */
export const changeAgent = (queryClient: QueryClient, agent: CallBody<'changeAgent'>): Promise<string | null> =>
  asMutation(queryClient, () => sendAgent(queryClient, agent));

async function sendAgent(queryClient: QueryClient, agent: CallBody<'changeAgent'>): Promise<string | null> {
  try {
    return (await send('changeAgent', { body: agent })).message;
  } catch (error) {
    const isDone = mayBeDone(error) && (await hasAgent(queryClient, agent.agent));
    if (!isDone) throw error;
    return null;
  }
}

/** The cache knows of a mutation while it is on its way, and a sign-out waits for it. Passwords do not get into the cache. */
const asMutation = <T>(queryClient: QueryClient, mutationFn: () => Promise<T>): Promise<T> =>
  queryClient.getMutationCache().build<T, Error, void, unknown>(queryClient, { mutationFn }).execute();
