import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to the heading of a screen or home that the person has navigated to, unless the screen took it somewhere itself,
 * and to the part of it that the address names.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const place = useRouterState({
    select: ({ resolvedLocation }) =>
      resolvedLocation && `${resolvedLocation.pathname}?${resolvedLocation.search.id ?? ''}`,
  });
  const visited = useRef(place);
  useEffect(() => {
    const before = visited.current;
    visited.current = place;
    if (!before || before === place || main.current?.contains(document.activeElement)) return;
    (main.current?.querySelector('h1') ?? main.current)?.focus({ preventScroll: true });
  }, [place, main]);

  const part = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash });
  useEffect(() => {
    if (part) document.getElementById(part)?.focus({ preventScroll: true });
  }, [part]);
}
