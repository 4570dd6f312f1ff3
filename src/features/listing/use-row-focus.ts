import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type ListProps, placeOf } from './list-props.ts';

interface Options extends Pick<ListProps, 'index' | 'shown'> {
  body: RefObject<HTMLElement | null>;
  rowSize: number;
  /** The row that is the tab stop at first. */
  start: number;
}

export interface RowFocus {
  /** The one row that is a tab stop. */
  active: number;
  /** The person is in this row: its controls become tab stops. */
  enter: (at: number) => void;
  /** The person has left the rows. */
  leave: () => void;
  /** Takes the focus to a row, and the screen with it. */
  go: (at: number) => void;
}

/**
 * One row of the table is a tab stop, and the arrows move it, over rows that are not in the document yet as well. Whoever is in a row stays
 * with its home when others come or go above it.
 */
export function useRowFocus({ body, index, shown, rowSize, start }: Options): RowFocus {
  const [wanted, setWanted] = useState<{ at: number; home: string | null }>({ at: start, home: null });
  const going = useRef(false);
  const count = shown.length;
  const homeAt = (at: number) => index.homes[shown[at] ?? -1]?.id ?? null;
  const place = useMemo(() => {
    const { at, home } = wanted;
    if (home === null || index.homes[shown[at] ?? -1]?.id === home) return at;
    return placeOf({ index, shown }, home);
  }, [wanted, index, shown]);
  const active = Math.max(0, Math.min(place < 0 ? wanted.at : place, count - 1));
  // Their home is gone: they are in the one that has come to its place.
  if (place < 0) setWanted({ at: active, home: homeAt(active) });

  useEffect(() => {
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${active}"]`);
    const focused = document.activeElement;
    // Their home has another row now: the same control of it takes over.
    const leftBehind = focused instanceof HTMLElement && body.current?.contains(focused) && !row?.contains(focused);
    if (!row || !(going.current || leftBehind)) return;
    const action = !going.current && leftBehind && focused.dataset['action'];
    going.current = false;
    const control = action ? row.querySelector<HTMLElement>(`[data-action="${action}"]`) : null;
    (control ?? row).focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  }, [active, body, rowSize]);

  // What had the focus has gone from the row, or with it.
  useEffect(() => {
    if (wanted.home !== null && document.activeElement === document.body)
      body.current?.querySelector<HTMLElement>(`[data-row="${active}"]`)?.focus({ preventScroll: true });
  }, [wanted, active, body, index, shown]);

  const be = (at: number, home: string | null) =>
    setWanted((known) => (known.at === at && known.home === home ? known : { at, home }));
  return {
    active,
    enter: (at) => be(at, homeAt(at)),
    leave: () => be(active, null),
    go(at) {
      const next = Math.max(0, Math.min(at, count - 1));
      going.current = next !== active;
      be(next, homeAt(next));
    },
  };
}
