import { useEffect } from 'react';
import { useAreDraftsSafe, useEntries, useIsDurable } from '#src/api/use-writes.ts';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether something that the server does not have yet is in this tab alone. */
export function useIsOnlyInTab(): boolean {
  const isDurable = useIsDurable();
  const areDraftsSafe = useAreDraftsSafe();
  return (useEntries().length > 0 && !isDurable) || !areDraftsSafe;
}

/** Has the browser ask before it closes or reloads a tab that would take something with it. */
export function useAskBeforeClosing(): void {
  const isOnlyInTab = useIsOnlyInTab();
  useEffect(() => {
    if (!isOnlyInTab) return undefined;
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOnlyInTab]);
}
