import type { QueryClient } from '@tanstack/react-query';
import { agentAddress, isSameAddress, type User } from '../domain/user.ts';
import type { CallBody } from './calls.ts';
import { send } from './client.ts';
import { isMadeAnyway } from './may-be-done.ts';
import { meQuery } from './user.ts';

/** Resolves to the server's message, or null. */
export const changePassword = (
  queryClient: QueryClient,
  passwords: CallBody<'changePassword'>,
): Promise<string | null> =>
  asMutation(queryClient, async () => (await send('changePassword', { body: passwords })).message);

/** Resolves to the server's message, or null. If the answer is lost, the server is asked which agent it has. */
export const changeAgent = (queryClient: QueryClient, agent: CallBody<'changeAgent'>): Promise<string | null> =>
  asMutation(queryClient, () => sendAgent(queryClient, agent));

async function sendAgent(queryClient: QueryClient, agent: CallBody<'changeAgent'>): Promise<string | null> {
  try {
    return (await send('changeAgent', { body: agent })).message;
  } catch (error) {
    const hasAgent = (me: User) => isSameAddress(agentAddress(me) ?? '', agent.agent);
    if (await isMadeAnyway(error, queryClient, meQuery, hasAgent)) return null;
    throw error;
  }
}

/**
 * Shows the agent whom the buyer has just named, by the e-mail address alone, until the server says whether they have an account. The agent
 * who was there before stays.
 */
export function patchAgent(queryClient: QueryClient, agentEmail: string): void {
  queryClient.setQueryData(meQuery.queryKey, (me) =>
    !me || isSameAddress(agentAddress(me) ?? '', agentEmail) ? me : { ...me, agentEmail, agent: null },
  );
  void queryClient.invalidateQueries(meQuery);
}

/** The cache knows of a mutation while it is on its way, and a sign-out waits for it. Passwords do not get into the cache. */
const asMutation = <T>(queryClient: QueryClient, mutationFn: () => Promise<T>): Promise<T> =>
  queryClient.getMutationCache().build<T, Error, void, unknown>(queryClient, { mutationFn }).execute();
