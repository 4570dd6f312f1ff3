import { useLayoutEffect } from 'react';
import { lastHome } from '../device/last-home.ts';
import type { Home } from '../domain/home.ts';
import { homeIn } from './homes.ts';
import { useHomes } from './use-homes.ts';

export function useRememberHome(id: string): void {
  const isKnown = homeIn(useHomes(), id) !== undefined;
  // Before the paint, because the person may leave at once.
  useLayoutEffect(() => void (isKnown && lastHome.set(id)), [id, isKnown]);
}

/** The id of the home that was looked at last, unless it has left the list since. */
export const rememberedHome = (homes: { items: readonly Home[] }) => homeIn(homes, lastHome.get() ?? '')?.id;
