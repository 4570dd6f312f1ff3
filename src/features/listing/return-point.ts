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
    if (returnTo === null || left?.homeId !== returnTo) return;
    // Once, on coming back: a list that is drawn again later, or come back to from elsewhere, leaves the focus where it is.
    left = null;
    list.current?.querySelector<HTMLElement>('[data-arrival]')?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
