import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { Home } from '#src/domain/home.ts';
import type { ChatTab } from './conversation-row.tsx';

const rowHeight = 88;

interface Options {
  found: Record<ChatTab, readonly Home[]>;
  tab: ChatTab;
  /** The home that the list begins at; null for the top. */
  begin: string | null;
}

/** Renders only the conversations near the screen. Each tab keeps its place. */
export function useConversationWindow({ found, tab, begin }: Options) {
  const shown = found[tab];
  const scroller = useRef<HTMLDivElement>(null);
  // Homes out of sight are rendered after the first paint.
  const overscan = useDeferredValue(6, 0);
  const [focused, setFocused] = useState<string | null>(null);
  const kept = shown.findIndex(({ id }) => id === focused);
  // oxlint-disable-next-line react/incompatible-library -- the compiler, which this is about, is not used
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => shown[index]?.id ?? index,
    // On a phone the list is hidden while a conversation is open. Hidden rows measure 0: they keep their last size, or it would lose its place.
    measureElement: (row, entry, list) =>
      measureElement(row, entry, list) || (list.measurementsCache[list.indexFromElement(row)]?.size ?? rowHeight),
    // By default the position is read again 150 ms after the last scrolling. A phone may have hidden the list by then, and it is read as 0.
    useScrollendEvent: true,
    overscan,
    // A row that leaves the document takes the focus along.
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return kept < 0 || near.includes(kept) ? near : [...near, kept].toSorted((a, b) => a - b);
    },
  });
  const [places] = useState(() => {
    const placeIn = (homes: readonly Home[]) =>
      begin === null ? 0 : (homes.findIndex(({ id }) => id === begin) - 1) * rowHeight;
    return { recent: placeIn(found.recent), all: placeIn(found.all) };
  });
  useLayoutEffect(() => {
    rows.scrollToOffset(places[tab]);
    return () => {
      places[tab] = rows.scrollOffset ?? 0;
    };
  }, [rows, places, tab]);
  return { scroller, rows, setFocused };
}
