import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { agentAddress, isSameAddress, type User } from '../domain/user.ts';
import { session } from '../device/session.ts';
import { ApiError } from '../domain/api-error.ts';
import { send } from './client.ts';
import { freshFor } from './fresh-for.ts';
import { askOrKept } from './kept-answers.ts';

/**
 * Asks for the buyer, and keeps whose the stored token is.
 * @throws {ApiError} where it is not the person whose area is open: nothing of another one may be shown or stored there.
 */
async function ownerOfToken(ask: () => Promise<User>): Promise<User> {
  const { token, userId } = session.get();
  const me = await ask();
  if (me.id === null && userId === null) throw new ApiError('unreadable');
  if (me.id === null || me.id === userId || token === null || token !== session.get().token) return me;
  session.start(token, me.id);
  if (userId !== null) throw new ApiError('session');
  return me;
}

/** Finds out whose the stored token is, where that is not known. */
export async function nameSession(): Promise<void> {
  await ownerOfToken(async () => (await send('me')).data).catch((error: unknown) => {
    // The session has ended.
    if (!(error instanceof ApiError) || error.kind !== 'session') throw error;
  });
}

const askForMe = askOrKept('me');

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: (context) => ownerOfToken(() => askForMe(context)),
  staleTime: freshFor.aMoment,
});

/** Shows the agent whom the buyer has just named, by the e-mail address alone, until the server says whether that agent has an account. */
export function patchAgent(queryClient: QueryClient, agentEmail: string): void {
  queryClient.setQueryData(meQuery.queryKey, (me: User | undefined) => me && { ...me, agentEmail, agent: null });
  void queryClient.invalidateQueries(meQuery);
}

/** Whether the server has that agent by now; false also where it does not say. */
export async function hasAgent(queryClient: QueryClient, agentEmail: string): Promise<boolean> {
  const me = await queryClient.fetchQuery({ ...meQuery, staleTime: 0, retry: false }).catch(() => null);
  return isSameAddress((me && agentAddress(me)) ?? '', agentEmail);
}
