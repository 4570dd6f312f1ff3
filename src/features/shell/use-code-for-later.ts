import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { preloadOverlays } from '#src/ui/with-overlays.tsx';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches what opens over the screens once the first of them stands, or when the person begins to do something. */
export function useCodeForLater(): void {
  const isThere = useRouterState({ select: ({ status }) => status === 'idle' });
  useEffect(() => {
    if (isThere) void preloadOverlays();
    const begun = new AbortController();
    const onSign = () => {
      begun.abort();
      void preloadOverlays();
    };
    for (const sign of signs) addEventListener(sign, onSign, { signal: begun.signal, passive: true });
    return () => begun.abort();
  }, [isThere]);
}
