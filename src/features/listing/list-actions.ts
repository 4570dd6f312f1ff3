import { createContext, type MouseEvent, use } from 'react';
import type { Home, PropStatus } from '#src/domain/home.ts';

/** The actions on homes of the list; the same object for as long as the list is mounted. */
export interface ListActions {
  open: (home: Home) => void;
  /** In a new tab. */
  openElsewhere: (home: Home) => void;
  /** With the selected homes, or with one that is chosen next. */
  compare: (home: Home) => void;
  showPhoto: (home: Home) => void;
  mark: (homes: readonly Home[], mark: PropStatus) => void;
  restore: (homes: readonly Home[]) => void;
  remove: (homes: readonly Home[]) => void;
  /** Selects or unselects a home; with `range` everything between it and the one before, too. */
  toggle: (home: Home, range: boolean) => void;
  select: (homes: readonly Home[], on: boolean) => void;
}

const Context = createContext<ListActions | null>(null);
export const ListActionsProvider = Context.Provider;

export function useListActions(): ListActions {
  const actions = use(Context);
  if (!actions) throw new Error('This is drawn within the listing alone.');
  return actions;
}

/** Whether a click asks for a new tab or window, which a link answers by itself. */
export const isForElsewhere = (event: MouseEvent) =>
  event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
