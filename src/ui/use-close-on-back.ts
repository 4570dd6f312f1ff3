import { use, useEffect, useEffectEvent } from 'react';
import { HistoryContext } from './history-context.ts';

/** The functions that close what is open, the newest last. */
const closers: (() => void)[] = [];

/**
 * Has the browser's Back close what is open, the newest first, instead of leaving the screen. Forward, and a jump over several steps, close
 * all of it and leave the screen.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const history = use(HistoryContext);
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closer = () => onBack();
    closers.push(closer);
    const unblock = history?.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        // Only once the other screen has the address: what closes may write it.
        if (action === 'FORWARD' || action === 'GO') setTimeout(() => closers.includes(closer) && closer());
        // The history asks the oldest first.
        if (action !== 'BACK' || closer !== closers.at(-1)) return false;
        // Only once the browser stands on this screen again: what closes may write the address.
        addEventListener('popstate', closer, { once: true });
        return true;
      },
    });
    return () => {
      closers.splice(closers.indexOf(closer), 1);
      unblock?.();
    };
  }, [isOpen, history]);
}
