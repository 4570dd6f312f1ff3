import { useEffect } from 'react';
import { codeForLater } from '#src/ui/code-for-later.ts';
import { preloadOverlays } from '#src/ui/with-overlays.tsx';

/** Fetches what opens over the screens before it is needed. */
export function useCodeForLater(): void {
  useEffect(() => {
    void codeForLater.then(preloadOverlays);
  }, []);
}
