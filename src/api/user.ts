import { queryOptions } from '@tanstack/react-query';
import { send } from './client.ts';
import { freshFor } from './fresh-for.ts';

/** The signed-in buyer, with agent and profile. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => (await send('me', { signal })).data,
  staleTime: freshFor.minutes,
});
