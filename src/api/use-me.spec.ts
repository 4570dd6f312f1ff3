import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../device/session.ts';
import { useKnownMe } from './use-me.ts';
import { meQuery } from './user.ts';

afterEach(() => {
  session.end('left');
  vi.unstubAllGlobals();
});

it('is not asked for again by each row that mounts after a failure', async () => {
  session.start('t0ken', 'u1');
  const fetched = vi.fn<() => Promise<Response>>(async () => new Response('', { status: 500 }));
  vi.stubGlobal('fetch', fetched);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.prefetchQuery(meQuery);
  const mounted = vi.fn<() => void>();
  const Row = () => {
    useKnownMe();
    mounted();
    return null;
  };
  const root = createRoot(document.createElement('div'));
  root.render(createElement(QueryClientProvider, { client }, createElement(Row), createElement(Row)));
  await vi.waitFor(() => expect(mounted).toHaveBeenCalledTimes(2));
  root.unmount();
  expect(fetched).toHaveBeenCalledTimes(1);
});
