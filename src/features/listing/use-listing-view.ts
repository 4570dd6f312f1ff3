import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { type ListingSearch, listingSearchSchema } from './listing-search.ts';

/** Takes a search into the address: as a step to come back from, or in place of what stands there. */
export type WriteSearch = (search: ListingSearch, how: { replace: boolean }) => void;

export interface ListingView {
  /** What is asked for, known at once: typing and clicking are answered by it. */
  view: ListingSearch;
  /** The same for the rows, which follow as soon as they can. */
  asked: ListingSearch;
  /** Changes what is shown at once and the address after the rows; `typing` waits for a pause and makes no step. */
  change: (patch: Partial<ListingSearch>, typing?: boolean) => void;
  /** Takes what is still to be written into the address, before the person leaves the screen. */
  flush: () => void;
}

const pause = 400;

// Both are read by one schema, so that their keys stand in one order; those without a value are not written.
const nameOf = (search: ListingSearch) => JSON.stringify(listingSearchSchema.parse(search));

/**
 * How the listing is looked at. The address has the last word: back, forward and a pasted link are followed. But a key or a click does
 * not wait for it, as a navigation takes longer than a frame.
 */
export function useListingView(search: ListingSearch, write: WriteSearch): ListingView {
  const [view, setView] = useState(search);
  const asked = useDeferredValue(view);
  const latest = useRef(search);
  const pending = useRef<{ replace: boolean; timer?: ReturnType<typeof setTimeout> } | null>(null);
  const written = useRef<string[]>([]);
  const address = useRef(search);
  const writer = useRef(write);
  useEffect(() => {
    writer.current = write;
  });

  const flush = useCallback(() => {
    if (!pending.current) return;
    const { replace, timer } = pending.current;
    clearTimeout(timer);
    pending.current = null;
    // What was typed and deleted again leaves the address as it is, or as it is about to be, and nothing would ever arrive.
    const next = nameOf(latest.current);
    if (next === (written.current.at(-1) ?? nameOf(address.current))) return;
    written.current.push(next);
    writer.current(latest.current, { replace });
  }, []);

  const change = useCallback(
    (patch: Partial<ListingSearch>, typing = false) => {
      // What was typed before belongs to the step that one can come back to.
      if (!typing && pending.current?.replace) flush();
      latest.current = { ...latest.current, ...patch };
      setView(latest.current);
      const replace = typing && (pending.current?.replace ?? true);
      clearTimeout(pending.current?.timer);
      pending.current = typing ? { replace, timer: setTimeout(flush, pause) } : { replace };
    },
    [flush],
  );

  // A step is written once its rows are painted: a navigation takes longer than they do.
  useEffect(() => {
    if (asked !== latest.current || !pending.current || pending.current.timer) return undefined;
    const frame = requestAnimationFrame(() => setTimeout(flush));
    return () => cancelAnimationFrame(frame);
  }, [asked, flush]);

  useEffect(() => {
    address.current = search;
    const own = written.current.indexOf(nameOf(search));
    if (own >= 0) {
      // Our own writing has arrived; what was overtaken on the way never does.
      written.current.splice(0, own + 1);
      return;
    }
    if (nameOf(search) === nameOf(latest.current)) return;
    clearTimeout(pending.current?.timer);
    pending.current = null;
    written.current = [];
    latest.current = search;
    // The address is outside of what this screen renders; what it says is taken over as an event would be.
    // oxlint-disable-next-line react/set-state-in-effect
    setView(search);
  }, [search]);

  useEffect(
    () => () => {
      clearTimeout(pending.current?.timer);
      pending.current = null;
    },
    [],
  );

  return { view, asked, change, flush };
}
