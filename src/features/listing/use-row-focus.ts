import { type RefObject, useEffect, useRef, useState } from 'react';

interface Options {
  body: RefObject<HTMLElement | null>;
  count: number;
  rowSize: number;
  /** The row that is the tab stop at first. */
  start: number;
}

export interface RowFocus {
  /** The one row that is a tab stop. */
  active: number;
  /** The person is in this row: its controls become tab stops. */
  enter: (at: number) => void;
  /** Takes the focus to a row, and the screen with it. */
  go: (at: number) => void;
}

/** One row of the table is a tab stop, and the arrows move it, over rows that are not in the document yet as well. */
export function useRowFocus({ body, count, rowSize, start }: Options): RowFocus {
  const [wanted, setWanted] = useState(start);
  const going = useRef(false);
  const active = Math.max(0, Math.min(wanted, count - 1));

  useEffect(() => {
    if (!going.current) return;
    going.current = false;
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${active}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [active, body, rowSize]);

  // The row that had the focus has gone from the end of the list, and the focus with it.
  useEffect(() => {
    if (wanted !== active && document.activeElement === document.body)
      body.current?.querySelector<HTMLElement>(`[data-row="${active}"]`)?.focus({ preventScroll: true });
  }, [wanted, active, body]);

  return {
    active,
    enter: setWanted,
    go(at) {
      const next = Math.max(0, Math.min(at, count - 1));
      going.current = next !== active;
      setWanted(next);
    },
  };
}
