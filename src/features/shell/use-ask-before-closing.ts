import { useEffect } from 'react';
import { useAreDraftsSafe, useEntries, useIsDurable } from '#src/api/use-writes.ts';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Has the browser ask before it closes or reloads a tab that would take with it what the server does not have yet. */
export function useAskBeforeClosing(): void {
  const isDurable = useIsDurable();
  const areDraftsSafe = useAreDraftsSafe();
  const wouldLose = (useEntries().length > 0 && !isDurable) || !areDraftsSafe;
  useEffect(() => {
    if (!wouldLose) return undefined;
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [wouldLose]);
}
