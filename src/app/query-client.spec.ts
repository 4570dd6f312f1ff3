import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { KeptAnswers } from '#src/api/kept-answers.ts';
import { createQueryClient } from './query-client.ts';

it('asks again for what a screen shows once the network is back', async () => {
  const client = createQueryClient({} as KeptAnswers);
  client.mount();
  const queryFn = vi.fn<() => Promise<string>>(async () => 'homes');
  const stop = new QueryObserver(client, { queryKey: ['property'], queryFn }).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.getQueryData(['property'])).toBe('homes'));
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  stop();
  client.unmount();
});
