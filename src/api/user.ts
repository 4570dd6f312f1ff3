import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { User } from '../domain/user.ts';
import { freshFor } from './fresh-for.ts';
import { keptAnswer } from './kept-answers.ts';

/** The signed-in buyer, with agent and profile. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: keptAnswer('me'),
  staleTime: freshFor.minutes,
});

/** Shows the agent that the server has just been told of, until it says whether they have an account. */
export function patchAgent(cache: QueryClient, agentEmail: string): void {
  cache.setQueryData(meQuery.queryKey, (me: User | undefined) => me && { ...me, agentEmail, agent: null });
  void cache.invalidateQueries(meQuery);
}
