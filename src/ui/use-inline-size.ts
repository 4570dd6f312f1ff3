import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element before the first paint and from then on, in pixels; 0 until it is there. */
export function useInlineSize(element: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(0);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    // What is measured is known only here, and needed before the paint.
    // oxlint-disable-next-line react/set-state-in-effect
    setSize(observed.clientWidth);
    const observer = new ResizeObserver(() => setSize(observed.clientWidth));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
