import { useEffect } from 'react';
import { preloadHttp } from '#src/api/load-http.ts';
import { codeForLater } from '#src/ui/code-for-later.ts';
import { preloadOverlays } from '#src/ui/with-overlays.tsx';

/** Fetches what opens over the screens and what sends requests, before either is needed. */
export function useCodeForLater(): void {
  useEffect(() => {
    void codeForLater.then(() => Promise.all([preloadOverlays(), preloadHttp()]));
  }, []);
}
