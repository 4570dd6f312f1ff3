import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { backOff } from '../device/back-off.ts';
import { useStore } from '../device/store.ts';
import { homesQuery } from './homes.ts';
import { useSignedIn } from './signed-in.ts';

/** When the server gave the kept homes that are shown, in milliseconds since 1970; null once they are fresh. */
export const useKeptSince = (): number | null =>
  useStore(useSignedIn().keptAnswers.shown).get(hashKey(homesQuery.queryKey)) ?? null;

/** Asks the server again while kept answers are shown: in growing intervals, and at once when the network is back. */
export function useRefreshKept(): void {
  const queryClient = useQueryClient();
  const { keptAnswers } = useSignedIn();
  const shown = useStore(keptAnswers.shown);
  useEffect(() => {
    if (shown.size === 0) return;
    let attempts = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      attempts += 1;
      timer = setTimeout(ask, backOff(attempts), false);
    };
    // A request that is under way may be slow and is waited for; one that was sent without a network is lost.
    const ask = (cancelRefetch: boolean) => {
      clearTimeout(timer);
      wait();
      void queryClient.refetchQueries({ predicate: ({ queryKey }) => keptAnswers.isKept(queryKey) }, { cancelRefetch });
    };
    const onOnline = () => ask(true);
    wait();
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    };
  }, [queryClient, keptAnswers, shown]);
}
