import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeForLater } from '#src/ui/code-for-later.ts';

type ColumnDrag = (typeof import('./column-drag.tsx'))['columnDrag'];

const events = ['pointerup', 'focusout'] as const;

/**
 * Loads what makes the heads draggable after the rows, whose first load it would make 13 kB larger. It replaces the heads' elements, so it
 * waits while one is pressed or focused.
 */
export function useColumnDrag(row: RefObject<HTMLElement | null>): ColumnDrag | null {
  const [drag, setDrag] = useState<ColumnDrag | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const take = async () => {
      await codeForLater;
      const { columnDrag } = await import('./column-drag.tsx');
      const takeIfFree = () => {
        if (row.current?.matches(':active, :focus-within')) return;
        gone.abort();
        // Synchronously: a head that is focused before a later render would lose the focus.
        flushSync(() => setDrag(columnDrag));
      };
      // After the event: the focus is somewhere else by then.
      for (const event of events) addEventListener(event, () => setTimeout(takeIfFree), { signal: gone.signal });
      if (!gone.signal.aborted) takeIfFree();
    };
    // Where it cannot be loaded, columns still move by their menu and by keys.
    take().catch(() => {});
    return () => gone.abort();
  }, [row]);
  return drag;
}
