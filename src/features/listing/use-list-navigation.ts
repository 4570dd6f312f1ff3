import { useCallbackRef } from '@mantine/hooks';
import { type HistoryState, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { lastHome } from '#src/device/last-home.ts';
import type { Home } from '#src/domain/home.ts';
import { filtersOf, type ListingFilters } from '#src/domain/listing-search.ts';

type BackState = Pick<HistoryState, 'openedHome' | 'hasCompared'>;

const idsOf = (homes: readonly Home[]) => homes.map(({ id }) => id);

/** The home that the person comes back from, or that an Undo brings back, until the list has moved the focus to it. */
export function useArrival(): RefObject<string | null> {
  return useRef(useRouter().state.location.state.openedHome ?? null);
}

/** `flush` writes into the address what the list has not written yet: once another screen is being opened, it no longer can. */
export function useListNavigation(filters: ListingFilters, flush: () => void) {
  const router = useRouter();
  const navigate = useNavigate({ from: '/app/listing/' });
  const hasCompared = useLocation({ select: ({ state }) => state.hasCompared ?? false });
  /** A home's address, with the list that the way back leads to. */
  const hrefOf = useCallback(
    ({ id }: Home) => router.buildLocation({ to: '/app/listing/detail', search: { id, ...filters } }).href,
    [router, filters],
  );
  const settle = useCallbackRef(() => {
    flush();
    // Before the next step, which would take the place of what is written in the same moment.
    router.history.flush();
  });
  const ways = useMemo(() => {
    /** Stores in the current history entry what Back needs to restore. */
    const remember = (state: BackState) => {
      settle();
      return navigate({ search: true, state, replace: true, resetScroll: false });
    };
    return {
      open: async ({ id }: Home) => {
        await remember({ openedHome: id });
        lastHome.set(id);
        await navigate({
          to: '/app/listing/detail',
          search: (now) => ({ id, ...filtersOf(now) }),
          state: { fromListing: true },
        });
      },
      /** Opens the comparison; `state` is what Back restores. */
      compare: async (homes: readonly Home[], state: BackState) => {
        await remember(state);
        await navigate({ search: (now) => ({ ...now, compare: idsOf(homes) }) });
      },
      openSheet: (homes: readonly Home[]) => {
        settle();
        return navigate({ to: '/app/listing/sheet', search: { ids: idsOf(homes) }, state: { fromListing: true } });
      },
    };
  }, [navigate, settle]);
  return { hasCompared, hrefOf, ...ways };
}
export type ListNavigation = ReturnType<typeof useListNavigation>;
