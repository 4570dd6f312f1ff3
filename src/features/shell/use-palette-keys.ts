import { useEffectEvent, useLayoutEffect } from 'react';
import { onMac } from './on-mac.ts';

/** Ctrl, on a Mac ⌘, with K opens the command palette, wherever the focus is. */
export function usePaletteKeys(open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // On a Mac Ctrl and K delete to the end of the line.
    if (!event[onMac ? 'metaKey' : 'ctrlKey'] || event.altKey || event.shiftKey) return;
    // An Arabic keyboard has no K: a key that writes another script, whose letters are all above `~`, counts by its place.
    if (event.key.toLowerCase() !== 'k' && (event.code !== 'KeyK' || event.key < '~')) return;
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
