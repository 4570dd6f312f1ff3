import { use, useEffect, useEffectEvent } from 'react';
import { HistoryContext } from './history-context.ts';

/** Has the browser's Back close what is open instead of leaving the screen. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const history = use(HistoryContext);
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    return history?.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK') return false;
        // Only once the browser stands on this screen again: what closes may write the address.
        addEventListener('popstate', () => onBack(), { once: true });
        return true;
      },
    });
  }, [isOpen, history]);
}
