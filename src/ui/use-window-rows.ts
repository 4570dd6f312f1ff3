import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import { hasLanded, landed, type Window } from './landing.ts';

interface Options {
  count: number;
  /** The height of one row in pixels, all of them the same. */
  rowSize: number;
  /** Rows kept ready beyond either edge. */
  overscan?: number;
}

// Moving the window by several rows at once halves the renders of a scroll.
const step = 2;
/** From so many rows in one go on, nobody reads them on the way. */
const flight = 5;
/** How long the scrolling rests before what flew past is drawn in full, in milliseconds. */
const rest = 200;
/** How many rows of it are drawn in a frame. */
const slice = 6;

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
        const isFlying = Math.abs(first - known.first) >= flight || !hasLanded(known);
        return { first, end, full: isFlying ? known.full : { first, end } };
      });
    };
    const settle = () => {
      measure();
      setSeen((known) => (hasLanded(known) ? known : { ...known, full: { first: known.first, end: known.end } }));
    };
    settle();
    let landing: ReturnType<typeof setTimeout>;
    let frame: number;
    const land = (left: number) => {
      startTransition(() => setSeen((known) => landed(known, slice)));
      if (left > 0) frame = requestAnimationFrame(() => land(left - slice));
    };
    const stay = () => {
      clearTimeout(landing);
      cancelAnimationFrame(frame);
    };
    let scrolledAt = -Infinity;
    // On a slow device the rows come a frame later and the scrolling itself stays smooth.
    const follow = () => {
      startTransition(measure);
      stay();
      const now = performance.now();
      // A jump has arrived with its one step.
      const wait = now - scrolledAt < rest ? rest : 0;
      scrolledAt = now;
      const most = innerHeight / rowSize + 2 * (overscan + step);
      landing = setTimeout(() => land(most), wait);
    };
    // In the capturing phase the scrolling of any box around the list is heard as well.
    const options = { capture: true, passive: true };
    addEventListener('scroll', follow, options);
    addEventListener('resize', settle);
    return () => {
      stay();
      removeEventListener('scroll', follow, options);
      removeEventListener('resize', settle);
    };
  }, [list, rowSize, overscan, count]);

  const end = Math.min(count, seen.end);
  return { first: Math.min(seen.first, Math.max(0, end - 1)), end, full: seen.full };
}
