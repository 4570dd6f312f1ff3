import { useWindowEvent } from '@mantine/hooks';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Home } from '#src/domain/home.ts';
import { useTextScale } from '#src/ui/use-text-scale.ts';

/** How far from the top of the page the list begins, in pixels, until it is measured. */
const topAtFirst = 320;

/** The first home that header and table head leave in view is this far below the top of the window, in pixels. */
const firstInView = 160;

interface Options {
  list: RefObject<HTMLElement | null>;
  homes: readonly Home[];
  /** The height of one home in pixels at the usual text size; an estimate where homes are measured. */
  size: number;
  /** In pixels, between homes. */
  gap?: number;
  /** The position of the home that the keyboard is in: its element stays in the document however far the page scrolls. */
  active: number;
  /** The first home in view before the window changed its size: a list that then replaces another one begins there. */
  atTop: RefObject<string | null>;
  /** Renders this many homes from the first one instead. */
  first?: number | undefined;
}

/** Renders only the homes near the screen. */
export function useHomeWindow({ list, homes, size: usualSize, gap = 0, active, atTop, first }: Options) {
  const size = usualSize * useTextScale();
  // The first render guesses it, and renders one home more than fits: if the guess is wrong by less than that, nothing is missing, and it
  // is put right after the paint. Another pass before the paint takes a slow phone 100 ms and more.
  const [top, setTop] = useState(topAtFirst);
  // The other homes out of sight are rendered after the first paint.
  const overscan = useDeferredValue(4, 1);
  useLayoutEffect(() => {
    const measured = () => Math.round((list.current?.getBoundingClientRect().top ?? 0) + scrollY);
    if (Math.abs(measured() - topAtFirst) >= usualSize) setTop(measured());
    // The page becomes longer when something above the list grows.
    const observer = new ResizeObserver(() => setTop(measured()));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, usualSize]);
  // oxlint-disable-next-line react/incompatible-library -- the compiler, which this is about, is not used
  const rows = useWindowVirtualizer<HTMLElement>({
    count: homes.length,
    estimateSize: () => size,
    // Its measured height stays with a home that moves up because another one goes.
    getItemKey: useCallback((index: number) => homes[index]?.id ?? index, [homes]),
    overscan,
    gap,
    scrollMargin: top,
    scrollPaddingStart: firstInView,
    initialRect: { width: innerWidth, height: innerHeight },
    rangeExtractor: (range) =>
      first === undefined
        ? [...new Set([...defaultRangeExtractor(range), active])].toSorted((a, b) => a - b)
        : [...homes.slice(0, first).keys()],
  });
  // Before the scroll event: a window that becomes taller may scroll the end of the list. Only another width changes the list for another.
  const width = useRef(innerWidth);
  useWindowEvent('resize', () => {
    if (innerWidth === width.current) return;
    width.current = innerWidth;
    const item = rows.getVirtualItemForOffset((rows.scrollOffset ?? 0) + firstInView);
    atTop.current = homes[item?.index ?? 0]?.id ?? null;
  });
  const scrollToTop = useEffectEvent(() => {
    if (atTop.current === null || active === 0 || first !== undefined) return;
    // Through the virtualizer: it measures homes meanwhile, and would scroll back to the position that it knows.
    rows.scrollToIndex(active, { align: 'start' });
  });
  // After the virtualizer, which scrolls to where the page was.
  useLayoutEffect(() => scrollToTop(), []);
  const measuredSize = useRef(size);
  useLayoutEffect(() => {
    if (measuredSize.current !== size) rows.measure();
    measuredSize.current = size;
  }, [rows, size]);

  const items = rows.getVirtualItems().flatMap(({ index, start }) => {
    const home = homes[index];
    return home ? { home, index, start: start - top } : [];
  });
  const indexes = items.map(({ index }) => index).join();
  const inWindow = useMemo(() => indexes.split(',').flatMap((index) => homes[Number(index)] ?? []), [homes, indexes]);

  return {
    /** The homes to render, each with its position, from 0, and its distance from the top of the list in pixels. */
    items,
    inWindow,
    total: rows.getTotalSize(),
    /** The ref of an element whose height follows what is in it. */
    measure: rows.measureElement,
  };
}
