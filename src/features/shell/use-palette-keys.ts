import { useWindowEvent } from '@mantine/hooks';

/** Ctrl or ⌘ with K opens the command palette, wherever the focus is. */
export function usePaletteKeys(open: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    // The browser's own meaning is its search field.
    event.preventDefault();
    open();
  });
}
