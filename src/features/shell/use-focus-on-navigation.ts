import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus to the heading of a screen that the person has navigated to, unless the screen took it somewhere itself. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const visited = useRef(path);
  useEffect(() => {
    const before = visited.current;
    visited.current = path;
    if (!before || before === path || main.current?.contains(document.activeElement)) return;
    (main.current?.querySelector('h1') ?? main.current)?.focus({ preventScroll: true });
  }, [path, main]);
}
