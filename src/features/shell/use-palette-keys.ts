import { useEffectEvent, useLayoutEffect } from 'react';

/** Ctrl or ⌘ with K opens the command palette, wherever the focus is. */
export function usePaletteKeys(open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    // The browser's own meaning is its search field.
    event.preventDefault();
    open();
  });
  // Mantine's hook would hear the keys only after the first paint: at 8x CPU up to 1.1 s later.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
