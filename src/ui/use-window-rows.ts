import { type RefObject, useLayoutEffect, useState } from 'react';

interface Options {
  count: number;
  /** The height of one row in pixels, all of them the same. */
  rowSize: number;
  /** Rows kept ready beyond either edge. */
  overscan?: number;
}

interface Window {
  /** The first row to draw, and the one after the last. */
  first: number;
  end: number;
}

// Moving the window by several rows at once halves the renders of a scroll.
const step = 2;

/**
 * Which rows of a long list are near the screen, whether the page scrolls or a box within it. Where the list stands is measured at each
 * scroll, so nothing has to be known of what is above it.
 */
export function useWindowRows(list: RefObject<HTMLElement | null>, { count, rowSize, overscan = 3 }: Options): Window {
  const [seen, setSeen] = useState<Window>({ first: 0, end: 10 });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top;
      const last = Math.ceil((innerHeight - top) / rowSize);
      const from = Math.max(0, Math.floor(-top / rowSize));
      const first = Math.max(0, Math.floor((from - overscan) / step) * step);
      const end = Math.max(first, Math.ceil((last + overscan) / step) * step);
      setSeen((known) => (known.first === first && known.end === end ? known : { first, end }));
    };
    measure();
    // In the capturing phase the scrolling of any box around the list is heard as well.
    const options = { capture: true, passive: true };
    addEventListener('scroll', measure, options);
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure, options);
      removeEventListener('resize', measure);
    };
  }, [list, rowSize, overscan, count]);

  const end = Math.min(count, seen.end);
  return { first: Math.min(seen.first, Math.max(0, end - 1)), end };
}
