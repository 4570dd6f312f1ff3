import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';

interface Options {
  count: number;
  /** The height of one row in pixels, all of them the same. */
  rowSize: number;
  /** Rows kept ready beyond either edge. */
  overscan?: number;
}

interface Rows {
  /** The first row, and the one after the last. */
  first: number;
  end: number;
}

interface Window extends Rows {
  /** The rows to draw in full: fast scrolling leaves the others for when it rests. */
  full: Rows;
}

// Moving the window by several rows at once halves the renders of a scroll.
const step = 2;
/** From so many rows in one go on, nobody reads them on the way. */
const flight = 5;
/** How long the scrolling rests before what flew past is drawn in full, in milliseconds. */
const rest = 120;

/**
 * Which rows of a long list are near the screen, whether the page scrolls or a box within it. Where the list stands is measured at each
 * scroll, so nothing has to be known of what is above it.
 */
export function useWindowRows(list: RefObject<HTMLElement | null>, { count, rowSize, overscan = 3 }: Options): Window {
  const [seen, setSeen] = useState<Window>({ first: 0, end: 10, full: { first: 0, end: 10 } });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top;
      const last = Math.ceil((innerHeight - top) / rowSize);
      const from = Math.max(0, Math.floor(-top / rowSize));
      const first = Math.max(0, Math.floor((from - overscan) / step) * step);
      const end = Math.max(first, Math.ceil((last + overscan) / step) * step);
      setSeen((known) => {
        if (known.first === first && known.end === end) return known;
        const isFlying = Math.abs(first - known.first) >= flight || known.full.first !== known.first;
        return { first, end, full: isFlying ? known.full : { first, end } };
      });
    };
    const land = () =>
      setSeen((known) => {
        const { first, end, full } = known;
        return full.first === first && full.end === end ? known : { first, end, full: { first, end } };
      });
    const settle = () => {
      measure();
      land();
    };
    settle();
    let landing: ReturnType<typeof setTimeout>;
    // On a slow device the rows come a frame later and the scrolling itself stays smooth.
    const follow = () => {
      startTransition(measure);
      clearTimeout(landing);
      landing = setTimeout(() => startTransition(land), rest);
    };
    // In the capturing phase the scrolling of any box around the list is heard as well.
    const options = { capture: true, passive: true };
    addEventListener('scroll', follow, options);
    addEventListener('resize', settle);
    return () => {
      clearTimeout(landing);
      removeEventListener('scroll', follow, options);
      removeEventListener('resize', settle);
    };
  }, [list, rowSize, overscan, count]);

  const end = Math.min(count, seen.end);
  return { first: Math.min(seen.first, Math.max(0, end - 1)), end, full: seen.full };
}
