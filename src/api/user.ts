import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { agentAddress, isSameAddress, type User } from '../domain/user.ts';
import { freshFor } from './fresh-for.ts';
import { askOrKept } from './kept-answers.ts';

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: askOrKept('me'),
  staleTime: freshFor.minutes,
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
