import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { userSchema } from '../domain/user.ts';
import { patchAgent } from './change-account.ts';
import { meQuery } from './user.ts';

it('shows a new agent at once, by the address alone, and keeps the one whose own address is saved again', () => {
  const cache = new QueryClient();
  const agent = { email: 'Ana@x.com', firstName: 'Ana' };
  cache.setQueryData(meQuery.queryKey, userSchema.parse({ _id: 'u1', agent }));
  patchAgent(cache, 'ana@x.com');
  expect(cache.getQueryData(meQuery.queryKey)?.agent).toMatchObject(agent);
  patchAgent(cache, 'bo@x.com');
  expect(cache.getQueryData(meQuery.queryKey)).toMatchObject({ agent: null, agentEmail: 'bo@x.com' });
});
