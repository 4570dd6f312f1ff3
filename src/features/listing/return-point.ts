import { type RefObject, useEffect } from 'react';

/*
 * Which home was opened from which visit to the listing, so that coming back by the browser's Back lands on its row. For as long as the
 * page lives; the scroll position is the router's to restore.
 */
let left: { visit: string; homeId: string } | null = null;

export function rememberLeaving(visit: string | undefined, homeId: string): void {
  left = visit === undefined ? null : { visit, homeId };
}

/** The home that was opened from this very visit, or null. */
export const returningFrom = (visit: string | undefined): string | null =>
  left !== null && left.visit === visit ? left.homeId : null;

/** Takes the focus back to the home that was opened; the screen itself is where the router has restored it. */
export function useFocusOnReturn(list: RefObject<HTMLElement | null>, returnTo: string | null): void {
  useEffect(() => {
    if (returnTo !== null) list.current?.querySelector<HTMLElement>('[data-arrival]')?.focus({ preventScroll: true });
    // Once, on coming back: what is chosen later has its own focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
