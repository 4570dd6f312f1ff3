import { useEffect, useEffectEvent } from 'react';
import { isByTouch } from './is-by-touch.ts';

/**
 * Has Android's Back close what is open, also on the first screen of a tab that a mail has opened: there `useCloseOnBack` has no step to
 * hold back.
 */
export function useCloseWatcher(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !isByTouch() || !('CloseWatcher' in window)) return undefined;
    const over = new AbortController();
    const { signal } = over;
    new CloseWatcher({ signal }).onclose = () => onBack();
    // The browser gives the watcher Escape as well, which may be for something else. A device with an Escape key doesn't need Back.
    addEventListener('keydown', ({ key }) => key === 'Escape' && over.abort(), { capture: true, signal });
    return () => over.abort();
  }, [isOpen]);
}
