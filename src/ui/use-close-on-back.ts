import { use, useEffect, useEffectEvent } from 'react';
import { HistoryContext } from './history-context.ts';
import { isByTouch } from './is-by-touch.ts';

/** Has the browser's Back close what is open instead of leaving the screen. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const history = use(HistoryContext);
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    // From a screen that a mail has opened, Back leads to another page, and nothing holds that back. Android asks the watcher first.
    const watcher = isByTouch() && 'CloseWatcher' in window ? new CloseWatcher() : null;
    if (watcher) watcher.onclose = () => onBack();
    const release = history?.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK') return false;
        // Only once the browser stands on this screen again: what closes may write the address.
        addEventListener('popstate', () => onBack(), { once: true });
        return true;
      },
    });
    return () => {
      watcher?.destroy();
      release?.();
    };
  }, [isOpen, history]);
}
