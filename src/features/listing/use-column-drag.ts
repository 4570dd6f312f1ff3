import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeForLater } from '#src/ui/code-for-later.ts';

type ColumnDrag = (typeof import('./column-drag.tsx'))['columnDrag'];

/**
 * Loads the code that makes the heads draggable after the rows, because it is 13 kB. It replaces the heads' elements, so it waits while one
 * is pressed, and gives the focus to the new one.
 */
export function useColumnDrag(row: RefObject<HTMLElement | null>): ColumnDrag | null {
  const [drag, setDrag] = useState<ColumnDrag | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const take = async () => {
      await codeForLater;
      const { columnDrag } = await import('./column-drag.tsx');
      const takeIfFree = () => {
        if (row.current?.matches(':active')) return;
        gone.abort();
        const controls = () => [...(row.current?.querySelectorAll<HTMLElement>('button, input') ?? [])];
        const focused = controls().findIndex((control) => control === document.activeElement);
        // Synchronously: a head that is focused before a later render would lose the focus.
        flushSync(() => setDrag(columnDrag));
        controls()[focused]?.focus({ preventScroll: true });
      };
      // After the event, by which a head is no longer pressed.
      addEventListener('pointerup', () => setTimeout(takeIfFree), { signal: gone.signal });
      if (!gone.signal.aborted) takeIfFree();
    };
    // Where it cannot be loaded, columns still move by their menu and by keys.
    take().catch(() => {});
    return () => gone.abort();
  }, [row]);
  return drag;
}
