import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Home } from '#src/domain/home.ts';
import { useTextScale } from '#src/ui/use-text-scale.ts';

/** How far from the top of the page the list begins, in pixels, until it is measured. */
const topAtFirst = 320;

interface Options {
  list: RefObject<HTMLElement | null>;
  homes: readonly Home[];
  /** The height of one home in pixels at the usual text size; of those that are measured a guess. */
  size: number;
  /** In pixels, between homes. */
  gap?: number;
  /** The home that the person comes back to, until the focus has gone to it. */
  arrival: RefObject<string | null>;
  /** What takes the focus in an element of the list; the element itself where it does not say. */
  stop?: string;
}

/**
 * The homes near the screen, and the one that the keyboard is in: its element stays in the document wherever the screen goes, its place
 * follows the home when others come or go, and what loses the focus by going away leaves it to the home in its place.
 */
export function useHomeWindow({ list, homes, size: usualSize, gap = 0, arrival, stop }: Options) {
  const size = usualSize * useTextScale();
  const [current, setCurrent] = useState<{ id: string | null; index: number }>({ id: arrival.current, index: 0 });
  const found = useMemo(() => {
    if (current.id === null || homes[current.index]?.id === current.id) return current.index;
    return homes.findIndex(({ id }) => id === current.id);
  }, [homes, current]);
  const active = Math.max(0, Math.min(found < 0 ? current.index : found, homes.length - 1));

  // Too much rather than too little: the first render is measured before it is painted, and what it lacks comes then.
  const [top, setTop] = useState(topAtFirst);
  // What is not in sight comes after the first paint.
  const overscan = useDeferredValue(4, 0);
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + scrollY));
    measure();
    // Whatever grows above the list makes the page longer.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  // oxlint-disable-next-line react/incompatible-library -- the compiler, which this is about, is not used
  const rows = useWindowVirtualizer<HTMLElement>({
    count: homes.length,
    estimateSize: () => size,
    overscan,
    gap,
    scrollMargin: top,
    initialRect: { width: innerWidth, height: innerHeight },
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active])].toSorted((a, b) => a - b),
  });
  useLayoutEffect(() => rows.measure(), [rows, size]);

  const goes = useRef(false);
  const left = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const arrived = arrival.current === null ? -1 : homes.findIndex(({ id }) => id === arrival.current);
    if (arrived >= 0 && arrived !== active) {
      goes.current = true;
      return setCurrent({ id: arrival.current, index: arrived });
    }
    const element = list.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    const isLost = left.current?.isConnected === false && document.activeElement === document.body;
    if (!element || !(arrived >= 0 || goes.current || isLost)) return;
    (stop ? element.querySelector<HTMLElement>(stop) : element)?.focus({ preventScroll: true });
    if (goes.current) element.scrollIntoView({ block: 'nearest' });
    goes.current = false;
    if (arrived >= 0) arrival.current = null;
  }, [list, homes, active, arrival, stop]);

  const items = rows.getVirtualItems().filter(({ index }) => index < homes.length);
  const indexes = items.map(({ index }) => index).join();
  const inWindow = useMemo(() => indexes.split(',').flatMap((index) => homes[Number(index)] ?? []), [homes, indexes]);

  const enter = (index: number) => {
    const id = homes[index]?.id ?? null;
    if (id !== current.id || index !== current.index) setCurrent({ id, index });
  };
  /** Takes the focus to a home, and the screen with it. */
  const go = (index: number) => {
    const next = Math.max(0, Math.min(index, homes.length - 1));
    goes.current = next !== active;
    enter(next);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    left.current = target;
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
    if (index >= 0) enter(index);
  };
  return {
    /** The places to draw, from 0, and the distance of each from the start of the list in pixels. */
    items: items.map(({ index, start }) => ({ index, start: start - top })),
    inWindow,
    total: rows.getTotalSize(),
    /** The ref of an element whose height follows what is in it. */
    measure: rows.measureElement,
    active,
    go,
    onFocus,
  };
}
