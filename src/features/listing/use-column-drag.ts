import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type ColumnDrag = (typeof import('./column-drag.tsx'))['columnDrag'];

const events = ['pointerup', 'focusout'] as const;

/** What makes the heads draggable, fetched after the rows. It comes in new elements, so not while a head is pressed or has the focus. */
export function useColumnDrag(row: RefObject<HTMLElement | null>): ColumnDrag | null {
  const [drag, setDrag] = useState<ColumnDrag | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const take = async () => {
      const { columnDrag } = await import('./column-drag.tsx');
      const takeIfFree = () => {
        if (row.current?.matches(':active, :focus-within')) return;
        gone.abort();
        // At once: a head that gets the focus before a later render would lose it again.
        flushSync(() => setDrag(columnDrag));
      };
      // After the event: the focus is somewhere else by then.
      for (const event of events) addEventListener(event, () => setTimeout(takeIfFree), { signal: gone.signal });
      if (!gone.signal.aborted) takeIfFree();
    };
    // Without it columns move by their menu and by keys.
    take().catch(() => {});
    return () => gone.abort();
  }, [row]);
  return drag;
}
