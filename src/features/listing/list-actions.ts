import { createSafeContext } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { type MouseEvent, useMemo } from 'react';
import { fewestCompared, mostCompared } from '#src/domain/limits.ts';
import type { Home } from '#src/domain/home.ts';
import type { HomeActions } from '#src/domain/home-actions.ts';
import { isFirstClick } from '#src/ui/is-first-click.ts';
import { isForElsewhere } from '#src/ui/is-for-elsewhere.ts';
import { useHrefOf } from './listing-context.ts';
import type { ListNavigation } from './use-list-navigation.ts';
import type { Selection } from './use-selection.ts';

interface Options {
  homeActions: HomeActions;
  navigation: ListNavigation;
  selection: Selection;
  showPhoto: (home: Home) => void;
  pickOther: (home: Home) => void;
}

/** The actions on homes of the list; the same object for as long as the list is mounted. */
export function useListActionsValue({ homeActions, navigation, selection, showPhoto, pickOther }: Options) {
  const { open, compare, hrefOf } = navigation;
  /** In a new tab. */
  const openElsewhere = useCallbackRef((home: Home) => window.open(hrefOf(home), '_blank', 'noopener'));
  /** With the selected homes, or with one that is chosen next. */
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
      open: (home: Home) => void open(home),
      openElsewhere,
      compare: compareWith,
      showPhoto,
      toggle,
      select,
    }),
    [homeActions, open, openElsewhere, compareWith, showPhoto, toggle, select],
  );
}

export type ListActions = ReturnType<typeof useListActionsValue>;

export const [ListActionsProvider, useListActions] = createSafeContext<ListActions>('ListActionsProvider is missing.');

export function useHomeLink(home: Home): { href: string; open: (event: MouseEvent) => void } {
  const hrefOf = useHrefOf();
  const { open } = useListActions();
  return {
    href: hrefOf(home),
    open(event) {
      if (isForElsewhere(event)) return;
      event.preventDefault();
      // A sheet that closes at the first tap of a double tap leaves the second one to the card below.
      if (isFirstClick(event)) open(home);
    },
  };
}
