import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createStore } from '../device/store.ts';
import { AppContextProvider } from './signed-in.ts';
import { useKeptSince, useRefreshKept } from './use-kept-answers.ts';

it('asks once for what is kept when the network is back, however many places say that it is', async () => {
  const requests: AbortSignal[] = [];
  const keptAnswers = {
    shown: createStore(
      new Map([
        ['["me"]', 0],
        ['["property"]', 1],
      ]),
    ),
    isKept: () => true,
  };
  const mounted = vi.fn<() => void>();
  const Screen = () => {
    useRefreshKept();
    useQuery({
      queryKey: ['property'],
      initialData: 1,
      staleTime: Infinity,
      queryFn: ({ signal }) => new Promise<number>(() => void requests.push(signal)),
    });
    useEffect(mounted, []);
    return [useKeptSince(), useKeptSince()].join();
  };
  const context = { signedIn: createStore({ keptAnswers }) } as never;
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(AppContextProvider, { value: context }, createElement(Screen)),
    ),
  );
  await vi.waitFor(() => expect(mounted).toHaveBeenCalled());
  expect(place.textContent).toBe('1,1');
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(requests).not.toEqual([]));
  root.unmount();
  expect(requests).toHaveLength(1);
});
