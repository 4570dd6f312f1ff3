import { createSafeContext } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { type MouseEvent, useMemo } from 'react';
import { fewestCompared, mostCompared } from '#src/domain/compared-count.ts';
import type { Home } from '#src/domain/home.ts';
import type { HomeActions } from '#src/domain/home-actions.ts';
import { isForElsewhere } from '#src/ui/is-for-elsewhere.ts';
import { useHrefOf } from './listing-context.ts';
import type { ListNavigation } from './use-list-navigation.ts';
import type { Selection } from './use-selection.ts';

/** The actions on homes of the list; the same object for as long as the list is mounted. */
export interface ListActions extends HomeActions {
  open: (home: Home) => void;
  /** In a new tab. */
  openElsewhere: (home: Home) => void;
  /** With the selected homes, or with one that is chosen next. */
  compare: (home: Home) => void;
  showPhoto: (home: Home) => void;
  /** Selects or unselects a home; with `range` everything between it and the one before, too. */
  toggle: (home: Home, range: boolean) => void;
  select: (homes: readonly Home[], on: boolean) => void;
}

interface Options {
  homeActions: HomeActions;
  navigation: ListNavigation;
  selection: Selection;
  showPhoto: (home: Home) => void;
  pickOther: (home: Home) => void;
}

export function useListActionsValue({
  homeActions,
  navigation,
  selection,
  showPhoto,
  pickOther,
}: Options): ListActions {
  const { open, compare, hrefOf } = navigation;
  const openElsewhere = useCallbackRef((home: Home) => window.open(hrefOf(home), '_blank', 'noopener'));
  const compareWith = useCallbackRef((home: Home) => {
    const homes = [...selection.homes.filter(({ id }) => id !== home.id), home];
    if (homes.length < fewestCompared || homes.length > mostCompared) pickOther(home);
    else void compare(homes, { openedHome: home.id });
  });
  const toggle = useCallbackRef(selection.toggle);
  const select = useCallbackRef(selection.select);
  return useMemo(
    () => ({
      ...homeActions,
      open: (home) => void open(home),
      openElsewhere,
      compare: compareWith,
      showPhoto,
      toggle,
      select,
    }),
    [homeActions, open, openElsewhere, compareWith, showPhoto, toggle, select],
  );
}

export const [ListActionsProvider, useListActions] = createSafeContext<ListActions>('ListActionsProvider is missing.');

/** A link to a home, which opens it from the list. */
export function useHomeLink(home: Home): { href: string; open: (event: MouseEvent) => void } {
  const hrefOf = useHrefOf();
  const { open } = useListActions();
  return {
    href: hrefOf(home),
    open(event) {
      if (isForElsewhere(event)) return;
      event.preventDefault();
      open(home);
    },
  };
}
