import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to the heading of a screen, home or comparison that the person has navigated to, unless the screen took it somewhere itself,
 * and to the part of it that the address names.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const place = useRouterState({
    select: ({ resolvedLocation }) =>
      resolvedLocation &&
      `${resolvedLocation.pathname}?${resolvedLocation.search.id ?? ''}&${resolvedLocation.search.compare ?? ''}`,
  });
  const visited = useRef(place);
  useEffect(() => {
    const before = visited.current;
    visited.current = place;
    const screen = main.current;
    if (!before || before === place || !screen) return undefined;
    if (!screen.contains(document.activeElement)) (screen.querySelector('h1') ?? screen).focus({ preventScroll: true });
    // The previous screen or the skeleton may still unmount, and take the focus with it.
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) screen.querySelector('h1')?.focus({ preventScroll: true });
    });
    observer.observe(screen, { childList: true, subtree: true });
    // A modifier alone does not move the focus: screen readers use it to stop speaking.
    const stop = (event?: Event) => {
      if (event instanceof KeyboardEvent && ['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) return;
      observer.disconnect();
    };
    addEventListener('keydown', stop);
    addEventListener('pointerdown', stop);
    return () => {
      stop();
      removeEventListener('keydown', stop);
      removeEventListener('pointerdown', stop);
    };
  }, [place, main]);

  const part = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash });
  useEffect(() => {
    if (part) document.getElementById(part)?.focus({ preventScroll: true });
  }, [part]);
}
