import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far from the end, in pixels, still counts as being there. */
export const nearEnd = 64;

interface Options {
  /** The index to open at where it is further up than the end shows, or null. */
  startAt: number | null;
  /** The id of the newest message while the server does not have it: being sent, kept or refused. */
  writing: string | undefined;
}

/** Keeps a list at its end for as long as the reader is there. */
export function useFollowEnd(
  rows: Virtualizer<HTMLDivElement, Element>,
  scroller: RefObject<HTMLDivElement | null>,
  { startAt, writing }: Options,
) {
  const [{ start, unsent }] = useState({ start: startAt, unsent: writing });
  // Where it opens further up, the end has not been seen.
  const [atEnd, setAtEnd] = useState(start === null);
  // A row or the composer that grows moves the end away without a scroll event.
  const following = useRef(true);
  const height = useRef(0);
  const size = rows.getTotalSize();
  useLayoutEffect(() => {
    if (following.current) rows.scrollToEnd();
  }, [rows, size]);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      height.current = scroller.current?.clientHeight ?? 0;
      if (following.current) rows.scrollToEnd();
      setAtEnd(following.current);
    });
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [rows, scroller]);

  useEffect(() => {
    if (start === null) return;
    const [offset] = rows.getOffsetForIndex(start, 'start') ?? [0];
    if (offset >= (scroller.current?.scrollTop ?? 0)) return;
    following.current = false;
    rows.scrollToIndex(start, { align: 'start' });
  }, [rows, scroller, start]);

  // The buyer wants to see what they send, wherever they were reading. Ignore a message left unsent by an earlier visit.
  useEffect(() => {
    if (!writing || writing === unsent) return;
    following.current = true;
    rows.scrollToEnd();
  }, [writing, unsent, rows]);

  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    // The scroll event of a change in height comes before the observer has heard of it: the reader has not scrolled.
    if (Math.abs(clientHeight - height.current) > 1) return;
    following.current = scrollHeight - scrollTop - clientHeight <= nearEnd;
    setAtEnd(following.current);
  };
  return { atEnd, onScroll };
}
